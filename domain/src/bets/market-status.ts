import type { Odds } from '../money';

/** Market status as Betradar counts it (DESIGN §4.6, SPEC §3 "Market"). */
export const MARKET_STATUS = {
  active: 1,
  inactive: 0,
  suspended: -1,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const;

export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS];

/** Match status of SPEC §3. */
export const MATCH_STATUS = {
  prematch: 0,
  live: 1,
  stopped: 2,
  closed: 3,
  finished: 4,
  notCovered: 5,
} as const;

export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS];

/** An outcome as its market offers it now; one that left its market is inactive. */
export interface OutcomeOffer {
  matchStatus: MatchStatus;
  marketStatus: MarketStatus;
  active: boolean;
  odds: Odds | null;
  /** Whether its match should have begun, and nothing says that it has; left out, it is not so. */
  isOverdue?: boolean;
}

/** All that has to be known of an outcome to say whether it takes bets. */
export interface Offer extends OutcomeOffer {
  providerUp: boolean;
}

/** What an offer is while it takes bets. */
type WithOdds<T extends OutcomeOffer> = T & { odds: Odds };

/** An outcome takes bets when all of DESIGN §4.6 holds. */
export function isBettable<T extends Offer>(offer: T): offer is WithOdds<T> {
  return offer.providerUp && isOpen(offer);
}

/** Whether an outcome takes bets as soon as its provider is up (SPEC §4 "Odds refresh"). */
export function isOpen<T extends OutcomeOffer>(offer: T): offer is WithOdds<T> {
  const { matchStatus, marketStatus, active, odds, isOverdue: isLate = false } = offer;
  return (
    isMatchOpen(matchStatus) &&
    !isLate &&
    marketStatus === MARKET_STATUS.active &&
    active &&
    odds !== null
  );
}

/**
 * Whether a match should have begun, but still counts as prematch: its prices are those of before, so it takes no bets
 * until a live message comes. Moments are ms since epoch; null is the start of an outright, which has a closing time of
 * its own.
 */
export function isOverdue(
  { matchStatus, startsAt }: { matchStatus: MatchStatus; startsAt: number | null },
  now: number,
): boolean {
  return matchStatus === MATCH_STATUS.prematch && startsAt !== null && startsAt <= now;
}

/** Whether an outcome will take no more bets, unlike one that is closed for now: its match is over, or its line decided (SPEC §4). */
export function isGone({
  matchStatus,
  marketStatus,
}: Pick<OutcomeOffer, 'matchStatus' | 'marketStatus'>): boolean {
  const isOn = isMatchOpen(matchStatus) || matchStatus === MATCH_STATUS.stopped;
  const isDecided =
    marketStatus === MARKET_STATUS.settled || marketStatus === MARKET_STATUS.cancelled;
  return !isOn || isDecided;
}

/** Only matches that are to come or being played take bets (DESIGN §4.6). */
export function isMatchOpen(status: MatchStatus): boolean {
  return status === MATCH_STATUS.prematch || status === MATCH_STATUS.live;
}
