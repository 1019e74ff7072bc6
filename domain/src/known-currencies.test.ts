import { expect, test } from 'vitest';
import { CURRENCIES, currencyOf } from './currency';
import { knownCurrency } from './known-currencies';

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

test('what is offered is known; what is known need not be offered', () => {
  for (const each of CURRENCIES) {
    expect(currencyOf(each.code)).toBe(each);
    expect(each).toMatchObject(knownCurrency(each.code) ?? {});
  }
  expect(currencyOf('LTC')).toBeUndefined();
  expect(currencyOf('JPY')).toBeUndefined();
});

/** Every code once and with its minor units, by the first letter, as ISO 4217 lists them. */
test.each([
  ['A', 'AED2 AFN2 ALL2 AMD2 AOA2 ARS2 AUD2 AWG2 AZN2'],
  ['B', 'BAM2 BBD2 BDT2 BHD3 BIF0 BMD2 BND2 BOB2 BRL2 BSD2 BTN2 BWP2 BYN2 BZD2'],
  ['C', 'CAD2 CDF2 CHF2 CLP0 CNY2 COP2 CRC2 CUP2 CVE2 CZK2'],
  ['D', 'DJF0 DKK2 DOP2 DZD2'],
  ['E', 'EGP2 ERN2 ETB2 EUR2'],
  ['F', 'FJD2 FKP2'],
  ['G', 'GBP2 GEL2 GHS2 GIP2 GMD2 GNF0 GTQ2 GYD2'],
  ['H', 'HKD2 HNL2 HTG2 HUF2'],
  ['I', 'IDR2 ILS2 INR2 IQD3 IRR2 ISK0'],
  ['J', 'JMD2 JOD3 JPY0'],
  ['K', 'KES2 KGS2 KHR2 KMF0 KPW2 KRW0 KWD3 KYD2 KZT2'],
  ['L', 'LAK2 LBP2 LKR2 LRD2 LSL2 LYD3'],
  ['M', 'MAD2 MDL2 MGA2 MKD2 MMK2 MNT2 MOP2 MRU2 MUR2 MVR2 MWK2 MXN2 MYR2 MZN2'],
  ['N', 'NAD2 NGN2 NIO2 NOK2 NPR2 NZD2'],
  ['O', 'OMR3'],
  ['P', 'PAB2 PEN2 PGK2 PHP2 PKR2 PLN2 PYG0'],
  ['Q', 'QAR2'],
  ['R', 'RON2 RSD2 RUB2 RWF0'],
  ['S', 'SAR2 SBD2 SCR2 SDG2 SEK2 SGD2 SHP2 SLE2 SOS2 SRD2 SSP2 STN2 SVC2 SYP2 SZL2'],
  ['T', 'THB2 TJS2 TMT2 TND3 TOP2 TRY2 TTD2 TWD2 TZS2'],
  ['U', 'UAH2 UGX0 USD2 UYU2 UZS2'],
  ['V', 'VED2 VES2 VND0 VUV0'],
  ['W', 'WST2'],
  ['X', 'XAF0 XCD2 XCG2 XOF0 XPF0'],
  ['Y', 'YER2'],
  ['Z', 'ZAR2 ZMW2 ZWG2'],
])('of all fiat codes with %s these are counted: %s', (first, codes) => {
  const second = Array.from({ length: 676 }, (_, at) =>
    String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  const known = second
    .map((rest) => knownCurrency(`${first}${rest}`))
    .filter((each) => each?.fiat === true)
    .map((each) => `${each?.code}${Math.log10(each?.subunits ?? 0)}`);
  expect(known.join(' ')).toBe(codes);
});

test.each([
  ['a unit of account', 'XDR'],
  ['a metal', 'XAU'],
  ['a fund', 'CLF'],
  ['money of Croatia before the euro', 'HRK'],
  ['money of Bulgaria before the euro', 'BGN'],
  ['money of Zimbabwe before the last', 'ZWL'],
  ['money of Curaçao before the last', 'ANG'],
  ['a code for tests', 'XTS'],
  ['two codes', 'USD UYU'],
  ['a part of a code', 'US'],
])('what is not money of the day cannot be counted: %s', (_what, code) => {
  expect(knownCurrency(code)).toBeUndefined();
});

test.each(['XYZ', 'eur', '', 'mBTC', 'constructor'])('"%s" is no currency', (code) => {
  expect(knownCurrency(code)).toBeUndefined();
});
