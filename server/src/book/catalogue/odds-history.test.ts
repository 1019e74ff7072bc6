import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneOddsHistory } from './odds-history';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  await matches.add('now', {});
});
afterAll(() => server.close());

const remember = (name: string, at: string, odds: object, specifier = 'total=2.5') =>
  server.pool.query(`insert into odds_history values ($1, 18, $2, $3, $4)`, [
    matches.ids[name],
    specifier,
    at,
    JSON.stringify(odds),
  ]);
const asked = (query: string) =>
  server.ask<{ data: unknown }>(`/matches/${matches.ids['now']}/odds-history?${query}`);

test('the odds of each outcome of a line are told from the opening on', async () => {
  await remember('now', '2026-02-01T15:10:00Z', { 12: 1700, 13: 2100 });
  await remember('now', '2026-02-01T15:00:00Z', { 12: 1500, 13: 2500 });
  await remember('now', '2026-02-01T15:20:00Z', { 12: 1700 });
  await remember('now', '2026-02-01T15:00:00Z', { 12: 3000 }, 'total=3.5');
  expect((await asked('market_id=18&specifier=total%3D2.5')).data).toEqual([
    {
      outcome_id: '12',
      points: [
        { at: '2026-02-01T15:00:00.000Z', odds: 1500 },
        { at: '2026-02-01T15:10:00.000Z', odds: 1700 },
      ],
    },
    {
      outcome_id: '13',
      points: [
        { at: '2026-02-01T15:00:00.000Z', odds: 2500 },
        { at: '2026-02-01T15:10:00.000Z', odds: 2100 },
      ],
    },
  ]);
});

test('a line whose odds nobody has kept has none; of a match that is not there nothing is told', async () => {
  expect((await asked('market_id=1')).data).toEqual([]);
  await server.ask('/matches/999999/odds-history?market_id=1', { status: 404 });
});

test('two days after a match its odds are given up, and those of no other', async () => {
  await matches.add('over', { columns: { status: 4, start_time: '2026-02-01T15:00:00Z' } });
  await matches.add('late', { columns: { status: 4, start_time: '2026-02-03T15:00:00Z' } });
  await matches.add('long', { columns: { status: 1, start_time: '2026-02-01T15:00:00Z' } });
  for (const name of ['over', 'late', 'long']) {
    await remember(name, '2026-02-01T15:00:00Z', { 12: 1500 }, 'total=9');
  }
  await pruneOddsHistory(server.book.db, new Date('2026-02-04T15:00:00Z'));
  const { rows } = await server.pool.query(
    `select match_id from odds_history where specifier = 'total=9' order by match_id`,
  );
  expect(matches.namesOf(rows.map(({ match_id: id }) => ({ id })))).toEqual(['late', 'long']);
});
