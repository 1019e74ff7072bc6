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

/** A currency accounts may be held in. */
export interface AccountCurrency extends Currency {
  /** A round number of its smallest unit that is worth about a euro: limits and quick stakes are so many times that. */
  aboutAEuro: number;
}

/** The currencies accounts may be held in; the first is the default. */
export const CURRENCIES: readonly AccountCurrency[] = [
  ...'EUR USD GBP AUD CAD CHF NZD'
    .split(' ')
    .map((code) => ({ ...fiat(code, 100), aboutAEuro: 100 })),
  { ...crypto('BTC', 8, 'µBTC', 'mBTC'), aboutAEuro: 1000 },
  { ...crypto('ETH', 9, 'mETH'), aboutAEuro: 400_000 },
  { ...crypto('USDT', 6), aboutAEuro: 1_000_000 },
];

/** Finds a currency accounts may be held in by its code in capitals (SPEC §3 "System data"). */
export function currencyOf(code: string): AccountCurrency | undefined {
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

/** Its subcurrencies are named with the prefix of their size: m for thousandths, µ for millionths. */
export function crypto(code: string, decimals: number, ...parts: readonly string[]): Currency {
  const subcurrencies = parts.map((part) => ({
    code: part,
    subunits: 10 ** (decimals - (part.startsWith('m') ? 3 : 6)),
  }));
  return { code, fiat: false, subunits: 10 ** decimals, subcurrencies };
}
