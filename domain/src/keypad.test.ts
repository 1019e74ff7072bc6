import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeypadKey, pressKey } from './keypad';
import { parseAmount } from './parse-amount';

const CENTS = { subunits: 100, point: '.' };
const typed = (keys: readonly KeypadKey[], terms = CENTS) =>
  keys.reduce((text, key) => pressKey(text, key, terms), '');

test.each([
  ['digits stand as they come', ['1', '2', '0'], '120'],
  ['a zero before a digit goes', ['0', '5'], '5'],
  ['a point without a digit has a zero', ['point', '5'], '0.5'],
  ['a second point is no key', ['1', 'point', 'point', '5'], '1.5'],
  ['no more decimals than cents', ['1', 'point', '2', '3', '4'], '1.23'],
  ['the last key is taken back', ['1', 'point', 'back', 'back', 'back'], ''],
] as const)('%s', (_rule, keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('a currency without subunits has no point, and a locale has its own', () => {
  expect(typed(['5', 'point', '5'], { subunits: 1, point: '.' })).toBe('55');
  expect(typed(['5', 'point', '5'], { subunits: 100, point: ',' })).toBe('5,5');
});

test('whatever is pressed, the field takes it', () => {
  const anyKey = fc.constantFrom<KeypadKey>('0', '1', '5', '9', 'point', 'back');
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 20 }), (keys) => {
      expect(parseAmount(typed(keys), 100, 'en')).not.toBeNull();
    }),
  );
});
