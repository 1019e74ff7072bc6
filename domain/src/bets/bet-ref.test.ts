import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { betOfRef, betRef, LAST_BET } from './bet-ref';

const anyBet = () => fc.integer({ min: 1, max: LAST_BET });

test('a reference is eight signs, and names its bet in capitals or not', () => {
  fc.assert(
    fc.property(anyBet(), (id) => {
      expect(betRef(id)).toMatch(/^B[0-9A-HJKMNP-TV-Z]{7}$/);
      expect(betOfRef(betRef(id))).toBe(id);
      expect(betOfRef(betRef(id).toLowerCase())).toBe(id);
    }),
  );
});

test('what it says of the bets before is no more than chance', () => {
  const refs = Array.from({ length: 2000 }, (_, at) => betRef(at + 1));
  const isSorted = refs.filter((ref, at) => at > 0 && ref > refs[at - 1]!).length;
  expect(isSorted).toBeGreaterThan(850);
  expect(isSorted).toBeLessThan(1150);
  const alike = refs.map((ref, at) =>
    at === 0 ? 0 : ref.split('').filter((sign, place) => sign === refs[at - 1]![place]).length,
  );
  expect(alike.reduce((sum, each) => sum + each, 0) / refs.length).toBeLessThan(1.6);
});

test.each([
  ['81', 81],
  ['B00000081', 81],
  ['b0000000081', 81],
  [String(LAST_BET), LAST_BET],
  ['2147483648', null],
  ['99999999999', null],
  ['B12345', null],
  ['BILOU000', null],
  ['BZZZZZZZ', null],
  ['', null],
])('%j names %j', (ref, id) => {
  expect(betOfRef(ref)).toBe(id);
});
