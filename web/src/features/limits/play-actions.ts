import { answerRealityCheck, continueSportsbookSession } from '@touchline/wire/calls/player-limits';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import { session } from '../../state/session';
import { newsOf } from './play-rules';
import { heard } from './play-store';

/** How an answer to a window went: done, or nobody heard it. */
export type Answered = 'done' | 'failed';

/** The player has seen the reminder and goes on. */
export function goOn(): Promise<Answered> {
  return answering(async () => {
    await call(answerRealityCheck);
    heard({ type: 'went_on' });
  });
}

/** The player begins the next session at the sportsbook; `begun` learns how long it may last. */
export function goOnWithSession(begun: (secondsLeft: number | null) => void): Promise<Answered> {
  return answering(async () => {
    const { data } = await call(continueSportsbookSession);
    heard({ type: 'went_on' });
    begun(data.seconds_left);
  });
}

/** The player signs out from a window. */
export function leave(): Promise<Answered> {
  return answering(() => session.leave());
}

/** Another limit that stands against it is told in place of the window; the rest counts as not heard. */
async function answering(work: () => Promise<void>): Promise<Answered> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const news = error.error.code === 'limit_reached' ? newsOf(error.status, error.error) : null;
    if (!news) return 'failed';
    heard(news);
    return 'done';
  }
}

/** A limit of time is used up: whoever is signed in here is signed out, without being asked to sign in again. */
export async function signOutForTime(): Promise<void> {
  try {
    await session.leave();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.ended();
  }
}
