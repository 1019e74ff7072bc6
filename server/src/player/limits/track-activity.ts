import type { Barred } from '@touchline/domain/limits/allowance';
import { ACTIVITY_TICK } from '@touchline/domain/limits/usage';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { playNow, secondsLeft } from './play-now';

/** Limits that sign a player out when they are used up. */
const SIGNING_OUT = ['selfexclusion', 'time', 'activity'] as const;

/**
 * A page of a player was in sight (SPEC §4 "Activity tracking"): a minute counts once, however many pages say so.
 * Answered with the seconds that are left of limits of time, null without any. Refused with the limit that is used up,
 * and then all sessions of the player have ended.
 */
export async function trackActivity(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<Result<number | null, Barred>> {
  const minute = Math.floor(now.getTime() / ACTIVITY_TICK);
  await db
    .insertInto('activity_minutes')
    .values({ player_id: playerId, minute, at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  const play = await playNow(db, playerId, now);
  const { barred } = play;
  if (!barred || !SIGNING_OUT.some((type) => type === barred.limit.terms.type)) {
    return ok(secondsLeft(play, ['time', 'activity'], now));
  }
  await db.deleteFrom('sessions').where('player_id', '=', playerId).execute();
  return refused(barred);
}
