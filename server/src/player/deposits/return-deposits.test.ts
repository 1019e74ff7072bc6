import { type MoneyRules, USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import { askForLimit, type LimitAsked } from '@touchline/wire/calls/player-limits';
import { listDeposits } from '@touchline/wire/calls/wallet';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limitRoutes } from '../limits/routes';
import { type Ask, asking } from '@touchline/testkit/players/asking';
import { OUT_OF_REACH, startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { returnDeposits } from './return-deposits';

const DAY = 86_400_000;

const MONEY_RULES: MoneyRules = {
  ...USUAL_MONEY_RULES,
  shutCountries: new Set(['US']),
};

let wallet: Wallet;
let askLimits: Ask;
beforeAll(async () => {
  wallet = await startWallet({ moneyRules: MONEY_RULES });
  const { db, clock } = wallet;
  askLimits = asking((router) => limitRoutes(router, { db, clock, signedOut: async () => {} }));
});
afterEach(async () => {
  expect(await wallet.faults()).toEqual([]);
});
afterAll(() => wallet.close());

async function limit(playerId: number, body: LimitAsked): Promise<void> {
  expect(await askLimits(askForLimit, { body }, { playerId })).toHaveProperty('body');
}

async function aLimited(amount: number, currencies = ['EUR']): Promise<number> {
  const player = await wallet.aPlayer(currencies);
  await limit(player, { type: 'deposit', period: 'day', amount });
  return player;
}

const paid = async (id: string) => wallet.tell(await wallet.eventOf(id));

async function listed(playerId: number) {
  const answer = await wallet.ask(listDeposits, { query: {} }, { playerId });
  if (!('body' in answer)) throw new Error(answer.error.message);
  return answer.body.data.map(({ state, return_reason: reason }) => [state, reason]);
}

async function mailsTo(playerId: number): Promise<string[]> {
  const { rows } = await wallet.pool.query<{ body: string }>(
    `select m.body from messages m join players p on p.email = m.recipient where p.id = $1`,
    [playerId],
  );
  return rows.map(({ body }) => body);
}

test('deposits that were begun on four days and are paid on the last pass no limit of a day together', async () => {
  const player = await aLimited(10_000);
  const begun = [];
  for (const day of [1, 2, 3, 4]) {
    begun.push((await wallet.begin(player)).id);
    if (day < 4) wallet.clock.pass(DAY);
  }
  const answers = [];
  for (const id of begun) answers.push(await paid(id));
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'credited',
    'returned',
    'returned',
    'returned',
  ]);
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await listed(player)).toEqual([
    ['returned', 'deposit'],
    ['returned', 'deposit'],
    ['returned', 'deposit'],
    ['success', null],
  ]);
  wallet.clock.pass(DAY);
  await paid((await wallet.begin(player)).id);
  expect(await wallet.cash(player)).toBe(20_000n);
});

test('deposits that are paid at once, in whichever currency, keep a limit together', async () => {
  const player = await aLimited(25_000, ['EUR', 'USD']);
  const begun = [];
  for (const currency of ['EUR', 'USD', 'EUR', 'USD', 'EUR', 'USD']) {
    const { id } = await wallet.begin(player, { currency }).catch(() => ({ id: null }));
    if (id !== null) begun.push(id);
    wallet.clock.pass(DAY / 2);
  }
  const answers = await Promise.all(begun.map(paid));
  const credited = answers.filter(({ outcome }) => outcome === 'credited');
  expect(credited).toHaveLength(2);
  const cash = (await wallet.cash(player)) + (await wallet.cash(player, 'USD'));
  expect(cash).toBe(20_000n);
});

test('a payment that is returned is refunded by the provider once, and the player is told why', async () => {
  const player = await aLimited(10_000);
  const { id, payment_url: url } = await wallet.begin(player);
  wallet.clock.pass(DAY);
  await wallet.payIn(player);
  await wallet.submit(`${url}/pay`);
  wallet.clock.pass(1000);
  await Promise.all([wallet.sendBack(), wallet.sendBack()]);
  await wallet.redeliver();
  await wallet.sendBack();
  const refunds = wallet.db.selectFrom('sandbox_events').select(['kind', 'amount', 'delivered_at']);
  expect(
    await refunds.where('merchant_ref', '=', id).orderBy('created_at').execute(),
  ).toMatchObject([
    { kind: 'payment.paid', amount: 10_000n, delivered_at: expect.any(Date) },
    { kind: 'payment.refunded', amount: 10_000n, delivered_at: expect.any(Date) },
  ]);
  const [mail, ...more] = await mailsTo(player);
  expect(mail).toContain('Above your deposit limit');
  expect(more).toEqual([]);
  expect(await wallet.stateOf(player, id)).toBe('returned');
  expect(await wallet.cash(player)).toBe(10_000n);
});

test.each([
  ['a self-exclusion', 'selfexclusion'],
  ['a break', 'coolingoff'],
] as const)('what is paid during %s goes back', async (_what, type) => {
  const player = await wallet.aPlayer();
  const { id } = await wallet.begin(player);
  const until = new Date(wallet.clock.now().getTime() + (type === 'coolingoff' ? 30 : 200) * DAY);
  await limit(player, { type, until: until.toISOString() });
  expect(await paid(id)).toMatchObject({ status: 200, outcome: 'returned' });
  expect(await wallet.cash(player)).toBe(0n);
  await wallet.sendBack();
  expect(await mailsTo(player)).toEqual([expect.stringContaining('Paid during an exclusion')]);
});

const STANDINGS = [
  ['country_blocked', { country_code: 'US' }],
  ['under_age', { birth_date: `${new Date().getUTCFullYear() - 17}-01-01` }],
] as const;

test.each(STANDINGS)(
  'what is paid when the site takes no money from the player any more goes back, and is noted: %s',
  async (reason, change) => {
    const player = await wallet.aPlayer();
    const { id, payment_url: url } = await wallet.begin(player);
    await wallet.db.updateTable('players').set(change).where('id', '=', player).execute();
    await wallet.submit(`${url}/pay`);
    expect(await wallet.cash(player)).toBe(0n);
    expect(await listed(player)).toEqual([['returned', reason]]);
    await Promise.all([wallet.sendBack(), wallet.sendBack()]);
    await wallet.redeliver();
    const refunds = wallet.db.selectFrom('sandbox_events').select(['kind', 'amount']);
    expect(await refunds.where('merchant_ref', '=', id).orderBy('created_at').execute()).toEqual([
      { kind: 'payment.paid', amount: 10_000n },
      { kind: 'payment.refunded', amount: 10_000n },
    ]);
    expect(await mailsTo(player)).toEqual([
      expect.stringContaining('Deposits are not possible with this account.'),
    ]);
    expect(wallet.noted.filter(({ playerId }) => playerId === player)).toEqual([
      { kind: 'deposit_returned', playerId: player, about: { deposit_id: id, reason } },
    ]);
  },
);

test('what is paid unheard of, and found by asking, goes back alike', async () => {
  const player = await wallet.aPlayer();
  const { id, payment_url: url } = await wallet.begin(player);
  const { db } = wallet;
  const unheard = db.updateTable('sandbox_payments').set({ webhook_url: OUT_OF_REACH });
  await unheard.where('merchant_ref', '=', id).execute();
  await db.updateTable('players').set({ country_code: 'US' }).where('id', '=', player).execute();
  await wallet.submit(`${url}/pay`);
  expect(await wallet.stateOf(player, id)).toBe('pending');
  wallet.clock.pass(3_600_000);
  await wallet.poll();
  expect(await wallet.stateOf(player, id)).toBe('returned');
  expect(await wallet.cash(player)).toBe(0n);
  await wallet.sendBack();
  expect(await mailsTo(player)).toHaveLength(1);
});

test('a refund that the provider does not accept is asked for again, ever more rarely', async () => {
  const player = await aLimited(5000);
  const { id } = await wallet.begin(player, { amount: 5000 });
  await limit(player, { type: 'deposit', period: 'day', amount: 100 });
  await paid(id);
  let asked = 0;
  const refundPayment = () => {
    asked += 1;
    return Promise.reject(new Error('out of order'));
  };
  const { db, clock, delivery } = wallet;
  const payments = { ...wallet.deps.payments, refundPayment };
  const mails = { siteName: 'Arena', platformOrigin: 'https://players.example', locales: ['en'] };
  for (let minute = 0; minute < 120; minute += 1) {
    await returnDeposits({ db, clock, payments, mails, log: delivery.log });
    clock.pass(60_000);
  }
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThan(12);
  expect(await mailsTo(player)).toEqual([]);
  await wallet.sendBack();
  wallet.clock.pass(3_600_000);
  await wallet.sendBack();
  expect(await mailsTo(player)).toHaveLength(1);
});

test('a charge-back of a payment that is to be returned stops its refund and opens a case', async () => {
  const player = await aLimited(5000);
  const { id } = await wallet.begin(player, { amount: 5000 });
  await limit(player, { type: 'deposit', period: 'day', amount: 100 });
  await paid(id);
  const chargeback = await wallet.eventOf(id, { outcome: 'charged_back' });
  expect(await wallet.tell(chargeback)).toMatchObject({ outcome: 'charged_back' });
  await wallet.sendBack();
  expect(await mailsTo(player)).toEqual([]);
  expect(await wallet.cash(player)).toBe(0n);
  expect(await wallet.owed(player)).toBe(0n);
  expect(await wallet.request(player)).toMatchObject({
    status: 409,
    error: { data: { details: 'chargeback' } },
  });
});
