import { DEFAULT_RATES, rateBetween } from '@touchline/domain/convert';
import type { Unit } from '@touchline/domain/currency';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { type Factor, minor, type Minor, scaled } from '@touchline/domain/money';

/**
 * An amount in subunits of one currency, roughly, in those of another; below zero too. A currency without a rate counts
 * as much as the other, unit for unit, rather than nothing. Good enough for limits, which stay as they are whatever an
 * operator says of rates, and for places of a tournament whose pool is in another currency: no money is exchanged by it.
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
    rateBetween(given, wanted, DEFAULT_RATES) ?? {
      times: BigInt(wanted.subunits),
      over: BigInt(given.subunits),
    }
  );
}

function unitOf(code: string): Unit {
  return knownCurrency(code) ?? { code, subunits: 100 };
}
