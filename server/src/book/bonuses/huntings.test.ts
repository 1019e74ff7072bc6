import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueEarned } from '../../bonus/issue-earned';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import type { StoredFarming } from '../../db/tables/bonuses';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { settleOnce } from '../bets/settle-bets';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

/** 25.00 in points earn a freebet of 5.00. */
const FARMING: StoredFarming = {
  pointsNeeded: 2500,
  prize: { EUR: [500] },
  prizeType: 'freebet',
  mostPrizes: null,
  maxPointsPerBet: 100_000,
  pointsMinStake: 100,
  pointsMaxOdds: odds(20_000),
  oncePerEvent: false,
  prizeLivesHours: null,
};

async function aHunter(given: Partial<StoredFarming> = {}) {
  const playerId = await aPlayer(server.pool);
  await fund(server.book.db, playerId, 100_000);
  const offer = { type: 'hunting' as const, ...FARMING, ...given };
  const { id } = await aBonus(server.book.db, playerId, { now: NOW, offer });
  return { playerId, id };
}

type Hunter = Awaited<ReturnType<typeof aHunter>>;

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(server.pool);
  await aLine(server.pool, { matchId });
  return matchId;
}

/** 10.00 on a home win at 2.00: ten points. */
async function hunt({ playerId, id }: Hunter, matchId: number): Promise<void> {
  const bonus = { id, type: 'hunting' as const };
  const bet = aBet([aSelection({ match_id: matchId })], { bonus });
  expect(await place(server.book.db, playerId, aPlacement([bet]))).toMatchObject({ ok: true });
}

async function end(matchId: number, result: string | null): Promise<void> {
  const results = result === null ? null : JSON.stringify({ 1: result });
  await server.pool.query('update markets set results = $2 where match_id = $1', [
    matchId,
    results,
  ]);
  await server.pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(server.book.db, NOW));
}

const pointsOf = async ({ id }: Hunter) => {
  const { rows } = await server.pool.query<{ points: bigint }>(
    'select points from bonuses where id = $1',
    [id],
  );
  return rows[0]?.points;
};
const prizesOf = async ({ playerId }: Hunter) => {
  await issueEarned(server.book.db, NOW);
  const { rows } = await server.pool.query<{ amount: bigint }>(
    `select amount from bonuses where player_id = $1 and type = 'freebet'`,
    [playerId],
  );
  return rows.map(({ amount }) => amount);
};

test.each([
  ['win_entire', 1000n],
  ['lose_entire', 1000n],
  ['refund_entire', 0n],
  ['refund_half_lose_other', 1000n],
])('a bet that ends as %s earns %s points', async (result, points) => {
  const [hunter, matchId] = [await aHunter(), await aBettableMatch()];
  await hunt(hunter, matchId);
  expect(await pointsOf(hunter)).toBe(0n);
  await end(matchId, result);
  expect(await pointsOf(hunter)).toBe(points);
});

test('a result that is taken back takes its points back, but no prize that was issued comes twice', async () => {
  const [hunter, matchId] = [await aHunter({ pointsNeeded: 1000 }), await aBettableMatch()];
  await hunt(hunter, matchId);
  await end(matchId, 'win_entire');
  expect(await prizesOf(hunter)).toEqual([500n]);
  await end(matchId, null);
  expect(await pointsOf(hunter)).toBe(0n);
  await end(matchId, 'lose_entire');
  expect(await pointsOf(hunter)).toBe(1000n);
  expect(await prizesOf(hunter)).toEqual([500n]);
  const differences = [
    ...(await reconcile(server.book.db)),
    ...(await reconcileBets(server.book.db)),
  ];
  expect(differences).toEqual([]);
});

test('points are capped by bet, and an event earns its points once where the campaign says so', async () => {
  const capped = await aHunter({ maxPointsPerBet: 600, oncePerEvent: true });
  const [one, other] = [await aBettableMatch(), await aBettableMatch()];
  await hunt(capped, one);
  await hunt(capped, one);
  await hunt(capped, other);
  await end(one, 'win_entire');
  expect(await pointsOf(capped)).toBe(600n);
  await end(other, 'lose_entire');
  expect(await pointsOf(capped)).toBe(1200n);
});

test('a freebet that was earned is told with the others, and hunting says how far the player is', async () => {
  const [hunter, first, second] = [await aHunter(), await aBettableMatch(), await aBettableMatch()];
  for (const matchId of [first, first, first, second]) await hunt(hunter, matchId);
  await end(first, 'win_entire');
  expect(await prizesOf(hunter)).toEqual([500n]);
  const { playerId } = hunter;
  const told = await server.ask<{ data: object[] }>('GET', '/bonuses', { playerId });
  expect(told.body.data).toMatchObject([
    { type: 'freebet', amount: 500, is_active: true },
    {
      type: 'hunting',
      farming: {
        bets_count: 4,
        avg_stake: 1000,
        points: 3000,
        points_needed: 2500,
        available_points: 500,
        potential_points: 1000,
        potential_freebet_amount: 0,
        initial_pool: 500,
      },
      farmed_event_ids: [first],
    },
  ]);
});

test.each([true, false])(
  'the slip is told which events have had their turn, where each has one: %s',
  async (once) => {
    const [hunter, played, open, fresh] = [
      await aHunter({ oncePerEvent: once }),
      await aBettableMatch(),
      await aBettableMatch(),
      await aBettableMatch(),
    ];
    for (const matchId of [played, open]) await hunt(hunter, matchId);
    await end(played, 'win_entire');
    await aLine(server.pool, { matchId: played, marketId: 29 });
    const leg = (match_id: number, market_id = 1) => ({
      match_id,
      market_id,
      specifier: '',
      outcome_id: '1',
      odds: 2000,
    });
    const selections = [[leg(played, 29), leg(fresh)], [leg(open), leg(fresh)], [leg(fresh)]];
    const bets = selections.map((each) => ({
      type: each.length > 1 ? 'combo' : 'single',
      selections: each,
      currency: 'EUR',
    }));
    const { body } = await server.ask<{ data: { usable: { farmed_event_ids?: number[] }[] }[] }>(
      'POST',
      '/bonuses',
      { playerId: hunter.playerId, body: { bets } },
    );
    const told = body.data.map(({ usable }) => usable.map((each) => each.farmed_event_ids));
    expect(told).toEqual(
      once ? [[[played]], [[open]], [[]]] : [[undefined], [undefined], [undefined]],
    );
  },
);

test('a campaign whose prizes cannot be issued holds up no other, and issues them once it can', async () => {
  const [broken, whole] = [
    await aHunter({ pointsNeeded: 1000 }),
    await aHunter({ pointsNeeded: 1000 }),
  ];
  const matchId = await aBettableMatch();
  for (const hunter of [broken, whole]) await hunt(hunter, matchId);
  const needed = (points: string) =>
    server.pool.query(
      `update bonus_campaigns set offer = jsonb_set(offer, '{pointsNeeded}', $2)
       where id = (select campaign_id from bonuses where id = $1)`,
      [broken.id, points],
    );
  await needed('"many"');
  await end(matchId, 'win_entire');
  await expect(prizesOf(whole)).rejects.toThrow('did not issue');
  const { rows } = await server.pool.query<{ player_id: number }>(
    'select player_id from bonuses where earned_by = any($1)',
    [[broken.id, whole.id]],
  );
  expect(rows).toEqual([{ player_id: whole.playerId }]);
  await needed('1000');
  expect(await prizesOf(broken)).toEqual([500n]);
  expect(await prizesOf(whole)).toEqual([500n]);
});

test('whatever results come and go, points are those of the bets that are won or lost now', async () => {
  const RESULTS = ['win_entire', 'lose_entire', 'refund_entire', 'canceled', null] as const;
  const anyNews = fc.record({ on: fc.nat(2), result: fc.constantFrom(...RESULTS) });
  await fc.assert(
    fc.asyncProperty(fc.array(anyNews, { minLength: 4, maxLength: 10 }), async (news) => {
      const hunter = await aHunter();
      const matches = [await aBettableMatch(), await aBettableMatch(), await aBettableMatch()];
      for (const matchId of matches) await hunt(hunter, matchId);
      const played = new Set<number>();
      for (const { on, result } of news) {
        await end(matches[on] ?? 0, result);
        if (result === 'win_entire' || result === 'lose_entire') played.add(on);
        else played.delete(on);
        expect(await pointsOf(hunter)).toBe(1000n * BigInt(played.size));
      }
    }),
    { numRuns: 8, unbiased: true },
  );
}, 60_000);
