import { match as matchSchema } from '@touchline/wire/catalogue';
import { listMatches as listMatchesCall } from '@touchline/wire/calls/catalogue';
import { aLeague, aLine, aMatch } from '@touchline/testkit/builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '../../db/testing/migrated-database';
import { filterOf, listMatches } from './list-matches';
import { matchCard, matchReply } from './match-reply';

let book: OpenDatabase;
/** Ids by a short name. */
const ids: Record<string, number> = {};
let premier: Awaited<ReturnType<typeof aLeague>>;

beforeAll(async () => {
  book = await migratedDatabase();
  const { pool } = book;
  const second = await aLeague(pool, { name: '2. Bundesliga', country: 'Germany', priority: 2 });
  premier = await aLeague(pool, { priority: 1 });
  const tennis = await aLeague(pool, { sportKey: 'tennis', name: 'Wimbledon', priority: 3 });
  const at = (hour: number) => `2026-03-01T${hour}:00:00Z`;
  const of = (league: typeof premier) => ({ tournamentId: league.tournamentId });
  ids.early = await aMatch(pool, {
    ...of(second),
    startTime: at(12),
    home: 'Köln',
    away: 'St. Pauli',
  });
  ids.late = await aMatch(pool, { ...of(premier), startTime: at(18) });
  ids.live = await aMatch(pool, {
    ...of(premier),
    startTime: at(15),
    status: 1,
    stageCode: 6,
    score: { home: 1, away: 0 },
  });
  ids.over = await aMatch(pool, { ...of(premier), startTime: at(10), status: 3, stageCode: 100 });
  ids.court = await aMatch(pool, { ...of(tennis), startTime: at(14) });
  await aLine(pool, { matchId: ids.live, status: -1 });
  await aLine(pool, {
    matchId: ids.live,
    marketId: 18,
    specifier: 'total=2.5',
    odds: { 12: 1900, 13: 1900 },
  });
  await aLine(pool, { matchId: ids.early, status: 0 });
  await aLine(pool, { matchId: ids.court, marketId: 186, odds: { 4: 1500, 5: 2500 } });
});
afterAll(() => book.close());

async function list(sent: Record<string, string>, locale = 'en') {
  const query = listMatchesCall.query.parse(sent);
  const filter = filterOf(query);
  if (!filter.ok) throw new Error(filter.error);
  return listMatches(book.db, query, filter.value, locale);
}

const namesOf = (matches: { id: number }[]) =>
  matches.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

test.each([
  ['everything, by start', {}, ['over', 'early', 'court', 'live', 'late']],
  ['backwards', { sort_by: 'start_time:desc' }, ['late', 'live', 'court', 'early', 'over']],
  [
    'leagues by priority, then start',
    { sort_by: 'tournament_priority:asc' },
    ['over', 'live', 'late', 'early', 'court'],
  ],
  ['live ones', { match_status: '1' }, ['live']],
  [
    'several statuses, in words',
    { match_status: 'prematch,live' },
    ['early', 'court', 'live', 'late'],
  ],
  ['a sport', { sport_key: 'tennis' }, ['court']],
  [
    'a time, whose end does not belong to it',
    { start_from: '2026-03-01T12:00:00Z', start_to: '2026-03-01T15:00:00Z' },
    ['early', 'court'],
  ],
  ['no status of that kind in that sport', { match_status: 'live', sport_key: 'tennis' }, []],
])('matches are listed: %s', async (_rule, sent, expected) => {
  const { data, pagination } = await list(sent);
  expect(namesOf(data)).toEqual(expected);
  expect(pagination.total).toBe(expected.length);
});

test('matches are found by our id, by the urn of the provider, by league and by category', async () => {
  const { data } = await list({ id: String(ids.live) });
  expect(namesOf(data)).toEqual(['live']);
  expect(namesOf((await list({ id: `${data[0]!.urn_id},${ids.late}` })).data)).toEqual([
    'live',
    'late',
  ]);
  const league = await list({ tournament_id: String(premier.tournamentId) });
  expect(namesOf(league.data)).toEqual(['over', 'live', 'late']);
  const category = await list({ category_id: String(premier.categoryId) });
  expect(namesOf(category.data)).toEqual(['over', 'live', 'late']);
  expect((await list({ id: '' })).data).toEqual([]);
});

test('pages follow each other, and one past the end is empty but knows how many there are', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, limit: '2' })));
  expect(pages.flatMap(({ data }) => namesOf(data))).toEqual([
    'over',
    'early',
    'court',
    'live',
    'late',
  ]);
  expect(pages.map(({ pagination }) => pagination.total)).toEqual([5, 5, 5, 5]);
  expect(pages[3]?.pagination).toEqual({ total: 5, page: 4, limit: 2, last_page: 3 });
  expect((await list({ limit: '100000' })).pagination.limit).toBe(500);
});

test('an unknown status is refused', () => {
  const query = listMatchesCall.query.parse({ match_status: 'soon' });
  expect(filterOf(query)).toEqual({ ok: false, error: 'match_status' });
});

test('a card has the shape of the spec, names in its locale and the best shown line', async () => {
  const card = await matchReply(book.db, ids.live!, 'en');
  expect(() => matchSchema.parse(card)).not.toThrow();
  expect(card).toMatchObject({
    slug: `arsenal-chelsea-m${ids.live}`,
    status: 1,
    stage: 'first_half',
    start_time: '2026-03-01T15:00:00.000Z',
    statistics: { total_score: { home: 1, away: 0 } },
    tournament: {
      slug: `premier-league-l${premier.tournamentId}`,
      category: { slug: `england-c${premier.categoryId}` },
      sport: { key: 'soccer' },
    },
    main_market: {
      id: 1,
      status: -1,
      version: 1,
      outcomes: [
        { id: '1', name: 'Arsenal', odds: 2000, active: true },
        { id: '2', name: 'Draw', odds: 3500, active: true },
        { id: '3', name: 'Chelsea', odds: 4000, active: true },
      ],
    },
    version: 1,
  });
});

test('a main market that is not shown is left out, and other sports have their own', async () => {
  expect((await matchReply(book.db, ids.early!, 'en'))?.main_market).toBeNull();
  expect((await matchReply(book.db, ids.court!, 'en'))?.main_market?.id).toBe(186);
});

test('a card is read once for all locales, and there is none for an unknown match', async () => {
  const card = await matchCard(book.db, ids.live!);
  expect(card?.('en').main_market?.outcomes[1]?.name).toBe('Draw');
  expect(card?.('de').main_market?.outcomes[1]?.name).toBe('Unentschieden');
  expect(await matchCard(book.db, 999_999)).toBeNull();
});
