import { expect, test } from 'vitest';
import { minor } from '../money';
import { IN_FORCE, isLooser, isSameKind, type LimitTerms } from './limit';

test('the limits a page asks for are those in force (SPEC §7)', () => {
  const asked = ['active', 'confirmed_disabled', 'unconfirmed_disabled'];
  expect([...IN_FORCE].toSorted()).toEqual(asked);
});

test.each<[string, LimitTerms, LimitTerms]>([
  [
    'more money',
    { type: 'loss', period: 'day', max: minor(2) },
    { type: 'loss', period: 'day', max: minor(1) },
  ],
  ['more bets', { type: 'bet', period: 'week', max: 2 }, { type: 'bet', period: 'week', max: 1 }],
  ['a longer session', { type: 'session', max: 2 }, { type: 'session', max: 1 }],
  ['a rarer reminder', { type: 'reality_check', max: 2 }, { type: 'reality_check', max: 1 }],
  [
    'an exclusion that ends sooner',
    { type: 'coolingoff', until: 1 },
    { type: 'coolingoff', until: 2 },
  ],
  [
    'an exclusion that ends at all',
    { type: 'selfexclusion', until: 1 },
    { type: 'selfexclusion', until: null },
  ],
])('%s is looser', (_what, looser, stricter) => {
  expect(isLooser(looser, stricter)).toBe(true);
  expect(isLooser(stricter, looser)).toBe(false);
  expect(isLooser(looser, looser)).toBe(false);
});

test('limits of another type or period are of another kind', () => {
  const daily: LimitTerms = { type: 'loss', period: 'day', max: minor(1) };
  expect(isSameKind(daily, { ...daily, max: minor(9) })).toBe(true);
  expect(isSameKind(daily, { ...daily, period: 'week' })).toBe(false);
  expect(isSameKind(daily, { ...daily, type: 'wager' })).toBe(false);
});
