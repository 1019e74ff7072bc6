import { freebetOf } from '@touchline/domain/ledger/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBonuses } from '../../bonus/end-bonuses';
import { tellEarned } from '../../bonus/tell-earned';
import { run } from '../../db/statements';
import { balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { notifyIssued } from '../notifications/notify-issued';
import { NOW } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import {
  aBettableMatch,
  aFarmer,
  aLootboxOffer,
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

type Given = Parameters<typeof aLootboxOffer>[0];
const aLootbox = (offer: Given = {}, given: Parameters<typeof aFarmer>[2] = {}) =>
  aFarmer(server.book, aLootboxOffer(offer), given);

/** A lootbox that one bet of 10.00 at 2.00 has opened, and the freebets of its chest. */
async function anOpenChest(offer: Given = {}) {
  const farmer = await aLootbox(offer);
  const matchId = await aBettableMatch(server.book);
  await farm(server.book, farmer, matchId);
  await ended(server.book, matchId, 'lose_entire');
  const freebets = await earnedBy(server.book, farmer);
  return { farmer, matchId, freebets, ids: freebets.map(({ id }) => id) };
}

const boost = ({ playerId }: Farmer, id: number | undefined) =>
  server.ask<{ data: { id: number; amount: number } }>('POST', `/bonuses/${id}/boost`, {
    playerId,
  });
const told = async ({ playerId, id }: Farmer) =>
  (await server.ask<{ data: object }>('GET', `/bonuses/lootboxes/${id}`, { playerId })).body.data;
const left = async ({ playerId }: Farmer, ids: readonly number[]) => {
  const accounts = ids.map((id) => freebetOf(playerId, id, 'EUR'));
  const balances = await run(server.book.db, balancesNow(accounts));
  return accounts.map((account) => balances.get(account) ?? 0n);
};

test('a lootbox is told with its chest and how far the player is', async () => {
  const farmer = await aLootbox({ pointsNeeded: 2000 });
  const matchId = await aBettableMatch(server.book);
  await farm(server.book, farmer, matchId);
  expect(await told(farmer)).toMatchObject({
    type: 'lootbox',
    show_in_promotion: true,
    farm_once_per_event: false,
    farmed_event_ids: [],
    farming: {
      bets_count: 1,
      avg_stake: 1000,
      points: 0,
      potential_points: 1000,
      points_needed: 2000,
      initial_pool: 600,
    },
    freebets_to_boost: [],
    boost: 3000,
    chest: { freebets_count: 3, size: 'medium', outcome: null },
  });
  await ended(server.book, matchId, 'win_entire');
  expect(await told(farmer)).toMatchObject({
    farming: { points: 1000, available_points: 1000 },
    farmed_event_ids: [matchId],
  });
});

test('enough points open the chest once, and the lootbox is over', async () => {
  const { farmer, matchId, freebets, ids } = await anOpenChest();
  expect(freebets.map(({ amount }) => amount)).toEqual([100n, 200n, 300n]);
  expect(await told(farmer)).toMatchObject({
    user_status: 'bonus_over',
    freebets_to_boost: ids,
    chest: { outcome: 'win' },
  });
  expect(await farm(server.book, farmer, await aBettableMatch(server.book))).toBe(false);
  await ended(server.book, matchId, null);
  await ended(server.book, matchId, 'win_entire');
  expect(await earnedBy(server.book, farmer)).toHaveLength(3);
});

test('a lootbox whose time ends before its points are enough is lost', async () => {
  const farmer = await aLootbox({}, { lives_hours: 1 });
  const later = new Date(NOW.getTime() + 2 * 3_600_000);
  server.clock.set(later);
  await endBonuses(server.book.db, later);
  expect(await told(farmer)).toMatchObject({ user_status: 'expired', chest: { outcome: 'loss' } });
  server.clock.set(NOW);
});

test('points of the same event count once where the lootbox says so', async () => {
  const farmer = await aLootbox({ oncePerEvent: true, pointsNeeded: 2000 });
  const matchId = await aBettableMatch(server.book);
  await farm(server.book, farmer, matchId);
  await farm(server.book, farmer, matchId);
  await ended(server.book, matchId, 'win_entire');
  expect(await told(farmer)).toMatchObject({ farming: { points: 1000 } });
});

test('one freebet of a chest is multiplied, with money of the promotions, and no other after it', async () => {
  const { farmer, ids } = await anOpenChest();
  const [first, second] = ids;
  const answer = await boost(farmer, second);
  expect([answer.status, answer.body.data]).toMatchObject([200, { id: second, amount: 600 }]);
  expect(await left(farmer, ids)).toEqual([100n, 600n, 300n]);
  expect((await boost(farmer, first)).status).toBe(409);
  expect((await boost(farmer, second)).body.data.amount).toBe(600);
  expect(await left(farmer, ids)).toEqual([100n, 600n, 300n]);
  expect(await told(farmer)).toMatchObject({ freebets_to_boost: [] });
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('an opened chest stays in the list until one of its freebets is multiplied', async () => {
  const { farmer, ids } = await anOpenChest();
  const listed = async (query = '') => {
    const { body } = await server.ask<{ data: { id: number }[] }>(
      'GET',
      `/bonuses/lootboxes${query}`,
      { playerId: farmer.playerId },
    );
    return body.data.map(({ id }) => id);
  };
  expect(await listed()).toEqual([farmer.id]);
  expect(await listed('?active=true')).toEqual([]);
  await boost(farmer, ids[0]);
  expect(await listed()).toEqual([]);
  expect(await listed('?status=bonus_over')).toEqual([farmer.id]);
});

test('of fifty wishes at once for the freebets of a chest one is met', async () => {
  const { farmer, ids } = await anOpenChest();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => boost(farmer, ids[at % ids.length])),
  );
  const boosted = new Set(
    answers.flatMap(({ status, body }) => (status === 200 ? body.data.id : [])),
  );
  expect(boosted.size).toBe(1);
  const balances = await left(farmer, ids);
  expect(balances.filter((amount, at) => amount !== BigInt((at + 1) * 100))).toHaveLength(1);
  expect(balances[ids.findIndex((id) => boosted.has(id))]).toBe(
    BigInt((ids.findIndex((id) => boosted.has(id)) + 1) * 300),
  );
  expect(await reconcile(server.book.db)).toEqual([]);
});

test.each([
  ['the chest multiplies none', { boost: null }, 409],
  ['it was staked already', { isUsed: true }, 409],
  ['it is another player’s', { isOthers: true }, 404],
] as const)('a freebet is not multiplied when %s', async (_title, given, status) => {
  const { farmer, ids } = await anOpenChest('boost' in given ? { boost: null } : {});
  const [id = 0] = ids;
  if ('isUsed' in given) {
    const matchId = await aBettableMatch(server.book);
    const bonus = { id, type: 'freebet' as const };
    expect(await farm(server.book, farmer, matchId, { stake: 100, bonus })).toBe(true);
  }
  const by = 'isOthers' in given ? await aLootbox() : farmer;
  expect((await boost(by, id)).status).toBe(status);
});

test('a freebet that is multiplied stakes all of it, and a stake of before is refused', async () => {
  const { farmer, ids } = await anOpenChest();
  const [id = 0] = ids;
  await boost(farmer, id);
  const matchId = await aBettableMatch(server.book);
  const bonus = { id, type: 'freebet' as const };
  expect(await farm(server.book, farmer, matchId, { stake: 100, bonus })).toBe(false);
  expect(await farm(server.book, farmer, matchId, { stake: 300, bonus })).toBe(true);
  expect((await left(farmer, ids))[0]).toBe(0n);
});

test('what was earned is told of once, in the language of the player', async () => {
  const { farmer } = await anOpenChest();
  await Promise.all([1, 2].map(() => tellEarned(server.book.db, NOW, notifyIssued)));
  while (await tellEarned(server.book.db, NOW, notifyIssued));
  const { body } = await server.ask('GET', '/notifications', {
    playerId: farmer.playerId,
    locale: 'de',
  });
  const bonuses = body.data.filter((each) => 'type' in each && each.type === 'bonus');
  expect(bonuses).toHaveLength(3);
  expect(bonuses).toContainEqual(
    expect.objectContaining({ body: expect.stringContaining('3,00') as string }),
  );
});

test('a freebet that is staked and multiplied at once is either, and nothing stays on it', async () => {
  const { farmer, ids } = await anOpenChest();
  const [id = 0] = ids;
  const matchId = await aBettableMatch(server.book);
  const bonus = { id, type: 'freebet' as const };
  const [placed, boosted] = await Promise.all([
    farm(server.book, farmer, matchId, { stake: 100, bonus }),
    boost(farmer, id),
  ]);
  expect([placed, boosted.status]).toEqual(placed ? [true, 409] : [false, 200]);
  expect((await left(farmer, ids))[0]).toBe(placed ? 0n : 300n);
});

test('of fifty placements at once with one freebet of a chest one is taken', async () => {
  const { farmer, ids } = await anOpenChest();
  const [id = 0] = ids;
  const matchId = await aBettableMatch(server.book);
  const bonus = { id, type: 'freebet' as const };
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => farm(server.book, farmer, matchId, { stake: 100, bonus })),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect((await left(farmer, ids))[0]).toBe(0n);
  expect(await reconcile(server.book.db)).toEqual([]);
});
