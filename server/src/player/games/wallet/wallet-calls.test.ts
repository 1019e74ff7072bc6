import { debtOf, gamesProvider } from '@touchline/domain/ledger/accounts';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { minor } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../../wallet/post';
import { reconcile } from '../../../wallet/reconcile';
import { type GameHouse, openGameHouse } from '@touchline/testkit/games/game-house';
import { id, left, playing, refused } from '@touchline/testkit/games/playing';

let house: GameHouse;
let bets = 0;

beforeAll(async () => {
  house = await openGameHouse();
});
afterAll(() => house.close());

const HOURS = 60 * 60_000;
async function held(account: string): Promise<bigint> {
  const query = house.db.selectFrom('ledger_accounts').select('balance').where('id', '=', account);
  return (await query.executeTakeFirst())?.balance ?? 0n;
}

/** The player stakes elsewhere what is on the account. */
async function spends(playerId: number, amount: number): Promise<void> {
  bets += 1;
  const bet = { id: bets, playerId, currency: 'EUR', stake: minor(amount) };
  await house.db.transaction().execute((tx) => post(tx, [stakePosting(bet)]));
}

test('a stake is taken and a win is paid, between the player and the provider', async () => {
  const { player, debit, credit, balance, cash } = await playing(house);
  const before = await held(gamesProvider('alpha', 'EUR'));
  expect(await debit(300)).toEqual(left(700));
  expect(await credit(450)).toEqual(left(1150));
  expect(await balance()).toEqual(left(1150));
  expect(await cash()).toBe(1150n);
  expect((await held(gamesProvider('alpha', 'EUR'))) - before).toBe(-150n);
  const told = await house.db
    .selectFrom('outbox')
    .select('message')
    .where('channel', '=', `$user:${player}`)
    .orderBy('id')
    .execute();
  const announced = (amount: number) => ({
    message: { currency: 'EUR', subunits: 100, balance: amount },
  });
  expect(told).toEqual([announced(700), announced(1150)]);
});

test('a stake beyond the cash is refused, and stays refused when the cash is there', async () => {
  const { debit, credit, cash } = await playing(house, 100);
  const transaction = id();
  expect(await debit(101, transaction)).toEqual(refused(422, 'insufficient_funds'));
  expect(await debit(50)).toEqual(left(50));
  expect(await credit(1000)).toEqual(left(1050));
  expect(await debit(101, transaction)).toEqual(refused(422, 'insufficient_funds'));
  expect(await cash()).toBe(1050n);
});

test('what is repeated is answered as it was the first time, and moves nothing', async () => {
  const { debit, credit, cash } = await playing(house);
  const [stake, win] = [id(), id()];
  expect(await debit(300, stake)).toEqual(left(700));
  expect(await credit(500, win)).toEqual(left(1200));
  expect(await debit(300, stake)).toEqual(left(700));
  expect(await credit(500, win)).toEqual(left(1200));
  expect(await cash()).toBe(1200n);
});

test.each([
  ['another amount', { amount: 301 }],
  ['another round', { round_id: 'another' }],
])('an id that comes again with %s is a conflict', async (_what, change) => {
  const { debit, cash } = await playing(house);
  const stake = id();
  await debit(300, stake);
  expect(await debit(300, stake, change)).toEqual(refused(409, 'conflict'));
  expect(await cash()).toBe(700n);
});

test('the id of a stake is no id for a win, nor one of a win for another', async () => {
  const { debit, credit, cash } = await playing(house);
  const [stake, win] = [id(), id()];
  await debit(300, stake);
  expect(await credit(300, stake)).toEqual(refused(409, 'conflict'));
  await credit(10, win);
  expect(await credit(10, win, { closes_round: false })).toEqual(refused(409, 'conflict'));
  expect(await cash()).toBe(710n);
});

test('a win in a round without a stake is refused, and paid once there is one', async () => {
  const { debit, credit, cash } = await playing(house);
  const win = id();
  expect(await credit(500, win)).toEqual(refused(404, 'round_unknown'));
  await debit(100);
  expect(await credit(500, win)).toEqual(left(1400));
  expect(await cash()).toBe(1400n);
});

test('a stake that was refused, or taken back, makes no round', async () => {
  const { debit, credit, rollback, cash } = await playing(house, 100);
  await debit(200);
  expect(await credit(500)).toEqual(refused(404, 'round_unknown'));
  const stake = id();
  await debit(100, stake);
  await rollback(stake);
  expect(await credit(500)).toEqual(refused(404, 'round_unknown'));
  expect(await cash()).toBe(100n);
});

test('a lost round is closed with a win of nothing', async () => {
  const { debit, credit } = await playing(house);
  await debit(100);
  const lost = id();
  expect(await credit(0, lost)).toEqual(left(900));
  expect(await credit(0, lost)).toEqual(left(900));
});

test('a stake that is taken back returns, once; a repeat is answered alike', async () => {
  const { debit, rollback, cash } = await playing(house);
  const stake = id();
  await debit(300, stake);
  expect(await rollback(stake)).toEqual(left(1000));
  await debit(100);
  expect(await rollback(stake)).toEqual(left(1000));
  expect(await cash()).toBe(900n);
});

test('a stake that was taken back is not believed in again', async () => {
  const { debit, rollback, cash } = await playing(house);
  const stake = id();
  await debit(300, stake);
  await rollback(stake);
  expect(await debit(300, stake)).toEqual(refused(409, 'rolled_back'));
  expect(await cash()).toBe(1000n);
});

test('a rollback that comes before its stake, or its win, keeps it from happening', async () => {
  const { debit, credit, rollback, cash } = await playing(house);
  const [stake, win] = [id(), id()];
  expect(await rollback(stake)).toEqual(left(1000));
  expect(await rollback(stake)).toEqual(left(1000));
  expect(await debit(300, stake)).toEqual(refused(409, 'rolled_back'));
  await debit(100);
  await rollback(win);
  expect(await credit(500, win)).toEqual(refused(409, 'rolled_back'));
  expect(await cash()).toBe(900n);
});

test('the rollback of a refused stake moves nothing', async () => {
  const { debit, rollback, cash } = await playing(house, 100);
  const stake = id();
  await debit(200, stake);
  expect(await rollback(stake)).toEqual(left(100));
  expect(await cash()).toBe(100n);
});

test('a win taken back after it was spent is owed, and paid off from the next', async () => {
  const { player, debit, credit, rollback, cash } = await playing(house, 100);
  const win = id();
  await debit(100);
  await credit(500, win, { closes_round: false });
  await spends(player, 450);
  expect(await rollback(win)).toEqual(left(0));
  expect(await held(debtOf(player, 'EUR'))).toBe(-450n);
  expect(await credit(200)).toEqual(left(0));
  expect(await credit(300)).toEqual(left(50));
  expect(await cash()).toBe(50n);
  expect(await held(debtOf(player, 'EUR'))).toBe(0n);
});

test('after a session has expired stakes are refused, and wins and rollbacks still taken', async () => {
  const { session_id, debit, credit, rollback, cash } = await playing(house);
  const [first, second] = [id(), id()];
  await debit(100, first);
  await debit(100, second);
  const past = new Date(house.clock.now().getTime() - 1);
  const table = house.db.updateTable('game_sessions').set({ expires_at: past });
  await table.where('id', '=', session_id).execute();
  const late = id();
  expect(await debit(100, late)).toEqual(refused(403, 'session_expired'));
  expect(await debit(100, late)).toEqual(refused(403, 'session_expired'));
  expect(await house.tell('balance', { session_id })).toEqual(refused(403, 'session_expired'));
  expect(await debit(100, first)).toEqual(left(900));
  expect(await credit(300)).toEqual(left(1100));
  expect(await rollback(second)).toEqual(left(1200));
  expect(await cash()).toBe(1200n);
});

test('a session lasts four hours', async () => {
  const { session_id } = await playing(house);
  const query = house.db.selectFrom('game_sessions').selectAll().where('id', '=', session_id);
  const { created_at, expires_at } = await query.executeTakeFirstOrThrow();
  expect(expires_at.getTime() - created_at.getTime()).toBe(4 * HOURS);
});

test('money of another currency is refused, and the id stays free', async () => {
  const { debit, credit, cash } = await playing(house);
  const stake = id();
  expect(await debit(100, stake, { currency: 'USD' })).toEqual(refused(422, 'wrong_currency'));
  expect(await debit(100, stake)).toEqual(left(900));
  expect(await credit(100, id(), { currency: 'USD' })).toEqual(refused(422, 'wrong_currency'));
  expect(await cash()).toBe(900n);
});

test('after all of this the books agree', async () => {
  expect(await reconcile(house.db)).toEqual([]);
});
