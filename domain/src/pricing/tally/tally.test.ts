import { describe, expect, it } from 'vitest';
import { type Reading, type Tally, valueOf } from './tally';

const sets = (...scores: readonly (readonly [number, number])[]) =>
  scores.map(([home, away]) => ({ home, away }));

function tally(more: Partial<Tally> = {}): Tally {
  const counts = { games: sets([6, 4], [3, 6], [2, 1]), aces: sets([3, 0]) };
  return { counts, facts: {}, periodsOver: 2, isOver: false, ...more };
}

describe('a reading of a tally', () => {
  it.each<[string, Reading, number]>([
    ['adds up every period', { of: 'sum', count: 'games', unit: 'points' }, 22],
    ['is the lead of the home side', { of: 'difference', count: 'games', unit: 'points' }, 0],
    ['is one side alone', { of: 'away', count: 'games', unit: 'points' }, 11],
    [
      'is of the periods asked for',
      { of: 'difference', count: 'games', unit: 'points', periods: [1, 1] },
      -3,
    ],
    [
      'counts periods won among those that are over',
      { of: 'sum', count: 'games', unit: 'periods_won' },
      2,
    ],
    [
      'is nothing for a period that was not played',
      { of: 'sum', count: 'games', unit: 'points', periods: [4, 4] },
      0,
    ],
    ['is nothing for what was not counted', { of: 'sum', count: 'lets', unit: 'points' }, 0],
  ])('%s', (_rule, reading, value) => {
    expect(valueOf(reading, tally())).toBe(value);
  });

  it('of a fact is open until it is known, and 0 when it never came', () => {
    const reading: Reading = { of: 'fact', fact: 'goal:1' };
    expect(valueOf(reading, tally())).toBeNull();
    expect(valueOf(reading, tally({ facts: { 'goal:1': 2 } }))).toBe(2);
    expect(valueOf(reading, tally({ isOver: true }))).toBe(0);
  });

  it('counts the last period as won once the match is over', () => {
    const reading: Reading = { of: 'home', count: 'games', unit: 'periods_won' };
    expect(valueOf(reading, tally({ isOver: true }))).toBe(2);
  });
});
