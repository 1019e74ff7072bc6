import { rateBetween, type Rates } from '@touchline/domain/convert';
import type { Unit } from '@touchline/domain/currency';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { type Factor, minor, type Minor, scaled } from '@touchline/domain/money';

/**
 * What a euro costs, roughly: good enough for limits, which are kept in the player's own currency whatever is played in
 * another, and for places of a tournament whose pool is in another. No money of players is exchanged by these.
 */
const ROUGH_RATES: Rates = {
  EUR: '1',
  USD: '1.09',
  GBP: '0.85',
  AUD: '1.65',
  CAD: '1.49',
  CHF: '0.95',
  NZD: '1.79',
  BTC: '0.000011',
  ETH: '0.00035',
  USDT: '1.09',
  USDC: '1.09',
  LTC: '0.011',
  DOGE: '5.5',
};

/**
 * An amount in subunits of one currency, roughly, in those of another; below zero too. A currency without a rate counts
 * as much as the other, unit for unit, rather than nothing.
 */
export function roughly(amount: Minor, from: string, to: string): Minor {
  const rate = rateOf(from, to);
  return amount < 0n
    ? minor(-scaled(minor(-amount), rate, 'nearest'))
    : scaled(amount, rate, 'nearest');
}

/** What subunits of one currency are multiplied by to be, roughly, those of another. */
export function rateOf(from: string, to: string): Factor {
  const [given, wanted] = [unitOf(from), unitOf(to)];
  return (
    rateBetween(given, wanted, ROUGH_RATES) ?? {
      times: BigInt(wanted.subunits),
      over: BigInt(given.subunits),
    }
  );
}

function unitOf(code: string): Unit {
  return knownCurrency(code) ?? { code, subunits: 100 };
}
