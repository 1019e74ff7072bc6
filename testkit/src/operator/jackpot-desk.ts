import type { OwnHitReply, OwnJackpotReply } from '@touchline/wire/calls/operator-jackpots';
import type { JackpotHitReply, JackpotReply } from '@touchline/wire/jackpots';
import { expect } from 'vitest';
import { jackpotDifferences } from '../../../server/src/bonus/jackpots/jackpot-differences';
import { SITE } from '../betting/book-database';
import { reconcile } from '../../../server/src/wallet/reconcile';
import { type Answered, aSingle, operatorServer } from './operator-server';

/** What creating a jackpot answers. */
export interface Created {
  dry_run: boolean;
  jackpot: OwnJackpotReply | null;
  touches: object;
}

/** A level that every bet of 10.00 hits. */
export const MINI = {
  code: 'mini',
  names: { en: 'Mini', de: 'Kleiner' },
  share: 10_000,
  start_amount: 900,
  hit_every: 1000,
};

const A_JACKPOT = {
  texts: {
    en: { name: 'Four corners', terms: 'Every bet.' },
    de: { name: 'Vier Ecken', terms: 'Jede Wette.' },
  },
  currency: 'EUR',
  levels: [MINI],
};

export type JackpotDesk = Awaited<ReturnType<typeof jackpotDesk>>;

/** The sportsbook with jackpots switched on, and what tests do with them. */
export async function jackpotDesk() {
  const server = await operatorServer({
    site: { ...SITE, featureFlags: ['jackpots'], vipTimes: 3 },
  });
  const { pool, db } = server.book;
  const match = await server.aMatchToBetOn();
  const create = (body: object = {}) =>
    server.operate<Created>('POST', '/jackpots', { ...A_JACKPOT, ...body });
  const get = async <T>(
    path: string,
    playerId: number | null = null,
    locale = 'en',
  ): Promise<Answered<T>> => {
    const headers = new Headers({ 'accept-language': locale });
    if (playerId !== null) headers.set('cookie', `touchline_session=${playerId}`);
    const answer = await fetch(`${server.address}/sportsbook/api/v2${path}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Answered<T>['body'] };
  };
  return {
    server,
    /** A match that takes bets. */
    match,
    create,
    get,
    /** Those of tests before take part no more. */
    pauseAll: () => pool.query(`update jackpot_levels set state = 'paused' where state = 'active'`),
    aJackpot: async (body: object = {}): Promise<number> =>
      (await create(body)).body.data.jackpot?.jackpot.id ?? 0,
    /** Places a bet of 10.00; answers with the last hit that it makes. */
    aHit: async (playerId: number): Promise<number> => {
      expect((await server.place(playerId, [aSingle(match, 1000)])).status).toBe(200);
      const { body } = await server.operate<OwnHitReply[]>('GET', '/jackpot-hits?limit=500');
      return body.data.findLast((each) => each.player_id === playerId)?.hit.id ?? 0;
    },
    jackpotNow: async (id: number) => (await get<JackpotReply>(`/jackpots/${id}`)).body.data,
    hits: async (query: string, playerId: number | null = null) =>
      (await get<JackpotHitReply[]>(`/jackpot-hits${query}`, playerId)).body.data,
    sound: async () => {
      expect(await reconcile(db)).toEqual([]);
      expect(await jackpotDifferences(db)).toEqual([]);
    },
    /** What pages on a channel were told by the name of an event. */
    toldTo: async (channel: string, event: string) => {
      const { rows } = await pool.query<{ message: Record<string, unknown> }>(
        'select message from outbox where channel = $1 and event_name = $2 order by id',
        [channel, event],
      );
      return rows.map(({ message }) => message);
    },
  };
}
