import { aLeague } from '@touchline/testkit/betting/rows';
import * as calls from '@touchline/wire/calls/match-details';
import type { Form, HeadToHead, Standing } from '@touchline/wire/match-details';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchDetails } from './details';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
type League = Awaited<ReturnType<typeof aLeague>>;
let premier: League;
const sides: Record<string, number> = {};

/** What the provider tells, and whom it was asked about. */
const asked: string[] = [];
const told: {
  timeline: Awaited<ReturnType<MatchDetails['timeline']>>;
  lineups: Awaited<ReturnType<MatchDetails['lineups']>>;
  meetings: Awaited<ReturnType<MatchDetails['meetings']>>;
} = {
  timeline: null,
  lineups: null,
  meetings: null,
};

beforeAll(async () => {
  server = await catalogueServer({
    details: {
      timeline: (provider, urn) => {
        asked.push(`${provider} ${urn}`);
        return Promise.resolve(told.timeline);
      },
      lineups: () => Promise.resolve(told.lineups),
      meetings: () => Promise.resolve(told.meetings),
    },
  });
  matches = namedMatches(server);
  premier = await aLeague(server.pool);
  const cup = await aLeague(server.pool, { name: 'Cup' });
  await play('old', ['A', 'B'], [3, 0], { startTime: '2024-01-01T15:00:00Z' });
  await play('one', ['A', 'B'], [2, 1], { startTime: '2026-01-01T15:00:00Z' });
  await play('two', ['B', 'A'], [1, 1], { startTime: '2026-01-08T15:00:00Z' });
  await play('three', ['C', 'A'], [4, 0], { startTime: '2026-01-15T15:00:00Z' });
  await play('cup', ['B', 'A'], [0, 5], {
    startTime: '2026-01-20T15:00:00Z',
    tournamentId: cup.tournamentId,
  });
  await play('off', ['A', 'B'], [9, 0], { startTime: '2026-01-21T15:00:00Z', stageCode: 90 });
  await play('now', ['A', 'B'], [1, 0], { startTime: '2026-02-01T15:00:00Z', status: 1 });
  await play('later', ['A', 'B'], [7, 7], { startTime: '2026-03-01T15:00:00Z' });
});
afterAll(() => server.close());

/** A match between sides that are known by a letter; over unless said. */
async function play(
  name: string,
  [home, away]: [string, string],
  [one, other]: [number, number],
  more: object,
) {
  const id = await matches.add(name, {
    tournamentId: premier.tournamentId,
    home,
    away,
    status: 4,
    score: { home: one, away: other },
    ...more,
  });
  const { rows } = await server.pool.query<{ home_id: number; away_id: number }>(
    'select home_id, away_id from matches where id = $1',
    [id],
  );
  sides[home] ??= rows[0]!.home_id;
  sides[away] ??= rows[0]!.away_id;
  await server.set('matches', id, { home_id: sides[home], away_id: sides[away] });
}

const get = async <T>(path: string, call: { reply: { parse(value: unknown): unknown } }) => {
  const reply = await server.ask<{ data: T }>(`/matches/${matches.ids['now']}/${path}`);
  expect(() => call.reply.parse(reply)).not.toThrow();
  return reply.data;
};

test('head to head tells the earlier matches of the two, wherever they played', async () => {
  const data = await get<HeadToHead>('head-to-head', calls.getHeadToHead);
  expect(matches.namesOf(data.matches.map(({ id }) => ({ id: id ?? 0 })))).toEqual([
    'cup',
    'two',
    'one',
    'old',
  ]);
  expect(data).toMatchObject({ wins: { home: 3, away: 0 }, draws: 1 });
  expect(data.matches[0]).toMatchObject({
    score: { home: 0, away: 5 },
    tournament: { name: 'Cup' },
    competitors: { home: { name: 'B' }, away: { name: 'A' } },
  });
});

test('head to head has what the provider tells of matches that we never had, and each once', async () => {
  const { rows } = await server.pool.query<{ key: string; urn: string }>(
    `select 'home' as key, k.urn from matches m join competitors k on k.id = m.home_id where m.id = $1
      union all select 'away', k.urn from matches m join competitors k on k.id = m.away_id where m.id = $1
      union all select 'two', urn from matches where id = $2
      union all select 'league', t.urn from matches m join tournaments t on t.id = m.tournament_id
        where m.id = $1`,
    [matches.ids['now'], matches.ids['two']],
  );
  const urn = Object.fromEntries(rows.map(({ key, urn: of }) => [key, of]));
  const meeting = (name: string, at: string, score: { home: number; away: number }) => ({
    urn: name,
    startTime: Date.parse(at),
    tournament: { urn: urn['league'] ?? '', name: 'Premier League' },
    home: urn['away'] ?? '',
    away: urn['home'] ?? '',
    score,
  });
  const cupOfOld = { urn: 'sr:tournament:404', name: 'Old Cup' };
  told.meetings = [
    meeting(urn['two'] ?? '', '2026-01-08T15:00:00Z', { home: 9, away: 9 }),
    meeting('sr:match:of-2025', '2025-06-01T15:00:00Z', { home: 2, away: 0 }),
    {
      ...meeting('sr:match:of-2020', '2020-06-01T15:00:00Z', { home: 1, away: 1 }),
      tournament: cupOfOld,
    },
    meeting('sr:match:to-come', '2026-04-01T15:00:00Z', { home: 4, away: 4 }),
    {
      ...meeting('sr:match:of-others', '2025-07-01T15:00:00Z', { home: 4, away: 4 }),
      home: 'sr:x:1',
    },
  ];
  const data = await get<HeadToHead>('head-to-head', calls.getHeadToHead);
  told.meetings = null;
  const years = data.matches.map(({ start_time }) => start_time.slice(0, 4));
  expect(years.join(' ')).toBe('2026 2026 2026 2025 2024 2020');
  expect(data).toMatchObject({ wins: { home: 3, away: 1 }, draws: 2 });
  expect(data.matches[3]).toMatchObject({
    id: null,
    slug: null,
    score: { home: 2, away: 0 },
    tournament: { id: premier.tournamentId },
    competitors: { home: { name: 'B' }, away: { name: 'A' } },
  });
  expect(data.matches[5]?.tournament).toEqual({ id: null, slug: null, name: 'Old Cup' });
});

test('form tells the latest matches of each side, and how it fared', async () => {
  const data = await get<Form>('form', calls.getForm);
  const form = (side: 'home' | 'away') =>
    data![side].matches.map((match) => [matches.namesOf([match])[0], match.result]);
  expect(form('home')).toEqual([
    ['cup', 'win'],
    ['three', 'loss'],
    ['two', 'draw'],
    ['one', 'win'],
    ['old', 'win'],
  ]);
  expect(form('away')).toEqual([
    ['cup', 'loss'],
    ['two', 'draw'],
    ['one', 'loss'],
    ['old', 'loss'],
  ]);
});

test('standings come from the matches of the league in the season so far', async () => {
  const data = await get<Standing[]>('standings', calls.getStandings);
  expect(
    data.map((row) => [
      row.position,
      row.competitor.name,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.scored,
      row.conceded,
      row.points,
    ]),
  ).toEqual([
    [1, 'A', 3, 1, 1, 1, 3, 6, 4],
    [2, 'C', 1, 1, 0, 0, 4, 0, 3],
    [3, 'B', 2, 0, 1, 1, 2, 3, 1],
  ]);
});

test('the timeline is the provider’s, else what the feed has shown, the first thing first', async () => {
  const moment = {
    matchTime: '12:00',
    kind: 'goal',
    side: 'home',
    score: { home: 1, away: 0 },
    player: 'Saka',
    detail: null,
  } as const;
  told.timeline = [
    { ...moment, at: Date.parse('2026-02-01T15:30:00Z'), kind: 'corner', score: null },
    { ...moment, at: Date.parse('2026-02-01T15:12:00Z') },
  ];
  expect(await get('timeline', calls.getTimeline)).toMatchObject([
    {
      at: '2026-02-01T15:12:00.000Z',
      match_time: '12:00',
      kind: 'goal',
      side: 'home',
      score: { home: 1, away: 0 },
      player: 'Saka',
    },
    { kind: 'corner', score: null },
  ]);
  expect(asked).toEqual([expect.stringMatching(/^betradar sr:match:\d+$/)]);
  told.timeline = null;
  await server.pool.query(
    `insert into match_timeline (match_id, ordinal, at, match_time, kind, side, home, away)
     values ($1, 2, '2026-02-01T15:40:00Z', '40:00', 'score', 2, 1, 1), ($1, 1, '2026-02-01T15:01:00Z', null, 'begun', null, null, null)`,
    [matches.ids['now']],
  );
  expect(await get('timeline', calls.getTimeline)).toEqual([
    {
      at: '2026-02-01T15:01:00.000Z',
      match_time: null,
      kind: 'begun',
      side: null,
      score: null,
      player: null,
      detail: null,
    },
    {
      at: '2026-02-01T15:40:00.000Z',
      match_time: '40:00',
      kind: 'score',
      side: 'away',
      score: { home: 1, away: 1 },
      player: null,
      detail: null,
    },
  ]);
});

test('line-ups are the provider’s, and null where it tells none', async () => {
  expect(await get('lineups', calls.getLineups)).toBeNull();
  told.lineups = {
    home: [{ name: 'Raya', position: 'G', shirt: 22, isSubstitute: false }],
    away: [],
  };
  expect(await get('lineups', calls.getLineups)).toEqual({
    home: [{ name: 'Raya', position: 'G', shirt: 22, is_substitute: false }],
    away: [],
  });
});

test('video and streams are where the feed says, and nowhere when it shows none', async () => {
  const watch = async () => [
    await get('video', calls.getVideo),
    await get('streams', calls.listStreams),
  ];
  expect(await watch()).toEqual([null, []]);
  const id = matches.ids['now']!;
  await server.set('matches', id, { stream_url: 'https://tv.example/a.m3u8?token=1' });
  expect(await watch()).toEqual([null, []]);
  await server.set('matches', id, { has_video: true });
  const stream = { url: 'https://tv.example/a.m3u8?token=1', type: 'hls' };
  expect(await watch()).toEqual([stream, [stream]]);
  await server.set('matches', id, { stream_url: 'https://tv.example/watch' });
  expect(await watch()).toMatchObject([{ type: 'page' }, [{ type: 'page' }]]);
});

test('what is won outright has no sides to tell of', async () => {
  await matches.add('race', {
    tournamentId: premier.tournamentId,
    startTime: '2026-02-02T15:00:00Z',
    columns: { type: 'stage', home_id: null, away_id: null, name: 'Race' },
  });
  const race = (path: string) =>
    server.ask<{ data: unknown }>(`/matches/${matches.ids['race']}/${path}`);
  expect((await race('form')).data).toBeNull();
  expect((await race('head-to-head')).data).toEqual({
    wins: { home: 0, away: 0 },
    draws: 0,
    matches: [],
  });
});

test.each(['head-to-head', 'form', 'standings', 'lineups', 'timeline', 'video', 'streams'])(
  '%s of a match that is not there is 404',
  async (path) => {
    const { error } = await server.ask(`/matches/999999/${path}`, { status: 404 });
    expect(error.code).toBe('not_found');
    await server.ask(`/matches/arsenal/${path}`, { status: 400 });
  },
);
