import { minor, odds } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { formatsFor } from './formats';

const english = formatsFor('en', 'UTC');
const german = formatsFor('de', 'Europe/Berlin');

test.each([
  [1850, '1.85'],
  [1283, '1.283'],
  [2000, '2.00'],
  [1010, '1.01'],
  [120000, '120.00'],
])('odds of %i thousandths read %s', (thousandths, text) => {
  expect(english.odds(odds(thousandths))).toBe(text);
});

test('odds have the decimal sign of the language', () => {
  expect(german.odds(odds(1850))).toBe('1,85');
});

test.each([
  ['european', '2,50', 'decimal'],
  ['british', '6/4', 'a fraction'],
  ['hongkong', '1,50', 'what one wins'],
  ['american', '+150', 'what a hundred wins'],
  ['indonesian', '1,50', 'american by the hundred'],
  ['malaysian', '-0,667', 'what wins one'],
  ['percent', '40,00%', 'a probability'],
] as const)('odds shown as %s read %s: %s', (display, text, _words) => {
  const formats = formatsFor('de', 'UTC', display);
  expect(formats.odds(odds(2500))).toBe(text);
  expect(formats.oddsDisplay).toBe(display);
});

test.each([
  ['american', 1410, '\u2066-244\u2069'],
  ['american', 2500, '\u2066+150\u2069'],
  ['indonesian', 1500, '\u2066-2.00\u2069'],
  ['european', 1500, '1.50'],
] as const)('from right to left odds as %s keep their sign before them', (display, value, text) => {
  expect(formatsFor('he', 'UTC', display).odds(odds(value))).toBe(text);
});

test('money is exact beyond what a float can hold', () => {
  const money = { value: minor(900719925474099301n), currency: 'EUR', subunits: 100 };
  expect(english.money(money)).toBe('€9,007,199,254,740,993.01');
});

test('money and amounts are those of the language', () => {
  const money = { value: minor(123450), currency: 'EUR', subunits: 100 };
  expect(german.money(money)).toBe('1.234,50\u00a0€');
  expect(german.amount(money.value, money.subunits)).toBe('1234,50');
});

test('times are those of the zone', () => {
  expect(english.time('2026-01-15T19:30:00Z')).toBe('19:30');
  expect(german.time('2026-01-15T19:30:00Z')).toBe('20:30');
});

test('days are counted in the zone', () => {
  const at = '2026-01-15T23:30:00Z';
  expect(german.dayNumber(at) - english.dayNumber(at)).toBe(1);
});

test('a zone that nobody knows is read as UTC', () => {
  expect(formatsFor('en', 'Nowhere/Land').time('2026-01-15T19:30:00Z')).toBe('19:30');
});
