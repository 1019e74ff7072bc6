import * as autoCashOut from '@touchline/wire/calls/auto-cash-out';
import { getBetHistory } from '@touchline/wire/calls/bet-history';
import * as betCalls from '@touchline/wire/calls/bets';
import type { Access, Call } from '@touchline/wire/calls/call';
import { cashout } from '@touchline/wire/calls/cash-out';
import { getCustomOdds, listCustomMarkets } from '@touchline/wire/calls/custom-bets';
import { maxStake } from '@touchline/wire/calls/max-stake';
import { createShareBet, getShareBets } from '@touchline/wire/calls/share-bets';
import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CustomBetServer,
  customBetServer,
} from '@touchline/testkit/betting/custom-bet-server';
import { aBet, aSelection, SITE } from '@touchline/testkit/betting/book-database';
import { bookServer, type BookServer } from '@touchline/testkit/betting/book-server';
import { aPlacementSent } from '@touchline/testkit/betting/placement-sent';

const CALLS = {
  ...betCalls,
  ...autoCashOut,
  getBetHistory,
  maxStake,
  cashout,
  getCustomOdds,
  listCustomMarkets,
  createShareBet,
  getShareBets,
};
type CallName = keyof typeof CALLS;

let server: CustomBetServer;
/** A site that neither shares bets nor takes custom bets. */
let closed: BookServer;
beforeAll(async () => {
  server = await customBetServer();
  closed = await bookServer({
    site: { ...SITE, customBets: { enabled: false, allowSingle: false } },
    share: { enabled: false, keptForDays: 30 },
  });
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

/** What is asked for: parts of the path and the query, or a body. */
interface Asked {
  id?: number | string;
  query?: string;
  body?: object;
  at?: BookServer;
  playerId?: number;
}

/** An error that a call tells: its status, its code, the field where it is a bad request, and how it comes about. */
type Refusal = [
  status: number,
  code: string | number,
  field: string | null,
  ask: () => Promise<Asked> | Asked,
];

const UNKNOWN = [aSelection({ match_id: 999_999 })];
const EMPTY = { bets: [] };
const { stake: _open, ...withoutStake } = aBet(UNKNOWN);

/** Every error of the calls about bets beside 401: a new call does not compile until it is here. */
const REFUSALS: Record<CallName, Refusal[]> = {
  placeBets: [
    [400, 'bad_request', 'body.bets', () => ({ body: aPlacementSent([]) })],
    [422, 'bets_refused', null, () => ({ body: aPlacementSent([aBet(UNKNOWN)]) })],
    [
      409,
      BET_ERROR.placementIdReused,
      null,
      async () => {
        const playerId = await server.bettor();
        const sent = aPlacementSent([aBet([aSelection({ match_id: await server.match() })])]);
        await server.place(playerId, sent);
        return { playerId, body: { ...sent, meta: { ...sent.meta, quick: true } } };
      },
    ],
  ],
  listBets: [[400, 'bad_request', 'query.status', () => ({ query: 'status=x' })]],
  countBets: [[400, 'bad_request', 'query.to', () => ({ query: 'to=x' })]],
  getBet: [
    [400, 'bad_request', 'params.id', () => ({ id: 'x' })],
    [404, 'not_found', null, () => ({ id: 999_999 })],
  ],
  getBetHistory: [
    [400, 'bad_request', 'params.id', () => ({ id: 'x' })],
    [404, 'not_found', null, () => ({ id: 999_999 })],
  ],
  setAutoCashout: [
    [400, 'bad_request', 'body.share', () => ({ body: { bet_id: 1, value: 1, share: 101 } })],
    [404, 'not_found', null, () => ({ body: { bet_id: 999_999, value: 1, share: 100 } })],
    [
      422,
      'cashout_refused',
      null,
      async () => {
        const { playerId, body } = await aCashOut({});
        const { bet_id } = body as { bet_id: number };
        return { playerId, body: { bet_id, value: 2000, share: 100 } };
      },
    ],
  ],
  removeAutoCashout: [
    [400, 'bad_request', 'body.bet_id', () => ({ body: {} })],
    [404, 'not_found', null, () => ({ body: { bet_id: 999_999 } })],
  ],
  maxStake: [
    [
      400,
      'bad_request',
      'body.selections',
      () => ({ body: { ...withoutStake, selections: [], currency: 'EUR' } }),
    ],
    [422, 'bets_refused', null, () => ({ body: { ...withoutStake, currency: 'EUR' } })],
  ],
  cashout: [
    [400, 'bad_request', 'body.bet_id', () => ({ body: { to_cashout: 1 } })],
    [404, 'not_found', null, () => ({ body: { bet_id: 999_999, to_cashout: 1 } })],
    [422, 'cashout_refused', null, async () => aCashOut({})],
    [
      409,
      'conflict',
      null,
      async () => {
        const cashout_id = '6f2f4d3e-1f5e-4c58-9b46-0b6a1f0f7a11';
        const asked = await aCashOut({ cashout_id, part: { stake: 100 } }, 0.5);
        expect((await ask(cashout, asked)).status).toBe(200);
        return { ...asked, body: { ...asked.body, part: { stake: 200 } } };
      },
    ],
  ],
  getCustomOdds: [
    [400, 'bad_request', 'body.selections', () => ({ body: { selections: [] } })],
    [422, 'bets_refused', null, () => ({ body: { selections: UNKNOWN } })],
  ],
  listCustomMarkets: [
    [400, 'bad_request', 'params.matchId', () => ({ id: 'x' })],
    [403, 'forbidden', null, () => ({ id: 1, at: closed })],
    [404, 'not_found', null, () => ({ id: 999_999 })],
    [
      503,
      'unavailable',
      null,
      async () => {
        server.provider.combines = () => Promise.reject(new Error('is down'));
        return { id: await server.match() };
      },
    ],
  ],
  createShareBet: [
    [400, 'bad_request', 'body.bets', () => ({ body: EMPTY })],
    [403, 'forbidden', null, () => ({ body: { bets: [aBet(UNKNOWN)] }, at: closed })],
  ],
  getShareBets: [
    [400, 'bad_request', 'query.code', () => ({ query: 'code=' })],
    [404, 'not_found', null, () => ({ query: 'code=CDFGHJKM' })],
  ],
};

/** A bet of 10.00 at 2.00 to be cashed out; nobody says how likely it wins, unless that is given. */
async function aCashOut(more: object, chance?: number): Promise<Asked & { body: object }> {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  if (chance !== undefined) {
    await server.pool.query(
      `update markets set cashout = 1, outcomes = jsonb_set(outcomes, '{1,p}', $2) where match_id = $1`,
      [matchId, JSON.stringify(chance)],
    );
  }
  const sent = aPlacementSent([aBet([aSelection({ match_id: matchId })])]);
  const { data } = await server.place(playerId, sent);
  return { playerId, body: { bet_id: data?.[0]?.['id'], to_cashout: 1, ...more } };
}

interface Told {
  status: number;
  error: ErrorReply['error'] | undefined;
}

/** Asks as a player, or as nobody. */
async function ask(
  call: Call,
  asked: Asked,
  playerId: number | null = asked.playerId ?? 1,
): Promise<Told> {
  const path = call.path.replace(/:\w+/, String(asked.id ?? 1));
  const answer = await (asked.at ?? server).app.inject({
    method: call.method,
    url: `${path}${asked.query === undefined ? '' : `?${asked.query}`}`,
    cookies: playerId === null ? {} : { touchline_session: String(playerId) },
    ...(asked.body ? { payload: asked.body } : {}),
  });
  return { status: answer.statusCode, error: answer.json<Partial<ErrorReply>>().error };
}

describe.each(Object.entries(REFUSALS))('%s', (name, refusals) => {
  const call: Call = CALLS[name as CallName];

  test.each(refusals)('is refused as %i %s %s', async (status, code, field, prepare) => {
    const asked = await prepare();
    const playerId = asked.playerId ?? (asked.at ? 1 : await server.bettor());
    const told = await ask(call, { ...asked, playerId });
    expect([told.status, told.error?.code, told.error?.field ?? null]).toEqual([
      status,
      code,
      field,
    ]);
    expect(told.error?.message).toBeTruthy();
  });

  test('asks a visitor to sign in where it is for players', async () => {
    const isForPlayers = call.access === ('player' satisfies Access);
    const { status, error } = await ask(call, { body: {} }, null);
    const isAsked = status === 401 && error?.code === 'unauthorized';
    expect(isAsked).toBe(isForPlayers);
  });
});
