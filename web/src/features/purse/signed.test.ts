import { formatMoney } from '@touchline/domain/format-money';
import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { signed } from './signed';

const written = (amount: number, locale: string) =>
  signed(minor(amount), (each) => formatMoney(each, { code: 'EUR', subunits: 100 }, locale));

test.each([
  ['what came in has a plus', 'en', 1250, '+€12.50'],
  ['what went out has a minus', 'en', -1250, '-€12.50'],
  ['nothing has no sign', 'en', 0, '€0.00'],
  ['in Arabic a plus stands where a minus does', 'ar', 1250, '\u200f\u200e+12.50\u00a0€'],
  ['which is before the number', 'ar', -1250, '\u200f\u200e-12.50\u00a0€'],
])('%s', (_rule, locale, amount, text) => {
  expect(written(amount, locale)).toBe(text);
});
