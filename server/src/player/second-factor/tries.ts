import { counted, type Counted, type WaitRule } from '../../db/growing-waits';
import { hashOf } from '../random-token';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Six digits are soon guessed: ten tries, then one in a quarter of an hour, and ever less often. */
const TRIES: WaitRule = {
  free: 10,
  firstMs: 15 * MINUTE,
  longestMs: 12 * HOUR,
  halfLifeMs: 2 * HOUR,
};

/**
 * Tries at a player's second factor by whoever signs in. Whoever knows the password could begin one sign-in after the
 * other: only a count of all of them keeps codes from being guessed. A browser that has signed in before counts by
 * itself, so that a stranger does not keep the player out.
 */
export function triesOfBrowser(playerId: number, browser: string | null): Counted {
  return counted(TRIES, 'factor of sign-in', playerId, browser ?? '');
}

/** Tries at a player's password and second factor by a session. */
export function triesOfSession(playerId: number, token: string | null): Counted {
  return counted(TRIES, 'factor of session', playerId, hashOf(token ?? '').toString('hex'));
}
