import { assert } from '@touchline/domain/assert';
import { allowance, type Barred } from '@touchline/domain/limits/allowance';
import { knownCurrency } from '@touchline/domain/known-currencies';
import type { LimitType } from '@touchline/domain/limits/limit';
import { netResult } from '@touchline/domain/limits/usage';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { getRealityCheck } from '@touchline/wire/calls/player-limits';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { settledInOne, settledPlayIn } from '../../wallet/settled-play';
import { stretchesOf, timesOf } from '../../wallet/play-usage';
import { playNow } from './play-now';

type RealityCheck = ReplyOf<typeof getRealityCheck>['data'];

/** Limits that a page asks about all the time. */
const SESSION_LIMITS: ReadonlySet<LimitType> = new Set([
  'session',
  'sportsbook_session',
  'time',
  'activity',
  'reality_check',
]);

/**
 * How a player's session goes: how long it lasts, what it has won or lost, and whether a reminder is due (SPEC §4
 * "Reality check"). Refused with the limit that has ended it, or null when nothing of the kind is limited.
 */
export async function realityCheck(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<Result<RealityCheck, Barred | null>> {
  const { barred, limits, usage } = await playNow(db, playerId, now);
  if (barred) return refused(barred);
  if (!usage || !limits.some(({ terms }) => SESSION_LIMITS.has(terms.type))) {
    return refused(null);
  }
  const reminder = limits.find(({ terms }) => terms.type === 'reality_check');
  const period = reminder && 'max' in reminder.terms ? Number(reminder.terms.max) / 1000 : null;
  const isDue = reminder !== undefined && allowance(reminder, usage, now.getTime()) === 0;
  return ok({ period, is_due: isDue, ...(await sessionOf(db, playerId, now)) });
}

async function sessionOf(db: Kysely<Database>, playerId: number, now: Date) {
  const { currency } = await db
    .selectFrom('players')
    .select('currency')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const times = (await run(db, timesOf([playerId], now))).get(playerId);
  const since = (times && stretchesOf(times, now.getTime()).session) ?? now.getTime();
  // What happened in the first instant of the session belongs to it.
  const from = new Date(since - 1);
  const [played = []] = await run(db, settledPlayIn([{ playerId, from, to: null }]));
  const money = settledInOne(played, currency);
  const known = knownCurrency(currency);
  assert(known, `${currency} is a currency of accounts`);
  return {
    seconds_played: Math.floor((now.getTime() - since) / 1000),
    currency,
    subunits: known.subunits,
    settled: onWire(money.settled),
    paid: onWire(money.paid),
    net: onWire(netResult(money)),
    open: onWire(money.open),
  };
}

/** The player has seen the reminder and goes on: the next one comes a period later. */
export async function answerRealityCheck(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<void> {
  await db.insertInto('reality_checks').values({ player_id: playerId, answered_at: now }).execute();
}
