import { aBet } from '@touchline/testkit/page/a-bet';
import { expect, test } from 'vitest';
import { matchesFollowed } from './matches-followed';

const from = (id: number, day: string, result: 'no_results' | 'win_entire' = 'no_results') => {
  const bet = aBet([id]);
  const selections = bet.selections.map((leg) => ({
    ...leg,
    result,
    match: { ...leg.match, start_time: `2025-01-${day}T12:00:00Z` },
  }));
  return { ...bet, selections };
};

test('matches that bets wait for are followed, each once, also those that have not begun', () => {
  const bets = [from(9, '03'), from(3, '02'), from(9, '03'), from(4, '01', 'win_entire')];
  expect(matchesFollowed(bets, 10)).toEqual([3, 9]);
});

test('of more than can be asked for, those that begin first', () => {
  expect(matchesFollowed([from(1, '05'), from(2, '01'), from(3, '04')], 2)).toEqual([2, 3]);
});
