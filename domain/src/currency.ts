import type { Minor } from './money';

/** A measure amounts are shown in: `subunits` is how many of the currency's smallest unit make one. */
export interface Unit {
  code: string;
  subunits: number;
}

/** A currency as the ledger counts it (SPEC §3 "System data"). */
export interface Currency extends Unit {
  fiat: boolean;
  /** Its smaller units by name, the smallest first, counted in the same smallest unit. */
  subcurrencies: readonly Unit[];
}

/**
 * The currencies accounts may be held in; the first is the default. Each is worth about as much as a
 * euro, because limits and quick stakes are the same number of units in all of them.
 */
export const CURRENCIES: readonly Currency[] = 'EUR USD GBP AUD CAD CHF NZD'
  .split(' ')
  .map((code) => fiat(code, 100));

/** Finds a currency accounts may be held in by its code in capitals (SPEC §3 "System data"). */
export function currencyOf(code: string): Currency | undefined {
  return CURRENCIES.find((each) => each.code === code);
}

/**
 * The unit a stake is shown in: the smallest one of which it is less than a hundred, or else the
 * currency itself (SPEC §5). The stake stays counted in the currency's smallest unit.
 */
export function subcurrencyFor(currency: Currency, stake: Minor): Unit {
  return currency.subcurrencies.find(({ subunits }) => stake < 100n * BigInt(subunits)) ?? currency;
}

/** Money of a state, of which so many minor units make one. */
export function fiat(code: string, subunits: number): Currency {
  return { code, fiat: true, subunits, subcurrencies: [] };
}
