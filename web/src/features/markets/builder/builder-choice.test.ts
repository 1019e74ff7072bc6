import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { odds } from '@touchline/domain/money';
import { pickedOutcome } from '@touchline/wire/picked-outcome';
import { expect, test } from 'vitest';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { afterChoice, chosenSent, combining, standingOf, stillNeeded } from './builder-choice';

const MATCH = aMatch();
const pick = (specifier: string, outcomeId = '12') =>
  pickedOutcome(MATCH, aMarket({ specifier }), { id: outcomeId, name: outcomeId }, odds(1500));
const OVER_2 = pick('total=2.5');
const UNDER_2 = pick('total=2.5', '13');
const OVER_3 = pick('total=3.5');

test('a press chooses an outcome, and another takes it away', () => {
  expect(afterChoice([OVER_2], OVER_3)).toEqual([OVER_2, OVER_3]);
  expect(afterChoice([OVER_2, OVER_3], OVER_2)).toEqual([OVER_3]);
});

test('an outcome takes the place of another of its line', () => {
  expect(afterChoice([OVER_2, OVER_3], UNDER_2)).toEqual([UNDER_2, OVER_3]);
});

test('what is chosen is asked about by market, specifier and outcome', () => {
  expect(chosenSent([OVER_2, UNDER_2])).toEqual(['18/total=2.5/12', '18/total=2.5/13']);
});

test('what the book names combines, and what it does not stands apart', () => {
  const combines = combining([aMarket({ specifier: 'total=3.5' })]);
  expect(standingOf(OVER_3, [OVER_2], combines)).toBe('combines');
  expect(standingOf(pick('total=9.5'), [OVER_2], combines)).toBe('apart');
});

test('other outcomes of a chosen line may take its place, although they do not combine with it', () => {
  expect(standingOf(UNDER_2, [OVER_2], new Set())).toBe('combines');
  expect(standingOf(OVER_2, [OVER_2], new Set())).toBe('chosen');
});

test('everything combines until the book has said what does', () => {
  expect(standingOf(OVER_3, [OVER_2], null)).toBe('combines');
  expect(combining([]).has(outcomeKey(OVER_3))).toBe(false);
});

test.each([
  [0, false, 2],
  [1, false, 1],
  [2, false, 0],
  [0, true, 1],
  [1, true, 0],
])('after %i, with single ones allowed: %s, %i more are needed', (count, allowsSingle, needed) => {
  expect(stillNeeded(count, allowsSingle)).toBe(needed);
});
