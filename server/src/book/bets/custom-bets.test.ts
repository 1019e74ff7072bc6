import { randomUUID } from 'node:crypto';
import { bet as betSchema } from '@touchline/wire/bets';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceOf } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import {
  aCustomPlacement,
  BOTH_SCORE,
  type CustomBetServer,
  customBetServer,
  HOME,
  OVER,
  PRICE,
} from '@touchline/testkit/betting/custom-bet-server';
import { SITE } from '@touchline/testkit/betting/book-database';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.provider.answer = () => ({ ok: true, odds: PRICE });
  server.provider.asked.length = 0;
});

const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');
const failing = () => Promise.reject(new Error('no answer'));

test('a custom bet is taken at the price of its provider', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const picks = [HOME, OVER, BOTH_SCORE];
  const { status, data } = await server.place(
    playerId,
    aCustomPlacement(matchId, { selections: picks }),
  );
  expect(status).toBe(200);
  expect(() => betSchema.parse(data?.[0])).not.toThrow();
  expect(data).toMatchObject([
    {
      type: 'custom_bet',
      status: 'waiting_results',
      stake: { value: 1000 },
      odds: PRICE,
      win_amount: { value: 3200 },
      selections: picks.map(({ market_id: id }) => ({ market: { id }, match: { id: matchId } })),
    },
  ]);
  expect(server.provider.asked).toHaveLength(1);
  expect(server.provider.asked[0]?.picks).toHaveLength(3);
  expect(await balance(playerId)).toBe(9_000n);
  const { rows } = await server.pool.query('select custom_odds from bets where player_id = $1', [
    playerId,
  ]);
  expect(rows).toEqual([{ custom_odds: PRICE }]);
});

test.each([
  ['none', 3100, 'odds_higher_than_current_odds'],
  ['none', 3300, 'odds_different_than_bookmaker'],
  ['higher', 3100, 'odds_higher_than_current_odds'],
] as const)(
  'who takes %s sees a price that is now %i refused with it, by code 120',
  async (accept, now, details) => {
    const [playerId, matchId] = [await server.bettor(), await server.match()];
    server.provider.answer = () => ({ ok: true, odds: now });
    const placement = aCustomPlacement(matchId, { accept });
    const { status, error } = await server.place(playerId, placement);
    expect(status).toBe(422);
    expect(error?.data).toEqual({
      details,
      errors_by_bet: [
        {
          code: 120,
          localized_message: 'The odds of this bet have changed.',
          selections: [],
          custom_odds: now,
        },
      ],
    });
    const german = await server.place(playerId, placement, 'de');
    expect(german.error?.message).toBe('Die Quote dieser Wette hat sich geändert.');
    expect(await balance(playerId)).toBe(10_000n);
  },
);

test.each([
  ['higher', 3300],
  ['any', 3300],
  ['any', 3100],
] as const)('who takes %s has a price that is now %i', async (accept, now) => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  server.provider.answer = () => ({ ok: true, odds: now });
  const { data } = await server.place(playerId, aCustomPlacement(matchId, { accept }));
  expect(data).toMatchObject([{ odds: now, win_amount: { value: now } }]);
});

test('whatever its provider says, it pays no less than one of its legs alone', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  server.provider.answer = () => ({ ok: true, odds: 1890 });
  const below = await server.place(
    playerId,
    aCustomPlacement(matchId, { odds: 1890, accept: 'none' }),
  );
  expect(below.error?.data).toMatchObject({ errors_by_bet: [{ code: 120, custom_odds: 2000 }] });
  const { data } = await server.place(playerId, aCustomPlacement(matchId, { odds: 2000 }));
  expect(data).toMatchObject([{ odds: 2000 }]);
});

test('the odds of its legs do not count', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  await server.pool.query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', '1500') where match_id = $1 and market_id = 1`,
    [matchId],
  );
  const { data } = await server.place(playerId, aCustomPlacement(matchId));
  expect(data).toMatchObject([{ odds: PRICE }]);
});

test.each(['contradicting', 'certain', 'implied', 'not_offered', 'not_combinable'] as const)(
  'selections that are %s are refused by code 120',
  async (reason) => {
    const [playerId, matchId] = [await server.bettor(), await server.match()];
    server.provider.answer = () => ({ ok: false, reason });
    const { status, error } = await server.place(
      playerId,
      aCustomPlacement(matchId, { accept: 'any' }),
    );
    expect(status).toBe(422);
    expect(error?.data).toMatchObject({ details: reason, errors_by_bet: [{ code: 120 }] });
    expect(await balance(playerId)).toBe(10_000n);
  },
);

test('while the provider is down a bet is refused clearly, and may be tried again under its id', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const placement = aCustomPlacement(matchId);
  server.provider.answer = failing;
  const { status, error } = await server.place(playerId, placement);
  expect(status).toBe(422);
  expect(error?.data).toMatchObject({
    details: 'unavailable',
    errors_by_bet: [{ code: BET_ERROR.customBetUnavailable }],
  });
  server.provider.answer = () => ({ ok: true, odds: PRICE });
  expect(await server.place(playerId, placement)).toMatchObject({ status: 200 });
  expect(await balance(playerId)).toBe(9_000n);
});

test('the same placement again has the first answer, whatever its provider says by then', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const placement = aCustomPlacement(matchId);
  const first = await server.place(playerId, placement);
  server.provider.answer = failing;
  server.provider.asked.length = 0;
  expect(await server.place(playerId, placement)).toEqual(first);
  expect(server.provider.asked).toEqual([]);
  expect(await balance(playerId)).toBe(9_000n);
});

test('twenty identical placements at once make one bet and one answer', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const placement = aCustomPlacement(matchId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.place(playerId, placement)),
  );
  expect(answers[0]?.status).toBe(200);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balance(playerId)).toBe(9_000n);
});

test('the same id with another price seen is another placement', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const id = randomUUID();
  await server.place(playerId, aCustomPlacement(matchId, { id }));
  const again = await server.place(playerId, aCustomPlacement(matchId, { id, odds: 3000 }));
  expect(again.error?.code).toBe(BET_ERROR.placementIdReused);
});

test('while the provider is asked, nothing is held: the lines of the bet may change', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  server.provider.answer = async () => {
    await server.pool.query('update markets set status = -1 where match_id = $1', [matchId]);
    return { ok: true, odds: PRICE };
  };
  const { error } = await server.place(playerId, aCustomPlacement(matchId));
  expect(error?.data?.errors_by_bet).toMatchObject([
    { code: BET_ERROR.marketNotBettable, selections: [0, 1] },
  ]);
});

test('the largest stake of a custom bet rests on its price of now', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  const { stake: _stake, ...bet } = aCustomPlacement(matchId, { odds: 200_000 }).bets[0]!;
  const ask = (now: number) => {
    server.provider.answer = () => ({ ok: true, odds: now });
    const body = { ...bet, currency: 'EUR', auto_accept_odds_change: 'higher' };
    return server.ask<Record<string, unknown>>('POST', '/bets/max-stake', { playerId, body });
  };
  const { body } = await ask(400_000);
  expect(body).toMatchObject({ data: { max_stake: { value: 25_000 } } });
  expect((await ask(199_000)).body).toMatchObject({
    error: { data: { errors_by_bet: [{ code: 120, custom_odds: 199_000 }] } },
  });
});

test('a custom bet on a match in play waits, and is priced again at the end', async () => {
  const slow = await customBetServer({ ...SITE, liveDelays: { usual: 0.3, bySport: new Map() } });
  try {
    const [playerId, matchId] = [await slow.bettor(), await slow.match({ status: 1 })];
    const began = performance.now();
    const taken = await slow.place(playerId, aCustomPlacement(matchId));
    expect(taken.status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(280);
    expect(slow.provider.asked).toHaveLength(2);

    slow.provider.answer = () => ({
      ok: true,
      odds: slow.provider.asked.length < 4 ? PRICE : 3000,
    });
    const moved = await slow.place(playerId, aCustomPlacement(matchId));
    expect(slow.provider.asked).toHaveLength(4);
    expect(moved.error?.data?.errors_by_bet).toMatchObject([{ code: 120, custom_odds: 3000 }]);
    expect(await balanceOf(slow.book.db, playerId, 'EUR')).toBe(9_000n);
  } finally {
    await slow.close();
  }
});

test('after all of this the ledger agrees with itself', async () => {
  expect(await reconcile(server.book.db)).toEqual([]);
});
