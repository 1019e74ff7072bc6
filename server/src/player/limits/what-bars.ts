import { type Action, type Barred, whyNotAllowed } from '@touchline/domain/limits/allowance';
import { tick } from '@touchline/domain/limits/change-limit';
import { isInForce } from '@touchline/domain/limits/limit';
import type { Usage } from '@touchline/domain/limits/usage';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { pursesLocked } from '../../wallet/balance';
import { type LimitedPlayer, limitedPlayers, playLimitsLocked } from '../../wallet/play-limits';
import { usagesFrom, usageStatements } from '../../wallet/play-usage';
import { roughly } from '../../wallet/rates';

/** What somebody is about to do; `currency` is that of its money, null being the account's own. */
export interface BarringAsked {
  playerId: number;
  action: Action;
  currency: string | null;
}

/**
 * Which of a player's own limits stands against what they are about to do, or null (SPEC §3 "Limits"). Money in another
 * currency counts, roughly, in the account's own; what is left is in that. Somebody without limits costs one query.
 *
 * What takes from a limit is asked for in the transaction that writes it down: the limits then stay held until it ends,
 * so that two deposits at once are held against them one after the other. A sign-in likewise: in the transaction that
 * begins the session, so that none begins behind the back of a self-exclusion, which ends those that are not restricted.
 */
export async function whatBars(
  db: Kysely<Database>,
  { playerId, action, currency }: BarringAsked,
  now: Date,
): Promise<Barred | null> {
  if (action.type === 'sign_in') await holdPlayer(db, playerId);
  const player = await limitedPlayer(db, playerId);
  if (!player || !tick(player.limits, now.getTime()).some(isInForce)) return null;
  await holdFor(db, { playerId, action, currency: currency ?? player.currency });
  const usage = await usageNow(db, player, now);
  const own = inOwnMoney(action, currency ?? player.currency, player.currency);
  return whyNotAllowed(own, player.limits, usage, now.getTime());
}

/** Makes whoever changes this player's limits wait until the transaction ends. */
export async function holdPlayer(db: Kysely<Database>, playerId: number): Promise<void> {
  await db.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
}

/** Makes others wait, in the order in which placing bets does it: the purse first. */
async function holdFor(
  db: Kysely<Database>,
  { playerId, action, currency }: BarringAsked & { currency: string },
): Promise<void> {
  const isPosted = action.type === 'bet' || action.type === 'credit';
  if (isPosted) await run(db, pursesLocked([{ playerId, currency }]));
  if (isPosted || action.type === 'deposit') await run(db, playLimitsLocked([playerId]));
}

/** A player's limits that are not over, or null where there are none. */
export async function limitedPlayer(
  db: Kysely<Database>,
  playerId: number,
): Promise<LimitedPlayer | null> {
  return (await run(db, limitedPlayers([playerId]))).get(playerId) ?? null;
}

/** What a limited player has used up. */
export async function usageNow(
  db: Kysely<Database>,
  player: LimitedPlayer,
  now: Date,
): Promise<Usage> {
  const [money, times] = usageStatements([player], now);
  const read = [await run(db, money), await run(db, times)] as const;
  const usage = usagesFrom([player], read, now).get(player.playerId);
  if (!usage) throw new Error('each player is answered');
  return usage;
}

function inOwnMoney(action: Action, from: string, to: string): Action {
  switch (action.type) {
    case 'deposit':
    case 'credit':
      return { ...action, amount: roughly(action.amount, from, to) };
    case 'bet':
      return { ...action, stake: roughly(action.stake, from, to) };
    default:
      return action;
  }
}
