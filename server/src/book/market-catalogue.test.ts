import { describe, expect, test } from 'vitest';
import {
  groupsOf,
  mainMarketOf,
  marketName,
  outcomeName,
  outcomeOrder,
  tabsOf,
} from './market-catalogue';

const SIDES = { home: 'Portugal', away: 'Spain' };

describe('a line is named by its template', () => {
  test.each([
    [1, '', 'Match result'],
    [8, 'goalnr=1', '1st goal'],
    [8, 'goalnr=2', '2nd goal'],
    [8, 'goalnr=3', '3rd goal'],
    [8, 'goalnr=11', '11th goal'],
    [14, 'hcp=0:1', 'Handicap 0:1'],
    [19, 'total=1.5', 'Portugal total'],
    [210, 'gamenr=4|setnr=2', '2nd set game 4 - winner'],
    [999_999, '', 'Market 999999'],
  ])('%i %s is %s', (id, specifier, name) => {
    expect(marketName(id, specifier, SIDES, 'en')).toBe(name);
  });
});

describe('an outcome is named by its template', () => {
  test.each([
    [1, '', '1', 'Portugal'],
    [1, '', '2', 'Draw'],
    [10, '', '11', 'Draw or Spain'],
    [16, 'hcp=-0.75', '1714', 'Portugal (-0.75)'],
    [16, 'hcp=-0.75', '1715', 'Spain (+0.75)'],
    [16, 'hcp=0.5', '1714', 'Portugal (+0.5)'],
    [16, 'hcp=0.5', '1715', 'Spain (-0.5)'],
    [16, 'hcp=0', '1715', 'Spain (0)'],
    [18, 'total=2.5', '12', 'Over 2.5'],
    [21, 'variant=sr:exact_goals:6+', 'sr:exact_goals:6+:74', '6+'],
    [1, '', '77', '77'],
  ])('%i %s outcome %s is %s', (id, specifier, outcome, name) => {
    expect(outcomeName(id, specifier, outcome, SIDES, 'en')).toBe(name);
  });
});

test('names are in the language of the locale where it has templates, in English where not', () => {
  expect(marketName(18, 'total=2.5', SIDES, 'de')).toBe('Tore gesamt');
  expect(outcomeName(18, 'total=2.5', '12', SIDES, 'de')).toBe('Über 2.5');
  expect(outcomeName(1, '', '1', SIDES, 'de')).toBe('Portugal');
  expect(marketName(8, 'goalnr=1', SIDES, 'de')).toBe('1st goal');
  expect(marketName(18, 'total=2.5', SIDES, 'fi')).toBe('Total goals');
});

test('groups, tabs, order and the main market come from the descriptions', () => {
  expect(groupsOf(139)).toEqual(['all', 'regular_play', 'bookings']);
  expect(groupsOf(999_999)).toEqual(['all']);
  expect(tabsOf(18)).toEqual(['main', 'goals']);
  expect(outcomeOrder(18, 'total=2.5')).toEqual(['12', '13']);
  expect(mainMarketOf('soccer')).toBe(1);
  expect(mainMarketOf('tennis')).toBe(186);
  expect(mainMarketOf('curling')).toBeNull();
});
