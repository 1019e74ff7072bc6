import { expect, test } from 'vitest';
import { subcurrencyFor } from './currency';
import { knownCurrency } from './known-currencies';
import { formatAmount, formatMoney, purchaseAmount } from './format-money';
import { minor } from './money';

/** With plain spaces and without the marks of direction, which the eye does not see either. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f]/g, '');
const of = (code: string) => knownCurrency(code)!;

test.each([
  ['en', 'EUR', 123_450n, '€1,234.50'],
  ['en', 'GBP', 5n, '£0.05'],
  ['en-CA', 'CAD', 1_000n, '$10.00'],
  ['de', 'EUR', 123_450n, '1.234,50 €'],
  ['fr', 'EUR', 123_450n, '1 234,50 €'],
  ['pl', 'PLN', 1_234_550n, '12 345,50 zł'],
  ['hi', 'INR', 12_345_678_950n, '₹12,34,56,789.50'],
  ['ja', 'JPY', 1_234n, '¥1,234'],
  ['ko', 'KRW', 1_234n, '₩1,234'],
  ['en', 'KWD', 1_250n, 'KWD 1.250'],
  ['hu', 'HUF', 123_450n, '1234,50 Ft'],
  ['fa', 'EUR', 123_450n, '€ 1,234.50'],
])('in %s, %s is written as people there do', (locale, code, amount, text) => {
  expect(seen(formatMoney(minor(amount), of(code), locale)).replace('￥', '¥')).toBe(text);
});

test.each([
  ['en', 'BTC', 12_345_678n, 'BTC 0.12345678'],
  ['en', 'BTC', 250_000_000n, 'BTC 2.50'],
  ['en', 'ETH', 1n, 'ETH 0.000000001'],
  ['en', 'USDT', 12_500_000n, 'USDT 12.50'],
  ['de', 'USDT', 1_234_567_800n, '1.234,5678 USDT'],
  ['fr', 'DOGE', 100_000_000n, '1,00 DOGE'],
])('in %s, %s is written with its code, from two decimals on', (locale, code, amount, text) => {
  expect(seen(formatMoney(minor(amount), of(code), locale))).toBe(text);
});

test.each([
  [5_050n, '50,50 µBTC'],
  [150_000n, '1,50 mBTC'],
  [150_001n, '1,50001 mBTC'],
  [20_000_000n, '0,20 BTC'],
])('%s satoshis are written in their subcurrency: %s', (stake, text) => {
  const unit = subcurrencyFor(of('BTC'), minor(stake));
  expect(seen(formatMoney(minor(stake), unit, 'de'))).toBe(text);
});

test('money is exact beyond what a float can hold', () => {
  const most = minor(900_719_925_474_099_301n);
  expect(formatMoney(most, of('EUR'), 'en')).toBe('€9,007,199,254,740,993.01');
  expect(formatAmount(most, 100, 'de')).toBe('9007199254740993,01');
});

test.each([
  ['en', 'EUR', '-€12.05'],
  ['de', 'EUR', '-12,05 €'],
  ['en', 'USDT', '-USDT 0.001205'],
])('in %s, owing %s is written %s', (locale, code, text) => {
  expect(seen(formatMoney(minor(-1205), of(code), locale))).toBe(text);
});

test.each([
  ['en', 100, 123_450n, '1234.50'],
  ['de', 100, 123_450n, '1234,50'],
  ['ja', 1, 1_234n, '1234'],
  ['en', 100_000_000, 150_000_000n, '1.50'],
  ['fa', 100, 1_250n, '12.50'],
])(
  'in %s, an amount of which %s make one is typed without grouping',
  (locale, size, amount, text) => {
    expect(formatAmount(minor(amount), size, locale)).toBe(text);
  },
);

test.each([
  ['EUR', 1_250n, '12.50'],
  ['JPY', 500n, '500'],
  ['KWD', 1_250n, '1.250'],
  ['BTC', 12_345n, '0.00012345'],
  ['USDT', 12_500_000n, '12.500000'],
])('a purchase in %s is tracked with all its decimals', (code, stake, text) => {
  expect(purchaseAmount(minor(stake), of(code))).toBe(text);
});
