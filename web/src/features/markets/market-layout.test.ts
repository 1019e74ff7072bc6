import type { Market } from '@touchline/wire/catalogue';
import { describe, expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { marketGroups } from './market-groups';
import { marketLayout } from './market-layout';

const outcome = (name: string, id = name) => ({ id, name, active: true, odds: null });

function line(names: readonly string[], specifier = '', over: Partial<Market> = {}): Market {
  return aMarket({ id: 1, specifier, outcomes: names.map((name) => outcome(name)), ...over });
}

function layoutOf(...lines: Market[]) {
  const [group] = marketGroups(lines);
  if (!group) throw new Error('no market');
  return marketLayout(group);
}

describe('a market of one line', () => {
  test.each([
    ['single', ['Arsenal']],
    ['two_way', ['Yes', 'No']],
    ['three_way', ['Arsenal', 'Draw', 'Chelsea']],
    ['grid', ['0-1', '2-3', '4-6', '7+']],
  ])('is laid out as %s where its outcomes are %s', (kind, names) => {
    expect(layoutOf(line(names)).kind).toBe(kind);
  });

  test.each([
    [3, ['0', '1', '2', '3', '4', '5+']],
    [2, ['Arsenal by 1', 'Arsenal by 2', 'Draw', 'Chelsea by 1', 'Chelsea by 2']],
    [2, ['0-1', '2-3', '4-6', '7+']],
  ])('has %i columns of outcomes for %s', (across, names) => {
    expect(layoutOf(line(names))).toMatchObject({ kind: 'grid', across });
  });

  test('with correct scores is a grid by who wins, the fewest goals first', () => {
    const layout = layoutOf(line(['0:0', '2:1', '1:0', '3:0', '1:1', '0:1', 'Other']));
    if (layout.kind !== 'scores') throw new Error(layout.kind);
    expect(layout.grid.columns.map((column) => column.map(({ name }) => name))).toEqual([
      ['1:0', '2:1', '3:0'],
      ['0:0', '1:1'],
      ['0:1'],
    ]);
    expect(layout.grid.rest.map(({ name }) => name)).toEqual(['Other']);
  });

  test('with sets won is a grid too, without draws', () => {
    const layout = layoutOf(line(['2:0', '2:1', '1:2', '0:2']));
    expect(layout).toMatchObject({ kind: 'scores' });
  });

  test('of players or of those who take part is a list', () => {
    const players = ['Endrick', 'Fofana', 'Tolisso', 'Nobody'].map((name, at) =>
      outcome(name, at < 3 ? `sr:player:${at}` : '1716'),
    );
    expect(layoutOf(line([], '', { outcomes: players })).kind).toBe('runners');
    const golfers = ['A', 'B', 'C', 'D'].map((name) => outcome(name, `sr:competitor:${name}`));
    expect(layoutOf(line([], '', { outcomes: golfers })).kind).toBe('runners');
  });
});

describe('a market of several lines', () => {
  test('over and under is a ladder: the total before the odds', () => {
    const layout = layoutOf(
      line(['Over 1.5', 'Under 1.5'], 'total=1.5'),
      line(['Over 2.5', 'Under 2.5'], 'total=2.5'),
    );
    expect(layout).toMatchObject({ kind: 'ladder', heads: ['Over', 'Under'] });
    if (layout.kind !== 'ladder') throw new Error(layout.kind);
    expect(layout.rows.map(({ start }) => start)).toEqual(['1.5', '2.5']);
  });

  test('a single total is a ladder of one', () => {
    expect(layoutOf(line(['Over 2.5', 'Under 2.5'], 'total=2.5')).kind).toBe('ladder');
  });

  test('handicaps stand under the side that they are given to, a minus as wide as a plus', () => {
    const layout = layoutOf(
      line(['Arsenal (-1)', 'Chelsea (+1)'], 'hcp=-1'),
      line(['Arsenal (+1)', 'Chelsea (-1)'], 'hcp=1'),
    );
    expect(layout).toMatchObject({ kind: 'lines', heads: ['Arsenal', 'Chelsea'] });
    if (layout.kind !== 'lines') throw new Error(layout.kind);
    expect(layout.rows.map(({ labels }) => labels)).toEqual([
      ['\u22121', '+1'],
      ['+1', '\u22121'],
    ]);
  });

  test('whose names do not end with the line say them in full', () => {
    const layout = layoutOf(line(['More', 'Less'], 'total=1'), line(['More', 'Less'], 'total=2'));
    expect(layout).toMatchObject({ kind: 'lines', heads: null });
  });

  test('duels of those who take part are rows without a main line', () => {
    const layout = layoutOf(
      line(['Rose', 'Rory'], 'competitor1=a|competitor2=b'),
      line(['Lowry', 'Fleetwood'], 'competitor1=c|competitor2=d'),
    );
    expect(layout).toMatchObject({ kind: 'duels', heads: null });
  });

  test('lines of players say who they are about', () => {
    const of = (name: string, total: string) =>
      line([`Over ${total}`, `Under ${total}`], `player=${name}|total=${total}`, {
        name: `${name} total points`,
      });
    const layout = layoutOf(of('James', '30.5'), of('Curry', '25.5'));
    expect(layout).toMatchObject({ kind: 'player_lines', heads: ['Over', 'Under'] });
    if (layout.kind !== 'player_lines') throw new Error(layout.kind);
    expect(layout.rows.map(({ start }) => start)).toEqual(['James 30.5', 'Curry 25.5']);
  });

  test('of more than three outcomes are blocks', () => {
    const names = (total: string) => [`A & over ${total}`, 'A & under', 'B & over', 'B & under'];
    const layout = layoutOf(line(names('1'), 'total=1'), line(names('2'), 'total=2'));
    expect(layout.kind).toBe('blocks');
  });
});
