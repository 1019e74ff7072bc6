import { aLeague, aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  place,
} from '@touchline/testkit/betting/book-database';
import { betCounter } from './count-bets';
import {
  type CatalogueServer,
  catalogueServer,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let playerId: number;
const matches: Record<string, number> = {};

beforeAll(async () => {
  server = await catalogueServer();
  const { pool, book } = server;
  playerId = await aPlayer(pool);
  await fund(book.db, playerId, 100_000);
  for (const name of ['north', 'south', 'east']) {
    const { tournamentId } = await aLeague(pool, { name });
    matches[name] = await aMatch(pool, { tournamentId });
    await aLine(pool, { matchId: matches[name] });
  }
});
afterAll(() => server.close());

async function placed(...names: readonly string[]): Promise<void> {
  const bet = aBet(names.map((name) => aSelection({ match_id: matches[name] ?? 0 })));
  expect(await place(server.book.db, playerId, aPlacement([bet]))).toMatchObject({ ok: true });
}

/** Skips the id of the next bet; answers how the bet after that gets it, as one that commits late has it. */
async function skippedId(): Promise<() => Promise<unknown>> {
  const sequence = `pg_get_serial_sequence('bets', 'id')`;
  const { rows } = await server.pool.query<{ id: bigint }>(`select nextval(${sequence}) as id`);
  return () => server.pool.query(`select setval(${sequence}, $1, false)`, [rows[0]?.id]);
}

const byBets = async () => {
  const { data } = await server.ask('/tournaments?sort_by=bets_count:desc,tournament_id:asc');
  return data.map(({ name }) => name);
};
const counts = async () => {
  const { rows } = await server.pool.query<{ bets_count: number }>(
    'select bets_count from matches order by id',
  );
  return rows.map(({ bets_count: count }) => count);
};

test('leagues are sorted by their bets, those that commit late and those of before a start too', async () => {
  const count = betCounter(server.book.db);
  for (const names of [['south'], ['south', 'east'], ['south']]) await placed(...names);
  await count();
  expect([await counts(), await byBets()]).toEqual([
    [0, 3, 1],
    ['south', 'east', 'north'],
  ]);
  await count();
  // A bet on the north commits after one with a higher id was counted.
  const wasSkipped = await skippedId();
  await placed('east');
  await count();
  expect(await counts()).toEqual([0, 3, 2]);
  await wasSkipped();
  await placed('north');
  await count();
  expect(await counts()).toEqual([1, 3, 2]);
  await skippedId();
  for (let more = 0; more < 3; more += 1) await placed('north');
  await betCounter(server.book.db)();
  expect([await counts(), await byBets()]).toEqual([
    [4, 3, 2],
    ['north', 'south', 'east'],
  ]);
});

test('a bet that was not accepted, and a match that is over, are not counted', async () => {
  const before = await counts();
  for (const name of ['north', 'south']) await placed(name);
  await server.pool.query(
    `update bets set status = 'rejected' where id in (
    select bet_id from bet_selections where match_id = $1 order by bet_id desc limit 1)`,
    [matches['north']],
  );
  await server.set('matches', matches['south'] ?? 0, { status: 3 });
  await betCounter(server.book.db)();
  expect(await counts()).toEqual(before);
});
