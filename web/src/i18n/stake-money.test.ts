import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { formatsFor } from './formats';
import { chipText, moneyOf, stakeMoney } from './stake-money';

const plain = (text: string) => text.replace(/\s/g, ' ');
const formats = formatsFor('en', 'UTC');
const BTC = { currency: 'BTC', subunits: 100_000_000 };
const EUR = { currency: 'EUR', subunits: 100 };

test.each([
  ['less than 100 µBTC', 5_000, 'µBTC 50.00'],
  ['less than 100 mBTC', 250_000, 'mBTC 2.50'],
  ['to the last satoshi', 250_001, 'mBTC 2.50001'],
  ['from 100 mBTC on in BTC', 10_000_000, 'BTC 0.10'],
])('SPEC §5: a stake is shown in the part of its currency that fits: %s', (_rule, value, text) => {
  expect(plain(stakeMoney(formats, { ...BTC, value: minor(value) }))).toBe(text);
});

test('fiat money has no parts, and neither has a currency that nobody knows here', () => {
  expect(stakeMoney(formats, { ...EUR, value: minor(5) })).toBe('€0.05');
  const elsewhere = { currency: 'KWD', subunits: 1000, value: minor(1500) };
  expect(stakeMoney(formats, elsewhere)).toBe(formats.money(elsewhere));
});

test('what a stake pays is in the unit of the stake, however much it is', () => {
  const money = moneyOf(formats, { ...BTC, value: minor(5_000) });
  expect(plain(money(minor(1_000_000)))).toBe('µBTC 10,000.00');
});

test('chips of a cryptocurrency are told apart', () => {
  const chips = [500, 1_000, 25_000, 500_000].map(minor);
  expect(chips.map((chip) => chipText(formats, chip, 'BTC'))).toEqual([
    '5 µBTC',
    '10 µBTC',
    '0.25 mBTC',
    '5 mBTC',
  ]);
  expect(chipText(formats, minor(500), 'EUR')).toBe('5');
});
