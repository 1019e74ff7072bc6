import type { Match } from '@touchline/wire/catalogue';
import type { FieldRow } from '@touchline/wire/match-details';
import { expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { bestTime, inOrder, resultText, usualOrder } from './field-order';

const row = (urn_id: string, over: Partial<FieldRow> = {}): FieldRow => ({
  competitor: { id: 1, urn_id, name: urn_id, abbreviation: 'X', country_code: null, logo: null },
  position: null,
  time: null,
  score: null,
  form: [],
  ...over,
});
const market = {
  ...aMatch().main_market,
  outcomes: [
    { id: 'a', name: 'a', active: true, odds: 9000 },
    { id: 'b', name: 'b', active: true, odds: 2500 },
    { id: 'c', name: 'c', active: false, odds: null },
  ],
} as Match['main_market'];

test('a field is shown by how they stand, once anybody does, and by odds before', () => {
  expect(usualOrder([row('a'), row('b')])).toBe('odds');
  expect(usualOrder([row('a', { position: 1 }), row('b')])).toBe('position');
});

test('by odds the likeliest comes first, and whoever has none last', () => {
  const rows = [row('d'), row('c'), row('a'), row('b')];
  const names = (order: 'position' | 'odds', priced: Match['main_market']) =>
    inOrder(rows, order, priced).map(({ competitor }) => competitor.name);
  expect(names('odds', market)).toEqual(['b', 'a', 'd', 'c']);
  expect(names('odds', null)).toEqual(['d', 'c', 'a', 'b']);
  expect(names('position', market)).toEqual(['d', 'c', 'a', 'b']);
});

test.each([
  ['the time of the first', { time: 16_262_500 }, 'cycling', '4:31:02'],
  ['what others are behind', { time: 16_285_600 }, 'cycling', '+0:23'],
  ['strokes below par', { score: -12 }, 'golf', '\u221212'],
  ['strokes above par', { score: 3 }, 'golf', '+3'],
  ['par', { score: 0 }, 'golf', '0'],
  ['points', { score: 25 }, 'motorsport', '25'],
  ['nothing', {}, 'golf', null],
])('a result is written as %s', (_what, over, sport, expected) => {
  expect(resultText(row('a', over), 16_262_500, { sportKey: sport, locale: 'en' })).toBe(expected);
});

test('the best time is the shortest that is told', () => {
  expect(bestTime([row('a'), row('b', { time: 90 }), row('c', { time: 80 })])).toBe(80);
  expect(bestTime([row('a')])).toBeNull();
});
