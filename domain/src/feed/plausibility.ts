import type { FinalResult } from '../settlement/leg-result';

/** One price of a line as a feed tells it: thousandths, null where there is none. */
export interface FeedPrice {
  readonly odds: number | null;
  readonly active: boolean;
}

/** The prices of a line by outcome id. */
export type FeedPrices = Readonly<Record<string, FeedPrice>>;

/** Up to where a feed is believed without an operator. */
export interface PriceLimits {
  /** The highest odds, in thousandths. */
  readonly highestOdds: number;
  /** What the inverse odds of a market with one winner come to at least and at most, in ten-thousandths: 10000 is a fair book. */
  readonly leastBook: number;
  readonly mostBook: number;
  /** How many times larger or smaller odds may become in one message, before play and during it. */
  readonly moves: { readonly prematch: number; readonly live: number };
}

/** What is known of a market before its prices are looked at. */
export interface MarketShape {
  /** Whether exactly one outcome wins. */
  readonly hasOneWinner: boolean;
  /** Ids of all its outcomes; empty where nobody says. */
  readonly outcomes: readonly string[];
}

/** Why a line is held. */
export const PRICE_FAULTS = [
  'odds_too_low',
  'odds_too_high',
  'book_too_low',
  'book_too_high',
  'move',
] as const;
export const SETTLEMENT_FAULTS = ['several_winners', 'before_start'] as const;

export type PriceFault = (typeof PRICE_FAULTS)[number];
export type SettlementFault = (typeof SETTLEMENT_FAULTS)[number];

/** A fault, and what was told that shows it, such as `outcome 1 at 1.000`. */
export interface Fault<Name extends string> {
  readonly fault: Name;
  readonly said: string;
}

/** Measured on recorded and simulated feeds (decision 0050). */
export const USUAL_PRICE_LIMITS: PriceLimits = {
  highestOdds: 1_001_000,
  leastBook: 9800,
  mostBook: 20_000,
  moves: { prematch: 3, live: 15 },
};

/** Odds of 1.00 give nothing but the stake. */
const STAKE_BACK = 1000;
const BOOK_UNIT = 10_000;
/** Of odds in thousandths, the inverse in ten-thousandths. */
const INVERSE = BOOK_UNIT * 1000;

/** What cannot be true about the prices on sale, whatever was told before; null when nothing is wrong. */
export function priceFault(
  prices: FeedPrices,
  shapeOf: () => MarketShape,
  limits: PriceLimits,
): Fault<PriceFault> | null {
  let book = 0;
  for (const id in prices) {
    const price = prices[id];
    if (!price?.active || price.odds === null) continue;
    if (price.odds <= STAKE_BACK) return { fault: 'odds_too_low', said: priceText(id, price.odds) };
    if (price.odds > limits.highestOdds) {
      return { fault: 'odds_too_high', said: priceText(id, price.odds) };
    }
    book += INVERSE / price.odds;
  }
  // Most lines end here: this is done for every price that moves.
  if (book === 0 || (book >= limits.leastBook && book <= limits.mostBook)) return null;
  const shape = shapeOf();
  const fault = book > limits.mostBook ? 'book_too_high' : 'book_too_low';
  if (!shape.hasOneWinner || (fault === 'book_too_low' && !isComplete(prices, shape))) return null;
  return { fault, said: `inverse odds come to ${(book / BOOK_UNIT).toFixed(4)}` };
}

/** Where an outcome has no price, the others may come to less. */
function isComplete(prices: FeedPrices, { outcomes }: MarketShape): boolean {
  return (
    outcomes.length > 0 &&
    outcomes.every((id) => prices[id]?.active && prices[id].odds !== null) &&
    Object.keys(prices).length === outcomes.length
  );
}

/** Odds from here on are long shots, which jump with every event of play: all of them count as this much. */
const LONG_SHOT = 50_000;

/** A move from prices on sale that is larger than is believed of one message; null when there is none. */
export function moveFault(before: FeedPrices, now: FeedPrices, most: number): Fault<'move'> | null {
  for (const id in now) {
    const [old, price] = [before[id], now[id]];
    if (!old?.active || !price?.active || old.odds === null || price.odds === null) continue;
    const [one, other] = [Math.min(old.odds, LONG_SHOT), Math.min(price.odds, LONG_SHOT)];
    if (other > one * most || one > other * most) {
      return { fault: 'move', said: `${priceText(id, price.odds)} after ${decimal(old.odds)}` };
    }
  }
  return null;
}

/** When a market is settled. Ms since epoch. */
export interface SettlementMoment {
  readonly at: number;
  readonly startTime: number;
  /** Whether a feed has told of play. */
  readonly hasBegun: boolean;
}

/**
 * What cannot be true about a settlement; null when nothing is wrong. Winners that share what they win are a dead heat,
 * and stakes may be given back before a match begins.
 */
export function settlementFault(
  results: Readonly<Record<string, FinalResult>>,
  deadHeats: Readonly<Record<string, number>> | null,
  shapeOf: () => MarketShape,
  { at, startTime, hasBegun }: SettlementMoment,
): Fault<SettlementFault> | null {
  const ids = Object.keys(results);
  const decided = ids.find((id) => results[id] !== 'refund_entire');
  if (!hasBegun && at < startTime && decided !== undefined) {
    return { fault: 'before_start', said: `outcome ${decided}: ${results[decided]}` };
  }
  const winners = ids.filter((id) => results[id] === 'win_entire' && deadHeats?.[id] === undefined);
  return winners.length > 1 && shapeOf().hasOneWinner
    ? { fault: 'several_winners', said: `outcomes ${winners.join(', ')} win` }
    : null;
}

function priceText(id: string, odds: number): string {
  return `outcome ${id} at ${decimal(odds)}`;
}

function decimal(odds: number): string {
  return (odds / 1000).toFixed(3);
}
