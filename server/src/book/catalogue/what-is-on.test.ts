import { aLeague } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
type League = Awaited<ReturnType<typeof aLeague>>;
let premier: League;
let asleep: League;
let dota: League;

const at = (hour: number) => `2036-03-01T${hour}:00:00.000Z`;

beforeAll(async () => {
  server = await catalogueServer();
  const matches = namedMatches(server);
  const { pool } = server;
  premier = await aLeague(pool, { name: 'premier', priority: 1, country: 'England' });
  asleep = await aLeague(pool, { name: 'asleep', priority: 2, country: 'Iceland' });
  dota = await aLeague(pool, { name: 'dota', priority: 3, sportKey: 'dota2', country: 'World' });
  await server.set('sports', dota.sportId, { priority: 2, type: 'cyber' });
  await matches.add('now', { ...premier, startTime: at(12), status: 1 });
  await matches.add('last', { ...premier, startTime: at(20) });
  await matches.add('next', { ...premier, startTime: at(18) });
  await matches.add('shown', { ...dota, startTime: at(11), provider: 'oddin', status: 1 });
  await matches.add('hidden', { ...dota, startTime: at(13) });
});
afterAll(() => server.close());

test('a league says when its next match begins, of the providers that are shown; null where none is planned', async () => {
  const starts = async (by: object) => {
    const { data } = await server.ask('/tournaments', by);
    return data.map(({ next_start_time: next }) => next);
  };
  expect(await starts({})).toEqual([at(18), null, null]);
  expect(await starts({ testProviders: 'cyber:betradar' })).toEqual([at(18), null, at(13)]);
});

test('counters tell what is in play in each place from what is to come', async () => {
  const { data } = await server.ask<{
    data: Record<string, { id: number; count: number; live: number }[]>;
  }>('/counters', { body: {} });
  const of = (key: string, id: number) => data[key]?.find((row) => row.id === id);
  expect(of('sports', premier.sportId)).toEqual({ id: premier.sportId, count: 3, live: 1 });
  expect(of('categories', premier.categoryId)).toMatchObject({ count: 3, live: 1 });
  expect(of('categories', dota.categoryId)).toMatchObject({ count: 1, live: 1 });
  expect(of('tournaments', premier.tournamentId)).toMatchObject({ count: 3, live: 1 });
  expect(of('tournaments', asleep.tournamentId)).toBeUndefined();
});
