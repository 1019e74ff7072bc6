import { randomUUID } from 'node:crypto';
import * as calls from '@touchline/wire/calls/wallet';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { sendWithdrawals } from './send-withdrawals';

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
const held = async () => {
  const rows = await wallet.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', 'like', `held:${player}:%`)
    .execute();
  return rows.reduce((total, { balance }) => total + balance, 0n);
};

test('what is withdrawn leaves the account at once, and is sent stage by stage', async () => {
  const asked = await wallet.withdraw(player);
  expect(asked).toMatchObject({
    state: 'requested',
    cancellable: true,
    destination: 'GB••••5555',
    amount: 5000,
    subunits: 100,
  });
  expect(new Date(asked.expected_at ?? 0).getTime()).toBeGreaterThan(wallet.clock.now().getTime());
  expect(await wallet.cash(player)).toBe(5000n);
  expect(await held()).toBe(5000n);
  expect((await wallet.announced(player)).at(-1)).toMatchObject({ balance: 5000 });
  await wallet.send();
  await wallet.send();
  expect(await stages(asked.id)).toEqual(['requested', 'approved', 'sending', 'sent']);
  expect(await wallet.withdrawal(player, asked.id)).toMatchObject({
    state: 'sent',
    cancellable: false,
    expected_at: null,
    reason: null,
  });
  expect(await held()).toBe(0n);
  await wallet.redeliver();
  expect(await wallet.cash(player)).toBe(5000n);
});

test('the account number stays with the provider', async () => {
  const { id } = await wallet.withdraw(player);
  const row = await wallet.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row, (_key, value: unknown) => String(value))).not.toContain('BUKB');
});

test('a payout that the bank refuses gives the money back', async () => {
  const { id } = await wallet.withdraw(player, { destination: 'GB33BUKB20201555550002' });
  await wallet.send();
  await wallet.send();
  expect(await wallet.withdrawal(player, id)).toMatchObject({
    state: 'failed',
    reason: 'refused_by_bank',
  });
  expect(await wallet.cash(player)).toBe(10_000n);
});

test('a payout that comes back from the bank is the player’s again', async () => {
  const { id } = await wallet.withdraw(player, { destination: 'GB33BUKB20201555550009' });
  await wallet.send();
  await wallet.send();
  expect(await wallet.cash(player)).toBe(5000n);
  wallet.clock.pass(10_000);
  await wallet.redeliver();
  expect(await stages(id)).toEqual(['requested', 'approved', 'sending', 'sent', 'failed']);
  expect(await wallet.cash(player)).toBe(10_000n);
});

test('a payout on its way is asked about until it is there, also when no webhook comes', async () => {
  const { id } = await wallet.withdraw(player, { destination: 'GB33BUKB20201555550077' });
  await wallet.send();
  await wallet.send();
  expect(await stages(id)).toEqual(['requested', 'approved', 'sending']);
  wallet.clock.pass(10_000);
  await wallet.send();
  expect(await stages(id)).toEqual(['requested', 'approved', 'sending', 'sent']);
});

test('it may be taken back until it is being sent, once', async () => {
  const { id } = await wallet.withdraw(player);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await wallet.cash(player)).toBe(10_000n);
  await wallet.send();
  expect(await stages(id)).toEqual(['requested', 'cancelled']);
});

test('after that it is too late', async () => {
  const { id } = await wallet.withdraw(player, { destination: 'GB33BUKB20201555550077' });
  await wallet.send();
  await wallet.send();
  expect(await cancel(id)).toMatchObject({
    status: 409,
    error: { code: 'withdrawal_refused', data: { details: 'too_late' } },
  });
});

test('taken back and sent at once, it is one of the two', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await wallet.withdraw(player, { amount: 1000 });
    await wallet.send();
    const before = await wallet.cash(player);
    const [answer] = await Promise.all([cancel(id), wallet.send(), wallet.send()]);
    wallet.clock.pass(60_000);
    await wallet.send();
    const { state } = await wallet.withdrawal(player, id);
    const cancelled = answer.status === 200;
    expect(state).toBe(cancelled ? 'cancelled' : 'sent');
    expect(await wallet.cash(player)).toBe(before + (cancelled ? 1000n : 0n));
    const payout = wallet.db.selectFrom('sandbox_payouts').select('id');
    const paid = await payout.where('merchant_ref', '=', id).execute();
    expect(paid).toHaveLength(cancelled ? 0 : 1);
    await wallet.payIn(player, { amount: 1000 });
  }
});

test('a provider that breaks off after it has sent is not made to send again', async () => {
  const { id } = await wallet.withdraw(player);
  const { payments } = wallet.deps;
  let broken = 0;
  const breaking = {
    ...payments,
    sendPayout: async (...asked: Parameters<typeof payments.sendPayout>) => {
      await payments.sendPayout(...asked);
      if (asked[0].merchantRef === id) broken += 1;
      throw new Error('the line is down');
    },
  };
  const sending = { ...wallet.deps, log: wallet.delivery.log };
  await wallet.send();
  await sendWithdrawals({ ...sending, payments: breaking });
  wallet.clock.pass(5000);
  await sendWithdrawals({ ...sending, payments: breaking });
  expect(broken).toBe(2);
  wallet.clock.pass(60_000);
  await wallet.send();
  expect((await stages(id)).at(-1)).toBe('sent');
  const payouts = wallet.db.selectFrom('sandbox_payouts').where('merchant_ref', '=', id);
  expect(await payouts.select('id').execute()).toHaveLength(1);
});

test('several servers that send at once send once', async () => {
  const { id } = await wallet.withdraw(player);
  await wallet.send();
  await Promise.all(Array.from({ length: 4 }, () => wallet.send()));
  expect(await stages(id)).toEqual(['requested', 'approved', 'sending', 'sent']);
  const events = wallet.db.selectFrom('sandbox_events').where('merchant_ref', '=', id);
  expect(await events.select('id').execute()).toHaveLength(1);
});

test('asked for twice by one request id, it is one withdrawal', async () => {
  const request_id = randomUUID();
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => wallet.withdraw(player, { request_id })),
  );
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(await wallet.cash(player)).toBe(5000n);
  expect(await wallet.request(player, { request_id, amount: 4000 })).toMatchObject({
    status: 409,
    error: { code: 'conflict', field: 'body.request_id' },
  });
});

test('two at once never take more than there is', async () => {
  await wallet.verify(player);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => wallet.request(player, { amount: 6000 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await wallet.cash(player)).toBe(4000n);
});

test.each([
  [{ amount: 99 }, 400, { field: 'body.amount' }],
  [{ amount: 1_000_001 }, 400, { field: 'body.amount' }],
  [{ currency: 'GBP' }, 400, { field: 'body.currency' }],
  [{ currency: 'QQQ' }, 400, { field: 'body.currency' }],
  [{ amount: 10_001 }, 409, { data: { details: 'insufficient_funds' } }],
  [{ amount: 20_001 }, 409, { data: { details: 'unverified' } }],
])('a withdrawal with %j is refused', async (change, status, error) => {
  expect(await wallet.request(player, change)).toMatchObject({ status, error });
  expect(await wallet.cash(player)).toBe(10_000n);
});

test('what is no account number is refused at the door', async () => {
  for (const destination of ['', 'GB33', "GB33'; drop table withdrawals", 'GB33\u0000BUKB2020']) {
    await expect(wallet.request(player, { destination })).rejects.toThrow('is no account number');
  }
});

test('a payout that is not what was sent moves nothing and stays to be looked into', async () => {
  const { id } = await wallet.withdraw(player, { destination: 'GB33BUKB20201555550077' });
  await wallet.send();
  await wallet.send();
  const event = {
    event_id: randomUUID(),
    subject_id: randomUUID(),
    merchant_ref: id,
    about: 'payout',
    outcome: 'failed',
    amount: 5000,
    currency: 'EUR',
  };
  expect(await wallet.tell(JSON.stringify(event))).toMatchObject({ outcome: 'mismatch' });
  const forged = await wallet.tell(JSON.stringify(event), { secret: 'guessed' });
  expect(forged).toEqual({ status: 401, outcome: 'wrong_signature' });
  expect((await stages(id)).at(-1)).toBe('sending');
  expect(await wallet.cash(player)).toBe(5000n);
});

test("somebody else's withdrawal is neither shown nor taken back", async () => {
  const { id } = await wallet.withdraw(player);
  const stranger = { playerId: await wallet.aPlayer() };
  const found = await wallet.ask(calls.getWithdrawal, { params: { id } }, stranger);
  expect(found).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(await cancel(id, stranger.playerId)).toMatchObject({ status: 404 });
  const list = await wallet.ask(calls.listWithdrawals, {}, stranger);
  expect(list).toMatchObject({ body: { data: [], pagination: { total: 0 } } });
  expect(await stages(id)).toEqual(['requested']);
});

test('withdrawals are listed newest first, page by page', async () => {
  const ids: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    ids.unshift((await wallet.withdraw(player, { amount: 100 })).id);
    wallet.clock.pass(1000);
  }
  const query = { page: 2, limit: 2 };
  const list = await wallet.ask(calls.listWithdrawals, { query }, { playerId: player });
  expect(list).toMatchObject({
    body: { data: [{ id: ids[2] }], pagination: { total: 3, last_page: 2 } },
  });
});
