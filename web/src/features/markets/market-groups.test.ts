import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { lineValue, marketGroups, shownLine, splitName } from './market-groups';

test('lines of a market stand together by value, whichever is the main one', () => {
  const line = (total: string, main = false) =>
    aMarket({ specifier: `total=${total}`, most_balanced: main });
  const groups = marketGroups([
    line('3.5'),
    aMarket({ id: 1, specifier: '' }),
    line('2.5', true),
    line('1.5'),
  ]);
  expect(groups.map(({ id }) => id)).toEqual([18, 1]);
  expect(groups[0]?.lines.map(lineValue)).toEqual(['1.5', '2.5', '3.5']);
});

test('lines of another set, quarter or goal are a market of their own', () => {
  const groups = marketGroups(
    ['quarternr=2|total=9.5', 'quarternr=3|total=9.5', 'quarternr=2|total=10.5'].map((specifier) =>
      aMarket({ id: 236, specifier }),
    ),
  );
  expect(groups.map(({ lines }) => lines.map(({ specifier }) => specifier))).toEqual([
    ['quarternr=2|total=9.5', 'quarternr=2|total=10.5'],
    ['quarternr=3|total=9.5'],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
});

test('lines of players are one market that is called by what they have in common', () => {
  const line = (player: string, total: string) =>
    aMarket({
      id: 921,
      name: `${player} total points`,
      specifier: `player=${player}|total=${total}`,
    });
  const [group, ...others] = marketGroups([
    line('James', '30.5'),
    line('Curry', '25.5'),
    line('James', '28.5'),
  ]);
  expect(others).toEqual([]);
  expect(group?.name).toBe('Total points');
  expect(group?.lines.map(({ specifier }) => specifier)).toEqual([
    'player=James|total=28.5',
    'player=James|total=30.5',
    'player=Curry|total=25.5',
  ]);
});

test('a market is on every tab that one of its lines names', () => {
  const [group] = marketGroups([
    aMarket({ specifier: 'total=1', market_groups: ['main', 'goals'] }),
    aMarket({ specifier: 'total=2', market_groups: ['goals'] }),
  ]);
  expect(group?.tabs).toEqual(['main', 'goals']);
});

test.each([
  [['0:1'], 'Handicap 0:1'],
  [['0:1', '0:2'], 'Handicap'],
])('a market with lines %s is called %s', (values, name) => {
  const lines = values.map((hcp) =>
    aMarket({ name: `Handicap ${hcp}`, specifier: `hcp=${hcp}`, id: 14 }),
  );
  expect(marketGroups(lines)[0]?.name).toBe(name);
});

test.each([
  ['Arsenal (-1)', '1', { head: 'Arsenal', value: '-1' }],
  ['Over 2.5', '2.5', { head: 'Over', value: '2.5' }],
  ['Über 2.5', '2.5', { head: 'Über', value: '2.5' }],
  ['Yes', '2.5', null],
  ['2.5', '2.5', null],
  ['Draw', null, null],
  ['Rose (ENG)', null, null],
])('%s on line %s splits into %o', (name, line, split) => {
  expect(splitName(name, line)).toEqual(split);
});

test.each([
  ['Over 2.5', 'total=2.5', '2.5'],
  ['Über 2,5', 'total=2.5', '2,5'],
  ['Arsenal (-1)', 'hcp=-1', '-1'],
  ['Chelsea (+1)', 'hcp=-1', '-1'],
  ['Yes', 'total=2.5', '2.5'],
])('of a line with the outcome %s at %s is shown: %s', (name, specifier, shown) => {
  const outcomes = [{ id: '12', name, active: true, odds: null }];
  expect(shownLine(aMarket({ specifier, outcomes }))).toBe(shown);
});
