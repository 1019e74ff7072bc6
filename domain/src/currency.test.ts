import { expect, test } from 'vitest';
import { CURRENCIES, subcurrencyFor } from './currency';
import { knownCurrency } from './known-currencies';
import { minor } from './money';

test('accounts are in euros unless said otherwise, in other money of states, and in crypto', () => {
  expect(CURRENCIES.map(({ code }) => code).join(' ')).toBe(
    'EUR USD GBP AUD CAD CHF NZD BTC ETH USDT',
  );
});

test.each(CURRENCIES)(
  'of $code the most that a bet costs is a whole number on the wire',
  (each) => {
    expect(each.aboutAEuro).toBeGreaterThanOrEqual(10);
    expect(1_000_000 * each.aboutAEuro).toBeLessThan(2 ** 53);
  },
);

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
