import type { BetKind } from '@touchline/domain/bets/bet-kind';
import {
  type AskedBet,
  type AskedLeg,
  checkPlacement,
  type OfferedLeg,
  type PlacementRules,
} from '@touchline/domain/bets/check-placement';
import type { CustomPrice, NoPrice } from '@touchline/domain/bets/custom-price';
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { SYSTEM_TYPES, type SystemType } from '@touchline/domain/bets/system-types';
import { minor, odds } from '@touchline/domain/money';
import { ok, refused } from '@touchline/domain/result';

/** A leg as it is sent: the home team of a match at 2.00. */
export function anAskedLeg(matchId: number, given: Partial<AskedLeg> = {}): AskedLeg {
  return { matchId, marketId: 1, specifier: '', outcomeId: '1', odds: odds(2000), ...given };
}

/** Legs on this many matches. */
export function legsOn(count: number): AskedLeg[] {
  return Array.from({ length: count }, (_, index) => anAskedLeg(index + 1));
}

/** Two outcomes of one match, as custom bets are made of. */
export const SAME_MATCH = [anAskedLeg(1), anAskedLeg(1, { marketId: 18 })];

/** What the book offers for a leg: bettable, at 2.00. */
export function anOffer(given: Partial<OfferedLeg> = {}): OfferedLeg {
  return {
    matchStatus: MATCH_STATUS.prematch,
    marketStatus: MARKET_STATUS.active,
    providerUp: true,
    active: true,
    odds: odds(2000),
    provider: 'betradar',
    ...given,
  };
}

/** A bet of 10.00: a single, or a combo when there are several legs. */
export function anAskedBet(legs: AskedLeg[], given: Partial<AskedBet> = {}): AskedBet {
  const type = legs.length === 1 ? 'single' : 'combo';
  return { kind: { type }, stake: minor(1000), legs, bonus: null, ...given };
}

/** The system of an id. */
export function systemOf(id: number): SystemType {
  const system = SYSTEM_TYPES.find((each) => each.id === id);
  if (!system) throw new Error(`there is no system ${id}`);
  return system;
}

export const TWO_OF_THREE: BetKind = { type: 'system', system: systemOf(302) };

/** A custom bet seen at this price, in thousandths. */
export function customAt(price: number): BetKind {
  return { type: 'custom_bet', odds: odds(price) };
}

export const LIMITS = {
  minStake: minor(10),
  maxStake: minor(100_000),
  maxPayout: minor(1_000_000),
};

/** A site that offers every bet type and two systems. */
const RULES: PlacementRules = {
  limits: { default: LIMITS },
  systemCap: null,
  maxSelections: 3,
  systems: [systemOf(302), systemOf(403)],
  customBets: { enabled: true, allowSingle: false },
  leastOdds: odds(1000),
  acceptMode: 'none',
};

/** What differs from a bet that is on offer at the prices it was seen at. */
export interface Circumstances {
  offers?: (OfferedLeg | undefined)[];
  /** What the book asks for a custom bet, in thousandths, or why it has no price. */
  customOdds?: number | NoPrice;
  rules?: Partial<PlacementRules>;
}

/** Checks a bet under these circumstances. */
export function checked(asked: AskedBet, { offers, customOdds, rules }: Circumstances = {}) {
  const legs = offers ?? asked.legs.map((each) => anOffer({ odds: each.odds }));
  return checkPlacement(
    asked,
    { legs, customPrice: customPrice(customOdds) },
    { ...RULES, ...rules },
  );
}

function customPrice(told: Circumstances['customOdds']): CustomPrice | null {
  if (told === undefined) return null;
  return typeof told === 'number' ? ok(odds(told)) : refused(told);
}
