import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';

/**
 * Who says where play is: the producer that prices during play or before it, one that does both alone, the fixture
 * when it is called off, or the answer to a schedule or summary, which may be minutes old.
 */
export type StatusTeller = 'live' | 'prematch' | 'other' | 'fixture' | 'schedule';

const { prematch, live, stopped, closed, finished, notCovered } = MATCH_STATUS;
const ANY = Object.values(MATCH_STATUS);
const NONE: readonly MatchStatus[] = [];
const SINCE_BEGUN = [live, stopped, closed, finished, notCovered];

/**
 * What may follow each status, by who says it. A coarse word never replaces a finer or a final one: once play has begun
 * it is not to come again, the producer before play and a schedule have no say about play under way, and what is
 * finished stays so. Settlements, cancels and prices say nothing about where play is.
 */
const MAY_FOLLOW: Readonly<
  Record<StatusTeller, Readonly<Record<MatchStatus, readonly MatchStatus[]>>>
> = {
  live: {
    [prematch]: ANY,
    [live]: SINCE_BEGUN,
    [stopped]: SINCE_BEGUN,
    // A match that has ended is played on after all, until its results are confirmed.
    [closed]: SINCE_BEGUN,
    [finished]: [finished],
    [notCovered]: ANY,
  },
  prematch: {
    [prematch]: ANY,
    [live]: NONE,
    [stopped]: NONE,
    [closed]: NONE,
    [finished]: NONE,
    [notCovered]: ANY,
  },
  other: {
    [prematch]: ANY,
    [live]: SINCE_BEGUN,
    [stopped]: SINCE_BEGUN,
    [closed]: SINCE_BEGUN,
    // BetConstruct takes back the event that ends a match, and knows no status before the final one.
    [finished]: [live, finished],
    [notCovered]: ANY,
  },
  fixture: {
    [prematch]: [notCovered],
    [live]: [notCovered],
    [stopped]: [notCovered],
    [closed]: NONE,
    [finished]: NONE,
    [notCovered]: [notCovered],
  },
  schedule: {
    [prematch]: ANY,
    // Its score would be older than the one that is shown: only the end is news.
    [live]: [closed, finished],
    [stopped]: [closed, finished],
    [closed]: [closed, finished],
    [finished]: [finished],
    // Only a producer says that a match that was called off is played after all.
    [notCovered]: [closed, finished, notCovered],
  },
};

/** Whether a status may replace another one, by who says so. */
export function mayFollow(teller: StatusTeller, before: MatchStatus, now: MatchStatus): boolean {
  return MAY_FOLLOW[teller][before].includes(now);
}
