import { MATCH_STATUS, type MatchStatus } from '../bets/market-status';

/** How long after its beginning there is talk about a match that is over, in ms. */
export const TALK_AFTER_MS = 24 * 3_600_000;

/** Whether there is still talk about a match: before it, while it is played, and for the rest of its day. */
export function isRoomOpen(
  { status, startTime }: { status: MatchStatus; startTime: number },
  now: number,
): boolean {
  const isOver = status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
  return !isOver || now < startTime + TALK_AFTER_MS;
}
