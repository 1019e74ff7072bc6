import { randomUUID } from 'node:crypto';
import type { LimitStatus, LimitType } from '@touchline/domain/limits/limit';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { aPlayer } from '../betting/rows';
import type { Sent } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/player-limits';
import type { LimitReply } from '@touchline/wire/limits';
import type { Pool } from 'pg';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { migratedDatabase } from '../database/migrated-database';
import { post } from '../../../server/src/wallet/post';
import { beginSession, findSession } from '../../../server/src/player/sessions';
import { type Ask, asking } from '../players/asking';
import { limitRoutes } from '../../../server/src/player/limits/routes';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The calls about limits on a database of their own, by a clock that stands until a test moves it. */
export interface LimitPlatform {
  db: OpenDatabase['db'];
  pool: Pool;
  clock: { now(): Date; pass(ms: number): void };
  ask: Ask;
  /** Of whom it was told that their sessions ended. */
  signedOut: number[];
  /** Asks for a limit, and answers with it. */
  limited(playerId: number, body: Sent<typeof calls.askForLimit>['body']): Promise<LimitReply>;
  close(): Promise<void>;
}

/** Opens them. */
export async function limitPlatform(): Promise<LimitPlatform> {
  const { db, pool, close } = await migratedDatabase();
  let at = Date.now();
  const clock = { now: () => new Date(at), pass: (ms: number) => void (at += ms) };
  const signedOut: number[] = [];
  const told = async (playerId: number) => void signedOut.push(playerId);
  const ask = asking((router) => limitRoutes(router, { db, clock, signedOut: told }));
  const limited: LimitPlatform['limited'] = async (playerId, body) => {
    const answer = await ask(calls.askForLimit, { body }, { playerId });
    if (!('body' in answer)) throw new Error(JSON.stringify(answer));
    return answer.body.data;
  };
  return { db, pool, clock, ask, signedOut, limited, close };
}

/** A player who is signed in, and stays there as long as a test says. */
export async function aGuest({ db, pool, clock }: LimitPlatform, currencies = ['EUR', 'USD']) {
  const playerId = await aPlayer(pool, { currencies });
  const signIn = async () => {
    const beginning = { playerId, userAgent: null, replaces: null };
    const { token } = await beginSession(db, beginning, clock.now());
    return token;
  };
  const token = await signIn();
  const stay = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      clock.pass(MINUTE);
      await findSession(db, token, clock.now());
    }
  };
  return { playerId, token, signIn, stay };
}

/** A bet of a player, as placing and settling one leave it behind. */
export async function aBetOf(
  { db, pool, clock }: LimitPlatform,
  playerId: number,
  {
    stake,
    currency = 'EUR',
    status = 'waiting_results',
  }: { stake: number; currency?: string; status?: string },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into bets (player_id, placement_id, ordinal, type, status, currency, stake, win_amount, odds, created_at)
     values ($1, $2, 0, 'single', $3, $4, $5, 0, 2000, $6) returning id`,
    [playerId, randomUUID(), status, currency, stake, clock.now()],
  );
  const id = rows[0]?.id ?? 0;
  const funds = { id: randomUUID(), provider: 'test', playerId, currency, amount: minor(stake) };
  const postings = [
    depositPosting(funds),
    stakePosting({ id, playerId, currency, stake: minor(stake) }),
  ];
  await db.transaction().execute((tx) => post(tx, postings));
  await stamped({ pool, clock }, postings);
  return id;
}

/** The ledger goes by the clock of the database, which a test does not move: gives postings the time of the test. */
export async function stamped(
  { pool, clock }: Pick<LimitPlatform, 'pool' | 'clock'>,
  postings: readonly { id: string }[],
): Promise<void> {
  await pool.query('update ledger_postings set created_at = $2 where id = any($1)', [
    postings.map(({ id }) => id),
    clock.now(),
  ]);
}

/** Each type with a body that asks for it, and one that allows more. */
export const ASKED = {
  deposit: [{ period: 'day', amount: 1000 }, { amount: 2000 }],
  loss: [{ period: 'week', amount: 1000 }, { amount: 2000 }],
  wager: [{ period: 'month', amount: 1000 }, { amount: 2000 }],
  bet: [{ period: 'day', count: 3 }, { count: 4 }],
  time: [{ period: 'day', seconds: 3600 }, { seconds: 7200 }],
  activity: [{ period: 'week', seconds: 3600 }, { seconds: 7200 }],
  session: [{ seconds: 600 }, { seconds: 900 }],
  sportsbook_session: [{ seconds: 600 }, { seconds: 900 }],
  reality_check: [{ seconds: 600 }, { seconds: 900 }],
} as const satisfies Partial<Record<LimitType, readonly [object, object]>>;

export type Raisable = keyof typeof ASKED;

/** A body that asks for a limit of a type, or for a higher one. */
export function askedFor(type: Raisable, higher = false) {
  const [usual, more] = ASKED[type];
  return { type, ...usual, ...(higher ? more : {}) } as NonNullable<
    Sent<typeof calls.askForLimit>['body']
  >;
}

/** How each limit stands that a player ever had, the newest first. */
export async function standing(
  { ask }: LimitPlatform,
  playerId: number,
): Promise<[LimitType, LimitStatus][]> {
  const answer = await ask(calls.listUserLimits, {}, { playerId });
  if (!('body' in answer)) throw new Error(JSON.stringify(answer));
  return answer.body.data.map(({ type, status }) => [type, status]);
}
