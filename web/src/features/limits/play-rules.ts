import type { LimitType } from '@touchline/domain/limits/limit';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { getRealityCheck } from '@touchline/wire/calls/player-limits';
import type { ErrorReply } from '@touchline/wire/errors';

/** How a player's session goes, as the platform tells it. */
export type RealityCheck = ReadOf<typeof getRealityCheck>['data'];

/** How often the page asks how the session goes, in milliseconds (SPEC §9 "Reality-check refetch"). */
const CHECK_EVERY = 30_000;

/** How often a page in sight says so, in milliseconds (SPEC §9 "Activity tracking interval"). */
const TRACK_EVERY = 60_000;

/** A window that a player has to answer before anything else (SPEC §2 "Modals"). */
export type PlayWindow =
  | { kind: 'reality_check'; check: RealityCheck }
  | { kind: 'out_of_session'; limit: LimitType | null }
  | { kind: 'activity_limit'; limit: LimitType | null };

/** What a page knows of a player's limits of time. */
export interface Play {
  window: PlayWindow | null;
  /** Whether the page still asks how the session goes. */
  asks: boolean;
}

/** Nothing is known yet. */
export const FRESH: Play = { window: null, asks: true };

/** What a page hears of a player's limits of time. */
export type PlayNews =
  | { type: 'signed_in' | 'signed_out' | 'limited' | 'nothing_limited' | 'went_on' | 'closed' }
  | { type: 'checked'; check: RealityCheck }
  | { type: 'session_over' | 'time_over'; limit: LimitType | null };

/**
 * SPEC §4 "Reality check", "Activity tracking". Once nothing is limited the page asks no more until somebody signs in, or
 * is limited again. A reminder that was answered on another page is no longer due here, and
 * gives way; that a limit of time is used up is told until the player has read it, signed out as they are by then.
 */
export function afterNews(play: Play, news: PlayNews): Play {
  switch (news.type) {
    case 'signed_in':
      return FRESH;
    case 'signed_out':
      return play.window?.kind === 'activity_limit' ? play : { ...play, window: null };
    case 'limited':
      return { ...play, asks: true };
    case 'nothing_limited':
      return { asks: false, window: play.window?.kind === 'activity_limit' ? play.window : null };
    case 'went_on':
      return { ...play, window: null, asks: true };
    case 'closed':
      return { ...play, window: null };
    case 'checked':
      return { ...play, window: windowOf(play, news.check) };
    case 'session_over':
      return { ...play, window: { kind: 'out_of_session', limit: news.limit } };
    case 'time_over':
      return { asks: false, window: { kind: 'activity_limit', limit: news.limit } };
  }
}

function windowOf({ window }: Play, check: RealityCheck): PlayWindow | null {
  if (window?.kind === 'activity_limit') return window;
  return check.is_due ? { kind: 'reality_check', check } : null;
}

/** Limits that sign a player out when they are used up. */
const SIGNING_OUT: ReadonlySet<LimitType> = new Set(['activity', 'time', 'selfexclusion']);

/** What a refused answer of the platform says of play; null where it says nothing, such as no answer at all. */
export function newsOf(status: number, { code, data }: ErrorReply['error']): PlayNews | null {
  if (code === 'limit_reached') {
    const limit = (data?.details ?? null) as LimitType | null;
    const isOver = status === 401 || (limit !== null && SIGNING_OUT.has(limit));
    return { type: isOver ? 'time_over' : 'session_over', limit };
  }
  return status === 400 ? { type: 'nothing_limited' } : null;
}

/** Whether choosing to go on begins a new session: only one at the sportsbook goes on by choice. */
export function mayGoOn(limit: LimitType | null): boolean {
  return limit === null || limit === 'sportsbook_session';
}

/**
 * In how many milliseconds the page asks how the session goes: every half minute, and when the session is known to end
 * sooner, then. Null while it does not ask. Times are in milliseconds, `checkedAt` null before the first time.
 */
export function untilCheck({
  asks,
  checkedAt,
  endsAt,
  now,
}: {
  asks: boolean;
  checkedAt: number | null;
  endsAt: number | null;
  now: number;
}): number | null {
  if (!asks) return null;
  if (checkedAt === null) return 0;
  const next = checkedAt + CHECK_EVERY;
  const isSooner = endsAt !== null && endsAt > checkedAt && endsAt < next;
  return Math.max(0, (isSooner ? endsAt : next) - now);
}

/**
 * In how many milliseconds the page says that it is in sight: at once the first time and when it comes back into sight
 * after a minute, else a minute after the last time. Null while it is out of sight.
 */
export function untilTrack({
  isVisible,
  trackedAt,
  now,
}: {
  isVisible: boolean;
  trackedAt: number | null;
  now: number;
}): number | null {
  if (!isVisible) return null;
  return trackedAt === null ? 0 : Math.max(0, trackedAt + TRACK_EVERY - now);
}
