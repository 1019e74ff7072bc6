import { expect, test } from 'vitest';
import { CURRENCIES, currencyOf, knownCurrency, subcurrencyFor } from './currency';
import { minor } from './money';

const CRYPTO = 'BTC ETH BCH LTC BNB DOGE SOL TON ADA DAI TRX USDC USDT XRP'.split(' ');

/** By language, where it is spoken, and ISO 4217: the code, and how many minor units make one. */
const FIAT = [
  ['en', 100, 'USD GBP EUR AUD CAD NZD ZAR NGN KES GHS INR SGD'],
  ['de, it', 100, 'EUR CHF'],
  ['fr', 100, 'EUR CHF CAD MAD DZD'],
  ['fr in Africa', 1, 'XOF XAF DJF KMF'],
  ['es', 100, 'EUR MXN ARS BOB COP CRC CUP DOP GTQ HNL NIO PAB PEN UYU VES USD'],
  ['es in Chile and Paraguay', 1, 'CLP PYG'],
  ['pt', 100, 'EUR BRL AOA MZN'],
  ['nl, fi, sk, bg, hr, el, sr-ME', 100, 'EUR'],
  ['sv, nb, da', 100, 'SEK NOK DKK'],
  ['pl, cs, hu', 100, 'PLN CZK HUF'],
  ['ro', 100, 'RON MDL'],
  ['ru, uk', 100, 'RUB UAH BYN KZT'],
  ['tr', 100, 'TRY'],
  ['sr, hr', 100, 'RSD BAM'],
  ['ja, ko', 1, 'JPY KRW'],
  ['zh', 100, 'CNY TWD HKD MOP'],
  ['hi, ur', 100, 'INR PKR'],
  ['ar', 100, 'AED SAR QAR EGP MAD DZD LBP SYP SDG YER MRU'],
  ['ar with fils', 1000, 'KWD BHD OMR JOD IQD LYD TND'],
  ['he', 100, 'ILS'],
  ['fa', 100, 'IRR AFN'],
  ['fil, vi', 1, 'VND'],
  ['fil', 100, 'PHP'],
] as const;

test.each(FIAT)('where people speak %s, one is %i minor units: %s', (_where, subunits, codes) => {
  for (const code of codes.split(' ')) {
    expect(knownCurrency(code)).toEqual({ code, fiat: true, subunits, subcurrencies: [] });
  }
});

test.each([
  ['BTC', 100_000_000],
  ['LTC', 100_000_000],
  ['BCH', 100_000_000],
  ['DOGE', 100_000_000],
  ['ETH', 1_000_000_000],
  ['XRP', 1_000_000],
  ['TRX', 1_000_000],
  ['USDT', 1_000_000],
  ['USDC', 1_000_000],
])('%s is counted in parts of which %i make one', (code, subunits) => {
  expect(knownCurrency(code)).toMatchObject({ fiat: false, subunits });
});

test.each(CRYPTO)('five million of %s are still a whole number on the wire', (code) => {
  expect(5_000_000 * (knownCurrency(code)?.subunits ?? Infinity)).toBeLessThan(2 ** 53);
});

test('accounts are in euros unless said otherwise, and in currencies worth about as much', () => {
  expect(CURRENCIES.map(({ code }) => code)).toEqual('EUR USD GBP AUD CAD CHF NZD'.split(' '));
});

test('what is offered is known; what is known need not be offered', () => {
  for (const each of CURRENCIES) {
    expect(currencyOf(each.code)).toBe(each);
    expect(knownCurrency(each.code)).toBe(each);
  }
  expect(currencyOf('BTC')).toBeUndefined();
  expect(currencyOf('JPY')).toBeUndefined();
});

test.each(['XYZ', 'eur', '', 'mBTC', 'constructor'])('"%s" is no currency', (code) => {
  expect(knownCurrency(code)).toBeUndefined();
});

test.each([
  ['nothing in the smallest', 'BTC', 0n, 'µBTC', 100],
  ['less than 100 µBTC', 'BTC', 9_999n, 'µBTC', 100],
  ['from 100 µBTC on in mBTC', 'BTC', 10_000n, 'mBTC', 100_000],
  ['less than 100 mBTC', 'BTC', 9_999_999n, 'mBTC', 100_000],
  ['from 100 mBTC on in BTC', 'BTC', 10_000_000n, 'BTC', 100_000_000],
  ['less than 100 mETH', 'ETH', 99_999_999n, 'mETH', 1_000_000],
  ['from 100 mETH on in ETH', 'ETH', 100_000_000n, 'ETH', 1_000_000_000],
  ['less than 100 mLTC', 'LTC', 9_999_999n, 'mLTC', 100_000],
  ['less than 100 mBCH', 'BCH', 9_999_999n, 'mBCH', 100_000],
  ['a currency without smaller units in itself', 'USDT', 1n, 'USDT', 1_000_000],
  ['fiat money in itself', 'EUR', 5n, 'EUR', 100],
])('a stake is shown by its size: %s', (_rule, code, stake, shown, subunits) => {
  const currency = knownCurrency(code)!;
  expect(subcurrencyFor(currency, minor(stake))).toMatchObject({ code: shown, subunits });
});
