import { MATCH_STATUS, type MatchStatus } from './market-status';

/** How long a live bet waits unless its sport says otherwise, in seconds (DESIGN §4.14). */
const LIVE_DELAY = 5;

/**
 * How long a bet waits before it is checked again and taken, in seconds: the longest delay of its
 * live legs by sport key, nothing before the match (DESIGN §4.14).
 */
export function delayOf(
  legs: readonly { matchStatus: MatchStatus; sportKey: string }[],
  delays: ReadonlyMap<string, number>,
): number {
  const live = legs.filter(({ matchStatus }) => matchStatus === MATCH_STATUS.live);
  return Math.max(0, ...live.map(({ sportKey }) => delays.get(sportKey) ?? LIVE_DELAY));
}
