import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../../wallet/reconcile';
import { type GameHouse, openGameHouse } from '@touchline/testkit/games/game-house';
import { id, left, playing, refused } from '@touchline/testkit/games/playing';

let house: GameHouse;

beforeAll(async () => {
  house = await openGameHouse();
});
afterAll(() => house.close());

test("another provider's session is not found, and nor is one of nobody", async () => {
  const { session_id, cash } = await playing(house);
  const moving = { session_id, round_id: 'r', currency: 'EUR', transaction_id: id(), amount: 1 };
  const as = { provider: 'beta' };
  const unknown = refused(404, 'session_unknown');
  expect(await house.tell('balance', { session_id }, as)).toEqual(unknown);
  expect(await house.tell('debit', moving, as)).toEqual(unknown);
  expect(await house.tell('credit', { ...moving, closes_round: true }, as)).toEqual(unknown);
  expect(await house.tell('rollback', { session_id, transaction_id: 'x' }, as)).toEqual(unknown);
  expect(await house.tell('balance', { session_id: randomUUID() })).toEqual(unknown);
  expect(await cash()).toBe(1000n);
});

test("one player's transaction is not moved, repeated or taken back in another's session", async () => {
  const [mine, theirs] = [await playing(house), await playing(house)];
  const stake = id();
  await mine.debit(300, stake);
  expect(await theirs.debit(300, stake)).toEqual(refused(409, 'conflict'));
  expect(await theirs.rollback(stake)).toEqual(refused(409, 'conflict'));
  expect(await theirs.credit(300, id(), { round_id: mine.round })).toEqual(
    refused(404, 'round_unknown'),
  );
  expect([await mine.cash(), await theirs.cash()]).toEqual([700n, 1000n]);
});

test('providers may use the same ids', async () => {
  const player = await house.aPlayer(1000);
  const transaction_id = id();
  for (const provider of ['alpha', 'beta']) {
    const session_id = await house.aSession(player, provider);
    const fields = { session_id, transaction_id, round_id: 'r', currency: 'EUR', amount: 100 };
    expect((await house.tell('debit', fields, { provider })).status).toBe(200);
  }
  expect(await house.cash(player)).toBe(800n);
});

/** A player may stake so much a day. */
async function mayStake(player_id: number, most: number): Promise<void> {
  const asked = { id: randomUUID(), player_id, asked_at: house.clock.now() };
  const terms = { type: 'wager', period: 'day', most: BigInt(most), until: null } as const;
  const row = { ...asked, ...terms, status: 'active', due: null } as const;
  await house.db.insertInto('player_limits').values(row).execute();
}

test("a stake beyond a limit of the player's own is refused, and a win is paid all the same", async () => {
  const { player, debit, credit, cash } = await playing(house);
  await mayStake(player, 100);
  const over = id();
  expect(await debit(60)).toEqual(left(940));
  expect(await debit(41, over)).toEqual(refused(403, 'limit_reached', { detail: 'wager' }));
  expect(await debit(40)).toEqual(left(900));
  expect(await debit(41, over)).toEqual(refused(403, 'limit_reached', { detail: 'wager' }));
  expect(await credit(500)).toEqual(left(1400));
  expect(await cash()).toBe(1400n);
});

test('stakes at once are held against a limit one after the other', async () => {
  const { player, debit, cash } = await playing(house);
  await mayStake(player, 100);
  const told = await Promise.all(Array.from({ length: 8 }, () => debit(30)));
  expect(told.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await cash()).toBe(910n);
});

test('stakes of several sessions at once are held against a limit one after the other', async () => {
  const player = await house.aPlayer(1000);
  await mayStake(player, 100);
  const sessions = [await house.aSession(player), await house.aSession(player)];
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const named = { session_id: sessions[index % 2], transaction_id: id(), round_id: 'r' };
      return house.tell('debit', { ...named, currency: 'EUR', amount: 30 });
    }),
  );
  expect(told.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('after all of this the books agree', async () => {
  expect(await reconcile(house.db)).toEqual([]);
});
