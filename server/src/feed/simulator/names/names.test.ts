import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { LEAGUES } from '../leagues';
import { elevenOf, NAMES, readSport, squadOf } from './names';
import type { LeagueNames } from './names';
import cricketers from './squads-cricket.json' with { type: 'json' };
import squads from './squads-soccer.json' with { type: 'json' };

/** Those that compete alone and therefore have a country. */
const SOLO = new Set(['tennis', 'tabletennis', 'golf', 'cycling']);
/** Those where everybody meets everybody at once, in no rounds. */
const FIELDS = new Set(['golf', 'cycling']);
const SQUAD_LEAGUES = new Set(['Premier League', 'LaLiga', 'Serie A', 'Bundesliga', 'Ligue 1']);

const all = [...NAMES.values()].flatMap((sport) =>
  sport.leagues.map((league) => ({ sport, league })),
);
const named = all.map(
  ({ sport, league }) => [`${sport.key}, ${league.name}`, league, sport.key] as const,
);
const namesIn = (...keys: string[]) =>
  keys.flatMap((key) => (NAMES.get(key)?.leagues ?? []).flatMap(({ sides }) => sides));
const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

test('sixteen sports beside soccer have names, each under its own key and urn', () => {
  expect(NAMES.size).toBe(16);
  expect(repeated([...NAMES.values()].map(({ urn }) => urn))).toEqual([]);
  expect([...NAMES.values()].map(({ urn }) => urn)).not.toContain('sr:sport:1');
});

describe.each(named)('%s', (_title, league: LeagueNames, key) => {
  test('names no side twice', () => {
    expect(repeated(league.sides.map(({ name }) => name))).toEqual([]);
  });

  test('abbreviates no two sides alike', () => {
    expect(repeated(league.sides.map(({ abbreviation }) => abbreviation))).toEqual([]);
  });

  test('has sides that differ in strength', () => {
    const ratings = league.sides.map(({ rating }) => rating);
    expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThanOrEqual(50);
  });

  test('pairs all its sides in every round', () => {
    if (!FIELDS.has(key)) expect(league.sides.length % 2).toBe(0);
    expect(league.sides.length).toBeGreaterThanOrEqual(6);
  });

  test('gives a player a country and a surname first', () => {
    if (!SOLO.has(key)) return;
    expect(league.sides.filter(({ countryCode }) => countryCode === '')).toEqual([]);
    expect(league.sides.filter(({ name }) => !/^[^,]+, [^,]+$/.test(name))).toEqual([]);
  });

  test('has stages, numbered from 1, if it is a stage race', () => {
    expect(league.stages).toHaveLength(key === 'cycling' ? 8 : 0);
    for (const [place, stage] of league.stages.entries()) {
      expect(stage).toMatch(new RegExp(`^Stage ${place + 1}: .+ - .+$`));
    }
  });
});

test('a national side has its country', () => {
  const nations = NAMES.get('cricket')?.leagues.find(({ name }) => name === 'T20 International');
  expect(nations?.sides).toHaveLength(12);
  expect(nations?.sides.filter(({ countryCode }) => countryCode === '')).toEqual([]);
});

test('a side that plays in two leagues of a sport is as strong in both, and abbreviated alike', () => {
  for (const { key, leagues } of NAMES.values()) {
    const known = new Map<string, unknown>();
    for (const side of leagues.flatMap(({ sides }) => sides)) {
      expect(side, `${key}: ${side.name}`).toEqual(known.get(side.name) ?? side);
      known.set(side.name, side);
    }
  }
});

test('a provider numbers no two tournaments alike', () => {
  const soccer = LEAGUES.map(({ tournament }) => tournament.urn);
  const urns = all.map(({ sport, league }) => `${prefix(sport.urn)}:tournament:${league.id}`);
  expect(repeated([...soccer, ...urns])).toEqual([]);
});

test('the number of a category belongs to one sport, one name and one country', () => {
  const known = new Map<string, object>(
    LEAGUES.map(({ category: { urn, name, countryCode } }) => [
      urn,
      { sport: 'sr:sport:1', name, countryCode },
    ]),
  );
  for (const { sport, league } of all) {
    const { id, name, countryCode } = league.category;
    const urn = `${prefix(sport.urn)}:category:${id}`;
    const facts = { sport: sport.urn, name, countryCode };
    expect({ urn, ...facts }).toEqual({ urn, ...(known.get(urn) ?? facts) });
    known.set(urn, facts);
  }
});

describe('a soccer squad', () => {
  const clubs = LEAGUES.filter(({ tournament }) => SQUAD_LEAGUES.has(tournament.name))
    .flatMap((league) => league.clubs)
    .map(({ name }) => name);

  test('belongs to every club of five leagues, and to nobody else', () => {
    expect(clubs).toHaveLength(96);
    expect(new Set(Object.keys(squads))).toEqual(new Set(clubs));
  });

  test.each(clubs)('has sixteen players with shirts of their own: %s', (club) => {
    const squad = squadOf(club);
    expect(squad).toHaveLength(16);
    expect(repeated(squad.map(({ name }) => name))).toEqual([]);
    expect(repeated(squad.map(({ shirt }) => String(shirt)))).toEqual([]);
  });

  test.each(clubs)('can line up as 4-4-2 and as 4-3-3: %s', (club) => {
    const count = (position: string) =>
      squadOf(club).filter((player) => player.position === position).length;
    expect(count('G')).toBeGreaterThanOrEqual(1);
    expect(count('D')).toBeGreaterThanOrEqual(4);
    expect(count('M')).toBeGreaterThanOrEqual(4);
    expect(count('F')).toBeGreaterThanOrEqual(3);
  });

  test('is empty for a club that nobody knows', () => {
    expect(squadOf('Ajax Amateurs')).toEqual([]);
  });
});

describe('a cricket eleven', () => {
  const sides = namesIn('cricket', 'premium_cricket').map(({ name }) => name);

  test('belongs to every side, and to nobody else', () => {
    expect(new Set(Object.keys(cricketers))).toEqual(new Set(sides));
  });

  test.each(sides)('has one who keeps wicket and five who bowl: %s', (side) => {
    const eleven = elevenOf(side);
    expect(eleven).toHaveLength(11);
    expect(repeated(eleven.map(({ name }) => name))).toEqual([]);
    expect(eleven.filter(({ role }) => role === 'keep')).toHaveLength(1);
    const bowlers = eleven.filter(({ role }) => role === 'bowl' || role === 'all');
    expect(bowlers.length).toBeGreaterThanOrEqual(5);
  });

  test('is empty for a side that nobody knows', () => {
    expect(elevenOf('The Village')).toEqual([]);
  });
});

describe('a bad file is refused with the path of the field', () => {
  const league = {
    id: 9_000_999,
    name: 'Sunday League',
    category: { id: 9_000_999, name: 'England', countryCode: 'ENG' },
    level: { goals: 2 },
    sides: [
      ['Rovers', 'ROV', 1500],
      ['Wanderers', 'WAN', 1600, 'ENG'],
    ],
  };
  const sport = { urn: 'sr:sport:99', key: 'fives', name: 'Fives' };
  const reading = (change: object) => () =>
    readSport(
      'fives',
      { sport, leagues: [{ ...league, ...change }] },
      { goals: z.number().check(z.positive()) },
    );

  test('unless it is good', () => {
    expect(reading({})().leagues[0]?.sides).toEqual([
      { name: 'Rovers', abbreviation: 'ROV', rating: 1500, countryCode: '' },
      { name: 'Wanderers', abbreviation: 'WAN', rating: 1600, countryCode: 'ENG' },
    ]);
  });

  test.each([
    ['leagues[0].sides[1][2]', { sides: [league.sides[0], ['Wanderers', 'WAN', '1600']] }],
    ['leagues[0].sides[0][1]', { sides: [['Rovers', 'rov', 1500], league.sides[1]] }],
    ['leagues[0].sides[0]', { sides: [['Rovers', 'ROV', 1500, 'ENG', 'x'], league.sides[1]] }],
    ['leagues[0].level.goals', { level: {} }],
    ['leagues[0].level', { level: { goals: 2, points: 3 } }],
    ['leagues[0].category.countryCode', { category: { ...league.category, countryCode: 'GB' } }],
  ])('%s', (path, change) => {
    expect(reading(change)).toThrow(`names/fives.json: ${path}: `);
  });

  test('and so is the file of another sport', () => {
    expect(() => readSport('tennis', { sport, leagues: [league] }, {})).toThrow('sport.key: ');
  });
});

/** Whose number it is: `sr` or `od`. */
function prefix(urn: string): string {
  return urn.slice(0, urn.indexOf(':'));
}
