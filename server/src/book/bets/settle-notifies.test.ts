import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { settleOnce } from './settle-bets';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

const WON = { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' };
const LOST = { 1: 'lose_entire', 2: 'win_entire', 3: 'lose_entire' };
const VOID = { 1: 'canceled', 2: 'canceled', 3: 'canceled' };

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(server.pool);
  await aLine(server.pool, { matchId });
  return matchId;
}

/** A player who has staked 10.00 at 2.00 on the match, so many times. */
async function aBettor(matchId: number, bets = 1): Promise<number> {
  const playerId = await aPlayer(server.pool);
  await fund(server.book.db, playerId, 10_000);
  for (let each = 0; each < bets; each += 1) {
    const bet = aBet([aSelection({ match_id: matchId })]);
    const placed = await place(server.book.db, playerId, aPlacement([bet]));
    expect(placed.ok).toBe(true);
  }
  return playerId;
}

async function settleAll(matchId: number, results: Record<string, string> | null): Promise<void> {
  await settleLine(server.pool, { matchId }, results);
  while (await settleOnce(server.book.db, NOW));
}

/** Titles, the oldest first. */
async function told(playerId: number): Promise<string[]> {
  return (await notices(playerId)).map(({ title }) => title);
}

async function notices(playerId: number) {
  const { body } = await server.ask<{ data: { title: string; body: string }[] }>(
    'GET',
    '/notifications',
    { playerId },
  );
  return body.data.toReversed();
}

test.each([
  ['won', WON, 'Bet won'],
  ['lost', LOST, 'Bet lost'],
  ['void', VOID, 'Bet void'],
])(
  'a player is told once of a bet that is %s, however often it is settled so',
  async (_rule, results, title) => {
    const matchId = await aBettableMatch();
    const playerId = await aBettor(matchId);
    await settleAll(matchId, results);
    await settleAll(matchId, results);
    expect(await told(playerId)).toEqual([title]);
  },
);

test('a result that changes is told again, and so is one that is taken back', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await settleAll(matchId, WON);
  await settleAll(matchId, LOST);
  await settleAll(matchId, null);
  await settleAll(matchId, VOID);
  expect(await told(playerId)).toEqual([
    'Bet won',
    'Corrected: Bet lost',
    'Bet open again',
    'Corrected: Bet void',
  ]);
});

test('it names the match, the selection and the stake, says what that moment paid, and what a correction changed', async () => {
  const matchId = await aBettableMatch();
  const score = JSON.stringify({ total_score: { home: 2, away: 1 } });
  await server.pool.query('update matches set statistics = statistics || $2 where id = $1', [
    matchId,
    score,
  ]);
  const playerId = await aBettor(matchId);
  await server.pool.query(
    `update bets set cashed_out_stake = 400, cashed_out_paid = 480 where player_id = $1`,
    [playerId],
  );
  await settleAll(matchId, WON);
  await settleAll(matchId, LOST);
  await settleAll(matchId, null);
  const bodies = (await notices(playerId)).map(({ body }) => body);
  const named = bodies[0]?.split(' Your')[0];
  expect(named).toMatch(/^.+ 2:1 .+ · .+ · Stake €10\.00\.$/);
  expect(bodies.map((each) => each.replace(`${named} `, ''))).toEqual([
    'Your bet pays €12.00.',
    'Your bet did not win this time. €12.00 taken back.',
    'The result was taken back. Your bet waits for a new one.',
  ]);
});

test('several workers at bets of the same players tell of each bet once', async () => {
  const matches = await Promise.all(Array.from({ length: 4 }, aBettableMatch));
  const players = await Promise.all(matches.map((matchId) => aBettor(matchId, 3)));
  await Promise.all(matches.map((matchId) => settleLine(server.pool, { matchId }, WON)));
  await Promise.all(matches.map((matchId) => settleAll(matchId, WON)));
  while (await settleOnce(server.book.db, NOW));
  for (const playerId of players) {
    expect(await told(playerId)).toEqual(['Bet won', 'Bet won', 'Bet won']);
  }
});

test('a settlement that fails tells nobody', async () => {
  const matchId = await aBettableMatch();
  const playerId = await aBettor(matchId);
  await server.pool.query(
    `create function refuse() returns trigger language plpgsql as $$
     begin raise exception 'no postings today'; end $$;
     create trigger refuse before insert on ledger_postings for each row execute function refuse()`,
  );
  await expect(settleAll(matchId, WON)).rejects.toThrow('no postings today');
  expect(await told(playerId)).toEqual([]);
  await server.pool.query('drop trigger refuse on ledger_postings');
  await settleAll(matchId, WON);
  expect(await told(playerId)).toEqual(['Bet won']);
});
