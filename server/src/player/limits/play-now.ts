import { allowance, type Barred, whyNotAllowed } from '@touchline/domain/limits/allowance';
import { tick } from '@touchline/domain/limits/change-limit';
import { isInForce, type Limit, type LimitType } from '@touchline/domain/limits/limit';
import type { Usage } from '@touchline/domain/limits/usage';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { limitedPlayer, usageNow } from './what-bars';

/** Where a player stands with the limits that go by the clock. */
export interface PlayNow {
  /** Which limit stands against playing on; null is none. */
  barred: Barred | null;
  /** The limits in force. */
  limits: readonly Limit[];
  usage: Usage | null;
}

/** Whether a player may play on now (SPEC §4 "Activity tracking", "Reality check"). */
export async function playNow(db: Kysely<Database>, playerId: number, now: Date): Promise<PlayNow> {
  const player = await limitedPlayer(db, playerId);
  const limits = tick(player?.limits ?? [], now.getTime()).filter(isInForce);
  if (!player || limits.length === 0) return { barred: null, limits, usage: null };
  const usage = await usageNow(db, player, now);
  return { barred: whyNotAllowed({ type: 'play' }, limits, usage, now.getTime()), limits, usage };
}

/** The least that limits of these types leave, in whole seconds; null where there are none. */
export function secondsLeft(
  { limits, usage }: PlayNow,
  types: readonly LimitType[],
  now: Date,
): number | null {
  if (!usage) return null;
  const left = limits
    .filter(({ terms }) => types.includes(terms.type))
    .map((limit) => Number(allowance(limit, usage, now.getTime()) ?? 0));
  return left.length === 0 ? null : Math.floor(Math.min(...left) / 1000);
}

/** The same player without the limit of sportsbook sessions, which choosing to go on begins anew. */
export function withoutSportsbookSession({ limits, usage }: PlayNow, now: Date): Barred | null {
  const others = limits.filter(({ terms }) => terms.type !== 'sportsbook_session');
  return usage && whyNotAllowed({ type: 'play' }, others, usage, now.getTime());
}
