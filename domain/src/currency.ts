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

/** ISO 4217: fiat money without minor units, and with a thousand to one. All other has a hundred. */
const WITHOUT_MINOR = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const WITH_THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND';

/**
 * The currencies accounts may be held in; the first is the default. Each is worth about as much as a
 * euro, because limits and quick stakes are the same number of units in all of them.
 */
export const CURRENCIES: readonly Currency[] = 'EUR USD GBP AUD CAD CHF NZD'.split(' ').map(fiat);

/** Counted in units that keep whole numbers safe on the wire: an ether in gwei, not in wei. */
const CRYPTO = [
  crypto('BTC', 8, 'µBTC', 'mBTC'),
  crypto('ETH', 9, 'mETH'),
  crypto('BCH', 8, 'mBCH'),
  crypto('LTC', 8, 'mLTC'),
  ...['BNB', 'DOGE'].map((code) => crypto(code, 8)),
  ...['SOL', 'TON'].map((code) => crypto(code, 9)),
  ...['ADA', 'DAI', 'TRX', 'USDC', 'USDT', 'XRP'].map((code) => crypto(code, 6)),
];

/** Finds a currency accounts may be held in by its code. */
export function currencyOf(code: string): Currency | undefined {
  return CURRENCIES.find((each) => each.code === code);
}

/**
 * Finds any currency we know how to count by its code, offered or not: the crypto currencies above and
 * all fiat money of the day. `Intl` knows which that is; its decimals are for the eye, and not ISO's.
 */
export function knownCurrency(code: string): Currency | undefined {
  return (
    [...CURRENCIES, ...CRYPTO].find((each) => each.code === code) ??
    (Intl.supportedValuesOf('currency').includes(code) ? fiat(code) : undefined)
  );
}

/**
 * The unit a stake is shown in: the smallest one of which it is less than a hundred, or else the
 * currency itself (SPEC §5). The stake stays counted in the currency's smallest unit.
 */
export function subcurrencyFor(currency: Currency, stake: Minor): Unit {
  return currency.subcurrencies.find(({ subunits }) => stake < 100n * BigInt(subunits)) ?? currency;
}

function fiat(code: string): Currency {
  const subunits = WITHOUT_MINOR.includes(code) ? 1 : WITH_THOUSANDTHS.includes(code) ? 1000 : 100;
  return { code, fiat: true, subunits, subcurrencies: [] };
}

/** Its subcurrencies are named with the prefix of their size: m for thousandths, µ for millionths. */
function crypto(code: string, decimals: number, ...parts: readonly string[]): Currency {
  const subcurrencies = parts.map((part) => ({
    code: part,
    subunits: 10 ** (decimals - (part.startsWith('m') ? 3 : 6)),
  }));
  return { code, fiat: false, subunits: 10 ** decimals, subcurrencies };
}
