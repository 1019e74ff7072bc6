import { randomUUID } from 'node:crypto';
import type { DeclineReason } from '@touchline/domain/payments/withdrawal';
import * as calls from '@touchline/wire/calls/wallet';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { closeChargeback } from './barred';
import { approveWithdrawal, declineWithdrawal } from './decide-withdrawal';

let wallet: Wallet;
let player: number;

beforeAll(async () => {
  wallet = await startWallet();
});
beforeEach(async () => {
  player = await wallet.aPlayer(['EUR', 'USD']);
  await wallet.payIn(player);
});
afterEach(async () => {
  expect(await wallet.faults()).toEqual([]);
});
afterAll(() => wallet.close());

const stages = async (id: string) =>
  (await wallet.withdrawal(player, id)).stages.map(({ state }) => state);
const cancel = (id: string, playerId = player) =>
  wallet.ask(calls.cancelWithdrawal, { params: { id } }, { playerId });
const approve = (id: string) =>
  wallet.db.transaction().execute((tx) => approveWithdrawal(tx, id, 'ann', wallet.clock.now()));
const decline = (id: string, reason: DeclineReason = 'other') =>
  wallet.db
    .transaction()
    .execute((tx) => declineWithdrawal(tx, { id, reason, by: 'ann' }, wallet.clock.now()));

test('many small ones do not go around the limit for players who are not verified', async () => {
  await wallet.payIn(player, { amount: 50_000 });
  for (let time = 0; time < 4; time += 1) await wallet.withdraw(player);
  const more = await wallet.request(player, { amount: 100 });
  expect(more).toMatchObject({ status: 409, error: { data: { details: 'unverified' } } });
  await wallet.verify(player);
  expect(await wallet.request(player)).toMatchObject({ status: 201 });
});

test('nor do several currencies', async () => {
  await wallet.payIn(player, { amount: 50_000 });
  await wallet.payIn(player, { amount: 50_000, currency: 'USD' });
  const requests = ['EUR', 'USD', 'EUR', 'USD', 'EUR', 'USD'].map((currency) =>
    wallet.request(player, { currency }),
  );
  const answers = await Promise.all(requests);
  const taken = answers.filter(({ status }) => status === 201).length;
  // Each currency has 200 of its own units, so a fourth of 50.00 is one in euro; a fifth never fits.
  expect([3, 4]).toContain(taken);
  const more = await wallet.request(player, { currency: 'USD' });
  expect(more).toMatchObject({ status: 409, error: { data: { details: 'unverified' } } });
});

test('withdrawals are reviewed by what they come to in a day, in all currencies', async () => {
  await wallet.verify(player);
  for (const currency of ['EUR', 'USD']) await wallet.payIn(player, { amount: 500_000, currency });
  const amount = 50_000;
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await wallet.withdrawal(player, id)).state));
  const first = await wallet.withdraw(player, { amount });
  await wallet.send();
  const more = [];
  for (const currency of ['EUR', 'USD', 'EUR', 'USD', 'EUR', 'USD', 'EUR']) {
    more.push((await wallet.withdraw(player, { amount, currency })).id);
    wallet.clock.pass(3_600_000);
    await wallet.send();
  }
  expect(await states([first.id])).toEqual(['sent']);
  expect(await states(more)).toEqual(more.map(() => 'in_review'));
  wallet.clock.pass(24 * 3_600_000);
  const later = await wallet.withdraw(player, { amount });
  await wallet.send();
  expect(await states([later.id])).toEqual(['approved']);
});

test('what came back is not reviewed again', async () => {
  await wallet.verify(player);
  await wallet.payIn(player, { amount: 100_000 });
  const { id } = await wallet.withdraw(player, { amount: 50_000 });
  await cancel(id);
  const again = await wallet.withdraw(player, { amount: 50_000 });
  await wallet.send();
  expect((await wallet.withdrawal(player, again.id)).state).toBe('approved');
});

test('a large one waits for an operator, who may let it go or not', async () => {
  await wallet.verify(player);
  await wallet.payIn(player, { amount: 200_000 });
  const [one, two] = [
    await wallet.withdraw(player, { amount: 60_000 }),
    await wallet.withdraw(player, { amount: 60_000 }),
  ];
  await wallet.send();
  await wallet.send();
  expect(await wallet.withdrawal(player, one.id)).toMatchObject({
    state: 'in_review',
    reason: 'large_amount',
    cancellable: true,
  });
  expect(await approve(one.id)).toMatchObject({ ok: true });
  expect(await decline(two.id)).toMatchObject({ ok: true });
  await wallet.send();
  expect((await stages(one.id)).slice(1)).toEqual(['in_review', 'approved', 'sending', 'sent']);
  expect((await stages(two.id)).slice(1)).toEqual(['in_review', 'declined']);
  expect(await wallet.cash(player)).toBe(150_000n);
  for (const { id } of [one, two]) {
    expect(await approve(id)).toEqual({ ok: false, error: 'too_late' });
    expect(await decline(id)).toEqual({ ok: false, error: 'too_late' });
  }
  expect(await approve(randomUUID())).toEqual({ ok: false, error: 'not_found' });
});

test.each([
  ['identity_needed', 'identity_needed'],
  ['suspected_fraud', 'other'],
] as const)(
  'a player whose withdrawal is declined for %s reads %s, on every list',
  async (reason, told) => {
    const { id } = await wallet.withdraw(player);
    await decline(id, reason);
    const read = await wallet.withdrawal(player, id);
    expect(read).toMatchObject({ state: 'declined', reason: told });
    expect(read.stages.at(-1)).toMatchObject({ state: 'declined', reason: told });
    const answer = await wallet.ask(calls.listTransactions, { query: {} }, { playerId: player });
    if (!('body' in answer)) throw new Error(answer.error.message);
    const reasons = answer.body.data.map((each) => [each.id, each.reason]);
    expect(reasons).toContainEqual([`withdrawal:${id}:rejected`, told]);
    expect(reasons.filter(([, why]) => why !== null)).toHaveLength(1);
    const file = await (await wallet.csv(player)).text();
    expect(file).toMatch(new RegExp(`,withdrawal:${id}:rejected,.*,${told},,\r\n`));
  },
);

test('what was declined before reasons were given reads as one that has no name', async () => {
  const { id } = await wallet.withdraw(player);
  await decline(id);
  await wallet.pool.query(`update withdrawals set reason = 'operator' where id = $1`, [id]);
  expect(await wallet.withdrawal(player, id)).toMatchObject({ reason: 'other' });
});

test('declined and taken back at once, the money comes back once', async () => {
  const { id } = await wallet.withdraw(player);
  await Promise.all([cancel(id), decline(id), decline(id)]);
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await stages(id)).toHaveLength(2);
});

test('a chargeback after the money was set aside is owed, and nothing is sent', async () => {
  const { id: deposit, url } = await wallet.payIn(player, { amount: 2000 });
  const { id } = await wallet.withdraw(player, { amount: 12_000 });
  await wallet.send();
  await wallet.submit(`${url}/charge-back`);
  expect(await wallet.owed(player)).toBe(2000n);
  await wallet.send();
  expect(await wallet.withdrawal(player, id)).toMatchObject({ state: 'in_review', reason: 'debt' });
  expect(await approve(id)).toEqual({ ok: false, error: 'debt' });
  const other = await wallet.request(player, { amount: 100, currency: 'USD' });
  expect(other).toMatchObject({ status: 409, error: { data: { details: 'debt' } } });
  await cancel(id);
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await wallet.owed(player)).toBe(0n);
  const open = await wallet.request(player);
  expect(open).toMatchObject({ status: 409, error: { data: { details: 'chargeback' } } });
  const close = () =>
    wallet.db
      .transaction()
      .execute((tx) => closeChargeback(tx, deposit, 'ann', wallet.clock.now()));
  expect(await close()).toBe(true);
  expect(await close()).toBe(false);
  expect(await wallet.request(player)).toMatchObject({ status: 201 });
});
