import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import {
  beginSportsbookSession,
  getRealityCheck,
  listUserLimits,
  trackActivity,
} from '@touchline/wire/calls/player-limits';
import { ApiError } from '../../api/api';
import { newsOf, untilCheck, untilTrack, type Play, type PlayNews } from './play-rules';
import { repeating, type Repeating } from './repeating';

/** Limits that count now, by their status (SPEC §7). */
export const IN_FORCE = 'active,confirmed_disabled,unconfirmed_disabled';

/** Limits that the platform answers to a page that asks how the session goes. */
const OF_PLAY = {
  types: 'session,sportsbook_session,time,activity,reality_check',
  statuses: IN_FORCE,
};

/** What watching needs of the page around it. */
export interface Watched {
  call<C extends Call>(call: C, sent?: Sent<C>): Promise<ReadOf<C>>;
  /** The time, in milliseconds since 1970. */
  now(): number;
  isVisible(): boolean;
  play(): Play;
  /** Told whatever is heard. */
  tell(news: PlayNews): void;
}

/** A watch over the session of whoever is signed in. */
export interface Watch extends Repeating {
  /** A session at the sportsbook has begun; null lasts without an end. */
  begun(secondsLeft: number | null): void;
}

/**
 * SPEC §4 "Reality check": begins a session at the sportsbook, or finds out that it is over, and asks every half minute
 * how it goes, until the platform says that nothing is limited.
 */
export function watchSession({ call, now, play, tell }: Watched): Watch {
  let checkedAt: number | null = null;
  let endsAt: number | null = null;
  let hasBegun = false;
  let isLimited = false;
  const begun = (secondsLeft: number | null) => {
    hasBegun = true;
    // Whole seconds are told, so it ends somewhere within the one after them.
    endsAt = secondsLeft === null ? null : now() + (secondsLeft + 1) * 1000;
  };
  const check = async () => {
    if (!hasBegun) begun((await call(beginSportsbookSession)).data.seconds_left);
    // Where nothing is limited the call is a 400: most players have no such limit, and their pages do not ask.
    isLimited ||= (await call(listUserLimits, { query: OF_PLAY })).data.length > 0;
    if (!isLimited) return tell({ type: 'nothing_limited' });
    tell({ type: 'checked', check: (await call(getRealityCheck)).data });
  };
  const round = repeating(
    () => untilCheck({ asks: play().asks, checkedAt, endsAt, now: now() }),
    () => {
      checkedAt = now();
      return telling(tell, check);
    },
  );
  return {
    ...round,
    begun: (secondsLeft) => {
      begun(secondsLeft);
      round.wake();
    },
  };
}

/** SPEC §4 "Activity tracking", §9: a page in sight says so once a minute. */
export function watchActivity({ call, now, isVisible, tell }: Watched): Repeating {
  let trackedAt: number | null = null;
  return repeating(
    () => untilTrack({ isVisible: isVisible(), trackedAt, now: now() }),
    () => {
      trackedAt = now();
      return telling(tell, async () => void (await call(trackActivity)));
    },
  );
}

/** Tells what a refusal says of play; what says nothing of it, such as no answer, is asked again in the next round. */
async function telling(tell: Watched['tell'], ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const news = newsOf(error.status, error.error);
    if (news) tell(news);
  }
}
