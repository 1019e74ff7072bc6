import { aLeague, aLine } from '@touchline/testkit/betting/rows';
import { getMatch, listMarkets } from '@touchline/wire/calls/catalogue';
import type { MarketReply, MatchReply } from '@touchline/wire/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
let premier: Awaited<ReturnType<typeof aLeague>>;

beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  premier = await aLeague(server.pool, { priority: 4 });
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate entity_names, market_descriptions, priorities'));

async function card(id: number, by: object = {}): Promise<MatchReply> {
  const reply = await server.ask<{ data: MatchReply }>(`/matches/${id}`, by);
  expect(() => getMatch.reply.parse(reply)).not.toThrow();
  return reply.data;
}

async function markets(id: number, query = '', by: object = {}): Promise<MarketReply[]> {
  const reply = await server.ask<{ data: MarketReply[] }>(`/matches/${id}/markets?${query}`, by);
  expect(() => listMarkets.reply.parse(reply)).not.toThrow();
  return reply.data;
}

const add = (given: Parameters<NamedMatches['add']>[1] = {}) =>
  matches.add('one', { tournamentId: premier.tournamentId, ...given });

test('a match has the shape of the spec', async () => {
  const id = await add({
    status: 1,
    stageCode: 6,
    score: { home: 1, away: 0 },
    columns: { has_video: true, stadium: 'Emirates', city: 'London' },
  });
  await aLine(server.pool, { matchId: id, status: -1 });
  expect(await card(id)).toMatchObject({
    slug: `arsenal-chelsea-m${id}`,
    type: 'match',
    status: 1,
    stage: 'first_half',
    stadium: 'Emirates',
    city: 'London',
    start_time: '2036-03-01T15:00:00.000Z',
    end_date: null,
    name: null,
    participants: [],
    parent: null,
    statistics: { total_score: { home: 1, away: 0 }, max_period_number: 2 },
    tournament: {
      slug: `premier-league-l${premier.tournamentId}`,
      kind: 'match',
      priority: 4,
      category: { slug: `england-c${premier.categoryId}` },
      sport: { key: 'soccer' },
    },
    competitors: { home: { name: 'Arsenal', abbreviation: 'ARS', country_code: null, logo: null } },
    main_market: {
      id: 1,
      status: -1,
      outcomes: [
        { id: '1', name: 'Arsenal', odds: 2000, active: true },
        { id: '2', name: 'Draw', odds: 3500, active: true },
        { id: '3', name: 'Chelsea', odds: 4000, active: true },
      ],
    },
    provider: 'betradar',
    is_provider_stats_available: true,
    has_video: true,
    custom_bet: false,
    version: 1,
  });
});

test('what is won outright has a name, an end, a parent and who takes part, and no sides', async () => {
  const outright = { home_id: null, away_id: null, end_date: '2026-07-26T18:00:00Z' };
  const tour = await add({ columns: { ...outright, type: 'stage', name: 'Tour de France' } });
  const stage = await add({
    columns: { ...outright, type: 'stage', name: 'Stage 1', parent_id: tour },
  });
  for (const [ordinal, name] of ['Vingegaard', 'Pogačar'].entries()) {
    await server.pool.query(
      `with c as (insert into competitors (urn, name, abbreviation, country_code, logo)
         values ($1, $2, 'X', 'DNK', '/crests/0-1-c8102e-ffffff.svg') returning id)
       insert into match_competitors select $3, $4, id from c`,
      [`sr:competitor:50${ordinal}`, name, stage, ordinal],
    );
  }
  await aLine(server.pool, {
    matchId: stage,
    marketId: 534,
    specifier: 'variant=pre:markettext:7',
    odds: { 'sr:competitor:500': 2000, 'sr:competitor:501': 1800, 'pre:outcometext:9': 9000 },
  });
  expect(await card(stage)).toMatchObject({
    slug: `stage-1-m${stage}`,
    type: 'stage',
    competitors: null,
    name: 'Stage 1',
    end_date: '2026-07-26T18:00:00.000Z',
    parent: { id: tour, slug: `tour-de-france-m${tour}`, name: 'Tour de France' },
    participants: [
      { name: 'Vingegaard', country_code: 'DNK', logo: '/crests/0-1-c8102e-ffffff.svg' },
      { name: 'Pogačar' },
    ],
    is_provider_stats_available: false,
    main_market: { id: 534 },
  });
  await server.pool.query(
    `insert into market_descriptions (provider, market_id, variant, locale, description)
     values ('betradar', 534, 'pre:markettext:7', 'en', $1)`,
    [
      JSON.stringify({
        name: 'Winner of stage 1',
        groups: ['all'],
        outcomes: [{ id: 'pre:outcometext:9', name: 'The field' }],
      }),
    ],
  );
  const [line] = await markets(stage);
  expect(line?.name).toBe('Winner of stage 1');
  expect(line?.outcomes.map(({ name }) => name)).toEqual(['The field', 'Vingegaard', 'Pogačar']);
});

test('the best shown lines of main, secondary and top markets stand on the card', async () => {
  const id = await add();
  const total = (specifier: string, more: object = {}) =>
    aLine(server.pool, {
      matchId: id,
      marketId: 18,
      specifier,
      odds: { 12: 1900, 13: 1900 },
      ...more,
    });
  await aLine(server.pool, { matchId: id, status: 0 });
  await total('total=1.5');
  await total('total=2.5', { favourite: true });
  await total('total=3.5', { status: -1 });
  await aLine(server.pool, { matchId: id, marketId: 29, odds: { 74: 1800, 76: 1950 } });
  await aLine(server.pool, { matchId: id, marketId: 16, specifier: 'hcp=0.5', status: -3 });
  const { main_market, secondary_market, top_markets } = await card(id);
  expect(main_market).toBeNull();
  expect(secondary_market?.specifier).toBe('total=2.5');
  expect(top_markets.map((line) => line.id)).toEqual([29]);
});

test('periods are named in the locale and say what they are; the most there can be is known', async () => {
  const period = (number: number, period_key: string) => ({ number, period_key, home: 1, away: 0 });
  const statistics = {
    clock: null,
    total_score: { home: 2, away: 1 },
    period_score: [
      period(1, 'first_half'),
      period(3, 'overtime'),
      period(7, 'seventh_inning'),
      period(8, 'second_innings_away'),
      period(9, 'chukka'),
    ],
    red_cards: null,
    max_period_number: 9,
  };
  const id = await add({ columns: { statistics } });
  const periods = async (locale: string) =>
    (await card(id, { locale })).statistics.period_score.map((each) => [
      each.period_name,
      each.type,
    ]);
  expect(await periods('en')).toEqual([
    ['1st half', 'regular_period'],
    ['Overtime', 'overtime'],
    ['7th inning', 'regular_period'],
    ['2nd innings', 'regular_period'],
    ['Period 9', 'regular_period'],
  ]);
  expect((await periods('de')).map(([name]) => name)).toEqual([
    '1. Halbzeit',
    'Verlängerung',
    '7. Inning',
    '2. Innings',
    '9. Abschnitt',
  ]);
  expect((await card(id)).statistics.max_period_number).toBe(9);
});

describe('markets', () => {
  test('say when they close, and how they combine: whole and half lines of a match that allows it', async () => {
    const id = await add({ columns: { custom_bet: true } });
    const line = (marketId: number, specifier = '') =>
      aLine(server.pool, { matchId: id, marketId, specifier });
    await line(1);
    for (const hcp of ['0.5', '0.25', '-1.75', '1']) await line(16, `hcp=${hcp}`);
    await server.pool.query(
      `update markets set next_bet_stop = '2026-03-01T15:00:00Z' where match_id = $1 and market_id = 1`,
      [id],
    );
    const shown = await markets(id);
    expect(
      shown.map((each) => [each.specifier, each.next_bet_stop, each.custom_bet_groups]),
    ).toEqual([
      ['', '2026-03-01T15:00:00.000Z', ['score', 'regular_play']],
      ['hcp=-1.75', null, []],
      ['hcp=0.25', null, []],
      ['hcp=0.5', null, ['score', 'regular_play']],
      ['hcp=1', null, ['score', 'regular_play']],
    ]);
    await server.set('matches', id, { custom_bet: false });
    expect((await markets(id)).flatMap((each) => each.custom_bet_groups)).toEqual([]);
  });

  test('are filtered by tabs and by numbers, and paged', async () => {
    const id = await add();
    for (const marketId of [1, 18, 166, 999]) await aLine(server.pool, { matchId: id, marketId });
    const idsOf = async (query: string) => (await markets(id, query)).map((line) => line.id);
    expect(await idsOf('')).toEqual([1, 18, 166, 999]);
    expect(await idsOf('group_key=goals')).toEqual([18]);
    expect(await idsOf('group_key=goals,corners')).toEqual([18, 166]);
    expect(await idsOf('market_id=1,999')).toEqual([1, 999]);
    expect(await idsOf('limit=2&page=2')).toEqual([166, 999]);
  });

  test.each([
    ['limit=501', 'limit'],
    ['page=0', 'page'],
    ['market_id=x', 'market_id'],
    ['group_key=a%20b', 'group_key'],
  ])('%s is refused by name', async (query, field) => {
    const { error } = await server.ask(`/matches/1/markets?${query}`, { status: 400 });
    expect(error.field).toBe(`query.${field}`);
  });
});

test.each([
  ['is on, whatever its lines are', 1, [-3], undefined],
  ['has ended, while a line waits for its result', 3, [-3, 0], undefined],
  ['has ended without a line', 3, [], undefined],
  ['has ended, and each line has its result or is cancelled', 3, [-3, -4], true],
  ['is confirmed, whatever was left of its lines', 4, [0], true],
] as const)('it is told whether a match is settled that %s', async (_rule, status, lines, said) => {
  const id = await add({ status });
  for (const [at, line] of lines.entries()) {
    await aLine(server.pool, { matchId: id, marketId: 16 + at, status: line });
  }
  const reply = await server.ask<{ is_settled?: boolean }>(`/matches/${id}/markets`);
  expect(reply.is_settled).toBe(said);
});
