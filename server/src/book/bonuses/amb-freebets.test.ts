import { odds } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCampaign } from '../../bonus/campaigns';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import { reconcile } from '../../wallet/reconcile';
import { NOW } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import {
  aBettableMatch,
  aFarmer,
  anAmbOffer,
  earnedBy,
  ended,
  farm,
  type Farmer,
} from '@touchline/testkit/bonuses/farming-book';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

const anAmb = (given: Parameters<typeof aFarmer>[2] = {}) =>
  aFarmer(server.book, anAmbOffer(), given);
const match = () => aBettableMatch(server.book);
const ask = async <T = { data: object }>({ playerId }: Farmer, path: string, body?: object) =>
  server.ask<T>(body ? 'POST' : 'GET', `/bonuses/freebets/amb${path}`, {
    playerId,
    ...(body ? { body } : {}),
  });
const progress = async (farmer: Farmer) => {
  const { body } = await ask<{ data: Record<string, unknown> }>(farmer, `/${farmer.id}`);
  const { progress_count: count, possible_progress_count: possible } = body.data;
  return [count, possible];
};
const amounts = async (farmer: Farmer) =>
  (await earnedBy(server.book, farmer)).map(({ amount }) => amount);

test('bets that meet the terms count when they are won or lost, and give freebets step by step', async () => {
  const farmer = await anAmb();
  const matches = [await match(), await match(), await match(), await match()];
  for (const matchId of matches) await farm(server.book, farmer, matchId);
  expect(await progress(farmer)).toEqual([0, 4]);
  const [first = 0, second = 0, third = 0, fourth = 0] = matches;
  await ended(server.book, first, 'win_entire');
  expect([await progress(farmer), await amounts(farmer)]).toEqual([[1, 4], []]);
  await ended(server.book, second, 'lose_entire');
  expect([await progress(farmer), await amounts(farmer)]).toEqual([[2, 4], [100n]]);
  await ended(server.book, third, 'refund_entire');
  expect([await progress(farmer), await amounts(farmer)]).toEqual([[2, 3], [100n]]);
  await ended(server.book, fourth, 'win_entire');
  await ended(server.book, third, 'lose_entire');
  expect([await progress(farmer), await amounts(farmer)]).toEqual([
    [4, 4],
    [100n, 200n, 200n],
  ]);
  expect((await ask<{ data: object[] }>(farmer, '?status=bonus_over')).body.data).toHaveLength(1);
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('a result that is taken back counts no more, but what was given stays and does not come twice', async () => {
  const farmer = await anAmb();
  const [one, other] = [await match(), await match()];
  for (const matchId of [one, other]) {
    await farm(server.book, farmer, matchId);
    await ended(server.book, matchId, 'win_entire');
  }
  expect(await amounts(farmer)).toEqual([100n]);
  await ended(server.book, one, null);
  expect([await progress(farmer), await amounts(farmer)]).toEqual([[1, 2], [100n]]);
  await ended(server.book, one, 'lose_entire');
  expect([await progress(farmer), await amounts(farmer)]).toEqual([[2, 2], [100n]]);
});

test('it is told as the spec has it', async () => {
  const farmer = await anAmb({ lives_hours: 24 });
  const { body } = await ask(farmer, '');
  expect(body).toEqual({
    data: [
      {
        id: farmer.id,
        name: 'A good start',
        type: 'freebet',
        progress_count: 0,
        possible_progress_count: 0,
        ranges: [
          { number_of_bets: 2, number_of_freebets: 1, issued_bonus_amount: 100 },
          { number_of_bets: 4, number_of_freebets: 2, issued_bonus_amount: 200 },
        ],
        stake_currency: 'EUR',
        min_stake: 500,
        issue_to: '2026-03-02T12:00:00.000Z',
      },
    ],
    pagination: { total: 1, page: 1, limit: 4, last_page: 1 },
  });
  expect((await ask(farmer, `/${farmer.id}/terms`)).body.data).toEqual({
    name: 'A good start',
    terms: 'Once for each player.',
  });
  const { body: others } = await server.ask('GET', '/bonuses', { playerId: farmer.playerId });
  expect(others.data).toEqual([]);
});

test.each([
  ['its stake is too low', {}, { stake: 499 }],
  ['its odds are too low', { terms: { minOdds: odds(2001) } }, {}],
  ['it is of another kind', { terms: { betTypes: ['combo' as const] } }, {}],
  ['it comes too late', { lives_hours: 1 }, { hours: 2 }],
  ['the freebet has not begun', { starts_at: new Date(NOW.getTime() + 3_600_000) }, {}],
])('a bet does not count when %s', async (_title, given, how) => {
  const farmer = await anAmb(given);
  const { stake = 1000, hours = 0 } = how as { stake?: number; hours?: number };
  const now = new Date(NOW.getTime() + hours * 3_600_000);
  expect(await farm(server.book, farmer, await match(), { stake, now })).toBe(true);
  expect(await progress(farmer)).toEqual([0, 0]);
});

test('a bet that a freebet stakes does not count, and one with another bonus does', async () => {
  const farmer = await anAmb();
  const given = { now: NOW, offer: { type: 'freebet' as const, amounts: { EUR: 1000 } } };
  const freebet = await aBonus(server.book.db, farmer.playerId, given);
  const [one, other] = [await match(), await match()];
  const bonus = { id: freebet.id, type: 'freebet' as const };
  expect(await farm(server.book, farmer, one, { bonus })).toBe(true);
  expect(await progress(farmer)).toEqual([0, 0]);
  const insured = await aBonus(server.book.db, farmer.playerId, {
    now: NOW,
    offer: { type: 'freebet_no_risk', amounts: { EUR: 1000 } },
  });
  const free = { id: insured.id, type: 'freebet_no_risk' as const };
  expect(await farm(server.book, farmer, other, { bonus: free })).toBe(true);
  expect(await progress(farmer)).toEqual([0, 1]);
});

test('while its campaign is paused nothing counts', async () => {
  const farmer = await anAmb();
  const { rows } = await server.pool.query<{ campaign_id: number }>(
    'select campaign_id from bonuses where id = $1',
    [farmer.id],
  );
  const change = (to: 'paused' | 'active') =>
    server.book.db
      .transaction()
      .execute((tx) => changeCampaign(tx, { id: rows[0]?.campaign_id ?? 0, to, now: NOW }));
  await change('paused');
  await farm(server.book, farmer, await match());
  expect(await progress(farmer)).toEqual([0, 0]);
  await change('active');
  await farm(server.book, farmer, await match());
  expect(await progress(farmer)).toEqual([0, 1]);
});

test('the slip is told which bets count, what comes next, and why others do not', async () => {
  const farmer = await anAmb();
  const matchId = await match();
  await farm(server.book, farmer, matchId);
  const selection = { match_id: matchId, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 };
  const bet = { type: 'single', selections: [selection], currency: 'EUR' };
  const bets = [{ ...bet, stake: 500 }, bet, { ...bet, stake: 499 }];
  const { body } = await ask<{ data: object[] }>(farmer, '', { bets });
  const { id } = farmer;
  const next = {
    bets_missing: 1,
    number_of_freebets: 1,
    issued_bonus_amount: 100,
    currency: 'EUR',
  };
  const counts = { counting: [{ id, name: 'A good start', next }], not_counting: [] };
  const why = { id, name: 'A good start', code: 'stake_too_low', least: 500 };
  expect(body.data).toEqual([counts, counts, { counting: [], not_counting: [why] }]);
});

test('an amb freebet is not a bonus that a bet may be placed with', async () => {
  const farmer = await anAmb();
  const bonus = { id: farmer.id, type: 'hunting' as const };
  expect(await farm(server.book, farmer, await match(), { bonus })).toBe(false);
});

test('it is seen once it is marked', async () => {
  const farmer = await anAmb();
  const { playerId, id } = farmer;
  const bonuses = [{ id, type: 'amb' }];
  const marked = await server.ask('POST', '/bonuses/mark-as-seen', { playerId, body: { bonuses } });
  expect(marked.status).toBe(200);
  const { rows } = await server.pool.query('select seen_at from bonuses where id = $1', [id]);
  expect(rows).toEqual([{ seen_at: NOW }]);
});
