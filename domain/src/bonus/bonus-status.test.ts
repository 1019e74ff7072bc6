import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BONUS_STATUSES,
  bonusStatus,
  dateRangeState,
  isNotifiable,
  isPromoted,
  unseen,
  userStatus,
  type BonusLife,
} from './bonus-status';
import { NOW } from '@touchline/testkit/bonuses/bonus-builders';

const FOREVER = { validFrom: null, validTo: null };
const life = (parts: Partial<BonusLife>): BonusLife => ({
  status: 'active',
  ...FOREVER,
  usesCount: null,
  usedCount: 0,
  ...parts,
});

test('an issued bonus has one of the eight statuses of the spec', () => {
  const words = 'available active not_available deactivated bonus_over expired overridden unknown';
  expect(BONUS_STATUSES.join(' ')).toBe(words);
});

test.each([
  ['a status by its name', 'not_available', 'not_available'],
  ['over is read as bonus_over', 'over', 'bonus_over'],
  ['any other word is unknown', 'running', 'unknown'],
] as const)('reads %s', (_rule, word, expected) => {
  expect(bonusStatus(word)).toBe(expected);
});

test('available, active and not_available are notifiable, and no other', () => {
  expect(BONUS_STATUSES.filter(isNotifiable)).toEqual(['available', 'active', 'not_available']);
});

test.each([
  ['without bounds', FOREVER, 'Valid'],
  ['before its beginning', { validFrom: NOW + 1, validTo: null }, 'Upcoming'],
  ['at its beginning', { validFrom: NOW, validTo: null }, 'Valid'],
  ['before its end', { validFrom: null, validTo: NOW + 1 }, 'Valid'],
  ['at its end', { validFrom: null, validTo: NOW }, 'Past'],
  ['an empty range', { validFrom: NOW + 1, validTo: NOW }, 'Past'],
] as const)('a range of dates %s', (_rule, range, expected) => {
  expect(dateRangeState(range, NOW)).toBe(expected);
});

test.each([
  ['active while it is valid', life({}), 'active'],
  ['available while it is valid', life({ status: 'available' }), 'available'],
  ['not available while it is valid', life({ status: 'not_available' }), 'not_available'],
  ['upcoming before its beginning', life({ validFrom: NOW + 1 }), 'upcoming'],
  ['upcoming, when available later', life({ status: 'available', validFrom: NOW + 1 }), 'upcoming'],
  ['expired after its end', life({ validTo: NOW }), 'expired'],
  ['over when used as often as it may be', life({ usesCount: 2, usedCount: 2 }), 'bonus_over'],
  ['active with a use left', life({ usesCount: 2, usedCount: 1 }), 'active'],
  ['overridden, whatever the dates', life({ status: 'overridden', validTo: NOW }), 'overridden'],
  ['over, before its beginning', life({ status: 'bonus_over', validFrom: NOW + 1 }), 'bonus_over'],
] as const)('a bonus is %s', (_rule, bonus, expected) => {
  expect(userStatus(bonus, NOW)).toBe(expected);
});

test('every status, with any dates and uses, has a user status, and what is done with stays so', () => {
  const anyMoment = fc.option(fc.integer({ min: NOW - 2, max: NOW + 2 }), { nil: null });
  const anyLife = fc.record({
    status: fc.constantFrom(...BONUS_STATUSES),
    validFrom: anyMoment,
    validTo: anyMoment,
    usesCount: fc.option(fc.nat(2), { nil: null }),
    usedCount: fc.nat(3),
  });
  fc.assert(
    fc.property(anyLife, (bonus) => {
      const status = userStatus(bonus, NOW);
      expect([...BONUS_STATUSES, 'upcoming']).toContain(status);
      if (!isNotifiable(bonus.status)) expect(status).toBe(bonus.status);
      if (status === 'active') expect(dateRangeState(bonus, NOW)).toBe('Valid');
    }),
  );
});

test('only bonuses that were not seen can be marked as seen', () => {
  expect(
    unseen([
      { id: 1, seen: true },
      { id: 2, seen: false },
    ]),
  ).toEqual([{ id: 2, seen: false }]);
});

test('a lootbox that is kept off the promotions page does not stand there, every other bonus does', () => {
  const held = [
    { type: 'lootbox', show_in_promotion: true },
    { type: 'lootbox', show_in_promotion: false },
    { type: 'freebet' },
  ];
  expect(held.map(isPromoted)).toEqual([true, false, true]);
});
