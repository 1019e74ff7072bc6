import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rates, rateBetween } from './convert';
import type { Unit } from './currency';
import { knownCurrency } from './known-currencies';
import { type Minor, minor, scaled } from './money';

const RATES = { EUR: '1', USD: '1.0842', JPY: '163.25', KWD: '0.3333', BTC: '0.0000105' };
const of = (code: string) => knownCurrency(code)!;

/** An amount in another currency, to the nearest subunit; null without a rate. */
function convert(amount: Minor, from: Unit, to: Unit, rates: Rates): Minor | null {
  const rate = rateBetween(from, to, rates);
  return rate && scaled(amount, rate, 'nearest');
}

test.each([
  ['from the base', 'EUR', 'USD', 10_000n, 10_842n],
  ['to the base', 'USD', 'EUR', 10_842n, 10_000n],
  ['between two others', 'USD', 'JPY', 10_842n, 16_325n],
  ['to a currency without subunits', 'EUR', 'JPY', 100n, 163n],
  ['to one of thousandths', 'EUR', 'KWD', 100n, 333n],
  ['to a crypto currency', 'EUR', 'BTC', 10_000n, 105_000n],
  ['half a subunit is rounded up', 'EUR', 'JPY', 200n, 327n],
  ['less than half is rounded down', 'EUR', 'JPY', 130n, 212n],
  ['nothing stays nothing', 'EUR', 'USD', 0n, 0n],
  ['beyond what a float can hold', 'EUR', 'USD', 9_007_199_254_740_993n, 9_765_605_431_990_185n],
])('an amount is converted: %s', (_rule, from, to, amount, expected) => {
  expect(convert(minor(amount), of(from), of(to), RATES)).toBe(expected);
});

test.each([
  ['that of the currency it is in', 'GBP', 'EUR', RATES],
  ['that of the currency it is wanted in', 'EUR', 'GBP', RATES],
  ['one of nothing', 'EUR', 'USD', { ...RATES, USD: '0.00' }],
  ['one that is no number', 'EUR', 'USD', { ...RATES, USD: 'n/a' }],
  ['one below zero', 'EUR', 'USD', { ...RATES, USD: '-1.08' }],
  ['an empty one', 'EUR', 'USD', { ...RATES, USD: '' }],
])('a missing rate converts nothing: %s', (_rule, from, to, rates) => {
  expect(convert(minor(100), of(from), of(to), rates)).toBeNull();
});

test('a rate is exact, from subunits to subunits', () => {
  const rate = rateBetween(of('USD'), of('JPY'), RATES)!;
  expect(rate.times * 10_842n * 100n).toBe(rate.over * 1_632_500n);
  expect(rateBetween(of('GBP'), of('EUR'), RATES)).toBeNull();
});

test('an amount in its own currency needs no rate', () => {
  expect(convert(minor(1234), of('GBP'), of('GBP'), {})).toBe(1234n);
});

test('there and back is off by no more than one subunit of each currency', () => {
  const anyCode = () => fc.constantFrom(...Object.keys(RATES));
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), anyCode(), anyCode(), (count, from, to) => {
      const back = convert(
        convert(minor(count), of(from), of(to), RATES)!,
        of(to),
        of(from),
        RATES,
      )!;
      const most = minor(1n + convert(minor(1), of(to), of(from), RATES)!);
      expect(back - count <= most && count - back <= most).toBe(true);
    }),
  );
});
