import { expect, test } from 'vitest';
import { withOverdue } from './close-overdue';
import { isLate, type LiveMatch, NOTHING_LIVE } from './live-state';

const match: LiveMatch = {
  status: 0,
  stage: null,
  statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
  availableMarkets: 1,
  provider: 'betradar',
  startsAt: 5000,
  isOverdue: false,
  version: 1,
  countVersion: 1,
};
const stateOf = (given: Partial<LiveMatch>) => ({
  ...NOTHING_LIVE,
  matches: new Map([[1, { ...match, ...given }]]),
});
const late = (given: Partial<LiveMatch>, now: number) =>
  isLate(withOverdue(stateOf(given), now).matches.get(1)!);

test.each([
  ['a match closes at its start', {}, 5000, true],
  ['not before it', {}, 4999, false],
  ['not when it is live', { status: 1 }, 9000, false],
  ['nor an outright, which has a closing time of its own', { startsAt: null }, 9000, false],
  ['and it opens when the live message comes', { status: 1, isOverdue: true }, 9000, false],
] as const)('%s', (_rule, given, now, expected) => {
  expect(late(given, now)).toBe(expected);
});

test('where nothing is overdue the state stays the same', () => {
  const state = stateOf({});
  expect(withOverdue(state, 4999)).toBe(state);
});
