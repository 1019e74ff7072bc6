import { aLeague, aLine } from '@touchline/testkit/betting/rows';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { listLines } from '@touchline/wire/calls/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CatalogueServer,
  catalogueServer,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let one: number;
let other: number;

beforeAll(async () => {
  server = await catalogueServer();
  const { add } = namedMatches(server);
  const { tournamentId } = await aLeague(server.pool, { priority: 1 });
  one = await add('one', { tournamentId });
  other = await add('other', { tournamentId });
  for (const matchId of [one, other]) {
    await aLine(server.pool, { matchId });
    await aLine(server.pool, { matchId, marketId: 16, specifier: 'hcp=-0.25' });
    await aLine(server.pool, { matchId, marketId: 16, specifier: 'hcp=0.25', status: 0 });
    await aLine(server.pool, { matchId, marketId: 29, odds: { 74: 1800, 76: 1950 } });
  }
});
afterAll(() => server.close());

async function lines(query: string): Promise<ReplyOf<typeof listLines>> {
  const reply = await server.ask<ReplyOf<typeof listLines>>(`/lines?${query}`);
  expect(() => listLines.reply.parse(reply)).not.toThrow();
  return reply;
}

test('the lines of some markets of several matches come match by match, hidden ones left out', async () => {
  const { data } = await lines(`match_id=${other},${one}&market_id=1,16`);
  expect(data.map((line) => [line.match_id, line.id, line.specifier])).toEqual([
    [other, 1, ''],
    [other, 16, 'hcp=-0.25'],
    [one, 1, ''],
    [one, 16, 'hcp=-0.25'],
  ]);
});

test('each match has the position of its own stream', async () => {
  const { streams } = await lines(`match_id=${one},${other}&market_id=1`);
  expect(streams.map(({ match_id: id, stream }) => [id, stream.channel])).toEqual([
    [one, `match:${one}`],
    [other, `match:${other}`],
  ]);
});

test('a match that there is none of has no lines, and takes nothing from the others', async () => {
  const { data } = await lines(`match_id=999999,${one}&market_id=1`);
  expect(data.map((line) => line.match_id)).toEqual([one]);
});

test('more matches than a page has are refused', async () => {
  const many = Array.from({ length: 51 }, (_, id) => id + 1).join(',');
  expect(listLines.query.safeParse({ match_id: many, market_id: '1' }).success).toBe(false);
  expect(listLines.query.safeParse({ match_id: '1,2', market_id: '1' }).success).toBe(true);
});
