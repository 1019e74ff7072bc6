import type { Barred } from '@touchline/domain/limits/allowance';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { stretchesOf, timesOf } from '../../wallet/play-usage';
import { playNow, secondsLeft, withoutSportsbookSession } from './play-now';
import { holdPlayer } from './what-bars';

/** A session at the sportsbook that is under way. */
export interface SportsbookSession {
  startedAt: Date;
  /** What limits of sessions leave, in whole seconds; null without any. */
  secondsLeft: number | null;
}

const OF_SESSIONS = ['session', 'sportsbook_session', 'time', 'activity'] as const;

/**
 * Begins a session at the sportsbook, or goes on with the one that is under way (SPEC §7 POST /sportsbook_sessions): a
 * page that is loaded again gains no time. Refused with the limit that stands against playing.
 */
export function beginSportsbookSession(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<Result<SportsbookSession, Barred>> {
  return db.transaction().execute(async (tx) => {
    await holdPlayer(tx, playerId);
    const underWay = await sessionUnderWay(tx, playerId, now);
    const play = await playNow(tx, playerId, now);
    // One that has not begun is not over, however long the player has been signed in.
    const barred = underWay ? play.barred : withoutSportsbookSession(play, now);
    if (barred) return refused(barred);
    if (!underWay) await insertSession(tx, { playerId, now, continued: false });
    return ok(await told(tx, playerId, underWay ?? now, now));
  });
}

/**
 * The player chooses to go on when a session at the sportsbook has lasted as long as it may, or sooner: the next one
 * begins. Refused with a limit that stands against playing in another way.
 */
export async function continueSportsbookSession(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<Result<SportsbookSession, Barred>> {
  const barred = withoutSportsbookSession(await playNow(db, playerId, now), now);
  if (barred) return refused(barred);
  await insertSession(db, { playerId, now, continued: true });
  return ok(await told(db, playerId, now, now));
}

async function told(
  db: Kysely<Database>,
  playerId: number,
  startedAt: Date,
  now: Date,
): Promise<SportsbookSession> {
  const left = secondsLeft(await playNow(db, playerId, now), OF_SESSIONS, now);
  return { startedAt, secondsLeft: left };
}

/** When the session under way began; null when there is none, or it belongs to a sign-in before this one. */
async function sessionUnderWay(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<Date | null> {
  const times = (await run(db, timesOf([playerId], now))).get(playerId);
  const at = times?.sportsbookAt ?? null;
  if (!times || !at) return null;
  const { session } = stretchesOf(times, now.getTime());
  return session !== null && at.getTime() >= session ? at : null;
}

async function insertSession(
  db: Kysely<Database>,
  { playerId, now, continued }: { playerId: number; now: Date; continued: boolean },
): Promise<void> {
  await db
    .insertInto('sportsbook_sessions')
    .values({ player_id: playerId, started_at: now, continued })
    .execute();
}
