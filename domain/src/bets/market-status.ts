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

/** What has to be known of an outcome to say whether it takes bets. */
export interface Offer {
  matchStatus: MatchStatus;
  marketStatus: MarketStatus;
  providerUp: boolean;
  active: boolean;
  hasOdds: boolean;
}

/** A market takes bets when all of DESIGN §4.6 holds. */
export function isBettable(offer: Offer): boolean {
  return (
    (offer.matchStatus === MATCH_STATUS.prematch || offer.matchStatus === MATCH_STATUS.live) &&
    offer.marketStatus === MARKET_STATUS.active &&
    offer.providerUp &&
    offer.active &&
    offer.hasOdds
  );
}
