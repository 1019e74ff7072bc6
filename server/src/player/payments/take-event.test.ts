import { randomUUID } from 'node:crypto';
import { gameDebitPosting } from '@touchline/domain/ledger/games';
import { minor } from '@touchline/domain/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { post } from '../../wallet/post';
import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { closeChargeback } from '../withdrawals/barred';
import { takeEvent } from './take-event';

let wallet: Wallet;

beforeAll(async () => {
  wallet = await startWallet();
});
afterEach(async () => {
  expect(await wallet.faults()).toEqual([]);
});
afterAll(() => wallet.close());

async function aDeposit() {
  const player = await wallet.aPlayer();
  const { id } = await wallet.begin(player);
  return { player, id };
}

const outcomesOf = (answers: { outcome: string }[]) => answers.map(({ outcome }) => outcome).sort();

/** The player loses money, here at a game. */
async function lose(playerId: number, amount: number): Promise<void> {
  const move = { id: randomUUID(), provider: 'test', playerId, currency: 'EUR' };
  const posting = gameDebitPosting({ ...move, amount: minor(amount) });
  await wallet.db.transaction().execute((tx) => post(tx, [posting]));
}

test('a replayed webhook changes nothing', async () => {
  const { player, id } = await aDeposit();
  const body = await wallet.eventOf(id);
  expect(await wallet.tell(body)).toEqual({ status: 200, outcome: 'credited' });
  const replays = await Promise.all(Array.from({ length: 10 }, () => wallet.tell(body)));
  expect(new Set(outcomesOf(replays))).toEqual(new Set(['repeated']));
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await wallet.announced(player)).toHaveLength(1);
});

test('ten webhooks at once credit once, whether of one event or of ten', async () => {
  for (const isOne of [true, false]) {
    const { player, id } = await aDeposit();
    const one = await wallet.eventOf(id);
    const bodies = await Promise.all(
      Array.from({ length: 10 }, async () => (isOne ? one : wallet.eventOf(id))),
    );
    const answers = await Promise.all(bodies.map((body) => wallet.tell(body)));
    expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
    expect(await wallet.cash(player)).toBe(10_000n);
  }
});

test('a webhook and an answer to our question at once credit once', async () => {
  const { player, id } = await aDeposit();
  const ref = (
    await wallet.db
      .selectFrom('deposits')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).provider_ref;
  const polled = {
    about: 'payment',
    outcome: 'paid',
    eventId: null,
    merchantRef: id,
    providerRef: ref ?? '',
    amount: minor(10_000),
    currency: 'EUR',
  } as const;
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, async () => wallet.tell(await wallet.eventOf(id))),
    ...Array.from({ length: 4 }, async () => ({
      outcome: await takeEvent(wallet.deps, polled, wallet.clock.now()),
    })),
  ]);
  expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
  expect(await wallet.cash(player)).toBe(10_000n);
});

test('paid and declined at once: the money is on the account', async () => {
  const { player, id } = await aDeposit();
  const bodies = await Promise.all([
    wallet.eventOf(id),
    wallet.eventOf(id, { outcome: 'declined' }),
  ]);
  const answers = await Promise.all(bodies.map((body) => wallet.tell(body)));
  expect(answers[0]?.outcome).toBe('credited');
  expect(await wallet.stateOf(player, id)).toBe('success');
  expect(await wallet.cash(player)).toBe(10_000n);
});

/** Of a deposit of 100.00: what the provider reports, what we answer, and the money at the end. */
test.each([
  ['declined, then paid with a second card', ['declined', 'paid'], 'success', 10_000n],
  ['paid, then declined late', ['paid', 'declined'], 'success', 10_000n],
  ['declined twice, paid twice', ['declined', 'declined', 'paid', 'paid'], 'success', 10_000n],
  ['refunded before paid', ['refunded 4000', 'paid'], 'success', 6000n],
  [
    'refunded in part, then charged back whole',
    ['paid', 'refunded 4000', 'charged_back 10000'],
    'charged_back',
    0n,
  ],
  [
    'charged back in two parts',
    ['paid', 'charged_back 4000', 'charged_back 6000'],
    'charged_back',
    0n,
  ],
  [
    'charged back in part, the rest refunded',
    ['paid', 'charged_back 4000', 'refunded 6000'],
    'charged_back',
    0n,
  ],
  [
    'refunded whole, then charged back',
    ['paid', 'refunded 10000', 'charged_back 10000'],
    'charged_back',
    0n,
  ],
  [
    'charged back, reported again',
    ['paid', 'charged_back 10000', 'charged_back 10000'],
    'charged_back',
    0n,
  ],
  ['charged back before paid', ['charged_back 3000', 'declined', 'paid'], 'charged_back', 7000n],
])('%s', async (_order, reports, state, cash) => {
  const { player, id } = await aDeposit();
  const bodies = await Promise.all(
    reports.map((report) => {
      const [outcome, amount = '10000'] = report.split(' ');
      return wallet.eventOf(id, { outcome, amount: Number(amount) });
    }),
  );
  const again: string[] = [];
  for (const body of bodies) if ((await wallet.tell(body)).status === 409) again.push(body);
  for (const body of [...again, ...bodies]) expect((await wallet.tell(body)).status).toBe(200);
  expect(await wallet.stateOf(player, id)).toBe(state);
  expect(await wallet.cash(player)).toBe(cash);
  expect(await wallet.owed(player)).toBe(0n);
});

test('a charge-back after a refund opens a case that stops withdrawals, and one after that opens it again', async () => {
  const { player, id } = await aDeposit();
  await wallet.payIn(player);
  await wallet.tell(await wallet.eventOf(id));
  await wallet.tell(await wallet.eventOf(id, { outcome: 'refunded', amount: 4000 }));
  await wallet.tell(await wallet.eventOf(id, { outcome: 'charged_back', amount: 5000 }));
  const stopped = { status: 409, error: { data: { details: 'chargeback' } } };
  expect(await wallet.request(player)).toMatchObject(stopped);
  await close(id);
  expect(await wallet.request(player)).toMatchObject({ status: 201 });
  await wallet.tell(await wallet.eventOf(id, { outcome: 'charged_back', amount: 5000 }));
  expect(await wallet.request(player)).toMatchObject(stopped);
  // Of a case that is closed nothing is opened again by what changes nothing.
  await close(id);
  await wallet.tell(await wallet.eventOf(id, { outcome: 'charged_back', amount: 5000 }));
  expect(await wallet.request(player)).toMatchObject({ status: 201 });
  expect(await wallet.cash(player)).toBe(0n);
});

const close = (depositId: string) =>
  wallet.db
    .transaction()
    .execute((tx) => closeChargeback(tx, depositId, 'anna', wallet.clock.now()));

test.each([
  ['with another secret', { secret: 'guessed' }, 'wrong_signature'],
  ['an hour ago', { at: new Date(Date.now() - 3_600_000) }, 'stale'],
  ['for the time to come', { at: new Date(Date.now() + 3_600_000) }, 'stale'],
])('a webhook signed %s changes nothing', async (_how, signing, outcome) => {
  const { player, id } = await aDeposit();
  expect(await wallet.tell(await wallet.eventOf(id), signing)).toEqual({ status: 401, outcome });
  expect(await wallet.stateOf(player, id)).toBe('pending');
  expect(await wallet.cash(player)).toBe(0n);
});

test.each([
  ['amount', { amount: 1_000_000 }],
  ['currency', { currency: 'USD' }],
  ['payment', { subject_id: randomUUID() }],
])('a payment of another %s is not credited and ends in error', async (_what, change) => {
  const { player, id } = await aDeposit();
  const told = await wallet.tell(await wallet.eventOf(id, change));
  expect(told).toEqual({ status: 200, outcome: 'mismatch' });
  expect(await wallet.stateOf(player, id)).toBe('error');
  expect(await wallet.cash(player)).toBe(0n);
});

test('an event about what is not there, or not known to be paid, may be told again later', async () => {
  const { player, id } = await aDeposit();
  const nowhere = await wallet.eventOf(id, { merchant_ref: randomUUID() });
  expect(await wallet.tell(nowhere)).toEqual({ status: 404, outcome: 'unknown' });
  const early = await wallet.eventOf(id, { outcome: 'refunded', amount: 4000 });
  expect(await wallet.tell(early)).toEqual({ status: 409, outcome: 'too_early' });
  await wallet.tell(await wallet.eventOf(id));
  expect(await wallet.tell(early)).toEqual({ status: 200, outcome: 'refunded' });
  expect(await wallet.cash(player)).toBe(6000n);
});

test('the same refund told often, and at once, gives back once', async () => {
  const { player, id } = await aDeposit();
  await wallet.tell(await wallet.eventOf(id));
  const refund = await wallet.eventOf(id, { outcome: 'refunded', amount: 4000 });
  await Promise.all(Array.from({ length: 8 }, () => wallet.tell(refund)));
  expect(await wallet.cash(player)).toBe(6000n);
  const another = await wallet.eventOf(id, { outcome: 'refunded', amount: 6001 });
  expect(await wallet.tell(another)).toMatchObject({ outcome: 'mismatch' });
  expect(await wallet.cash(player)).toBe(6000n);
});

test('a chargeback of money that was lost is owed, and what comes in pays it off', async () => {
  const { player, id } = await aDeposit();
  await wallet.tell(await wallet.eventOf(id));
  await lose(player, 7000);
  const chargeback = await wallet.eventOf(id, { outcome: 'charged_back' });
  expect(await wallet.tell(chargeback)).toMatchObject({ outcome: 'charged_back' });
  expect(await wallet.cash(player)).toBe(0n);
  expect(await wallet.owed(player)).toBe(7000n);
  await wallet.payIn(player, { amount: 5000 });
  expect(await wallet.cash(player)).toBe(0n);
  expect(await wallet.owed(player)).toBe(2000n);
  await wallet.payIn(player, { amount: 5000 });
  expect(await wallet.cash(player)).toBe(3000n);
  expect(await wallet.owed(player)).toBe(0n);
});

test('a chargeback and losing the money at once never leave the cash below zero', async () => {
  const { player, id } = await aDeposit();
  await wallet.tell(await wallet.eventOf(id));
  const chargeback = await wallet.eventOf(id, { outcome: 'charged_back' });
  await Promise.all([
    wallet.tell(chargeback),
    ...Array.from({ length: 5 }, () => lose(player, 3000)),
  ]);
  const [cash, owed] = [await wallet.cash(player), await wallet.owed(player)];
  expect(cash).toBe(0n);
  expect(owed % 3000n).toBe(0n);
});
