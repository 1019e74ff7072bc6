import { expect, test } from 'vitest';
import { aMarket } from '../../live/testing';
import { lineValue, marketGroups, splitName } from './market-groups';

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
  expect(groups.map(({ hasLines }) => hasLines)).toEqual([true, false]);
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
])('%s on line %s splits into %o', (name, line, split) => {
  expect(splitName(name, line)).toEqual(split);
});
