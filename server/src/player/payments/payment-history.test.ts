import { randomUUID } from 'node:crypto';
import { gameDebitPosting } from '@touchline/domain/ledger/games';
import { minor } from '@touchline/domain/money';
import { aPlayerLimit } from '@touchline/testkit/betting/rows';
import { createDeposit } from '@touchline/wire/calls/platform';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../wallet/post';
import { SHOP, startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { closeChargeback } from '../withdrawals/barred';

const HOUR = 3_600_000;
/** What a player deposits in a day at most. */
const LIMIT = 10_000;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await startWallet();
});
afterAll(() => wallet.close());

const amount = fc.constantFrom(2000, 4000, 6000, 10_000);
const which = fc.nat(5);

/** What a player, a provider, a bank, an operator and time may do. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ begin: amount }) },
  { weight: 4, arbitrary: fc.record({ paid: which }) },
  { weight: 2, arbitrary: fc.record({ declined: which }) },
  { weight: 2, arbitrary: fc.record({ refunded: which, part: amount }) },
  { weight: 2, arbitrary: fc.record({ charged_back: which, part: amount }) },
  { weight: 2, arbitrary: fc.record({ lose: amount }) },
  { weight: 2, arbitrary: fc.record({ withdraw: amount }) },
  { weight: 1, arbitrary: fc.record({ close: which }) },
  { weight: 1, arbitrary: fc.record({ rest: fc.constant(12 * HOUR) }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(HOUR, 13 * HOUR, 25 * HOUR) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

interface NaiveDeposit {
  id: string;
  amount: number;
  begunAt: number;
  paidAt: number | null;
  isDeclined: boolean;
  isReturned: boolean;
  /** Of what was credited. */
  left: number;
  isCaseOpen: boolean;
}

/** The player's money as anybody would keep it in a notebook. */
class Notebook {
  cash = 0;
  owed = 0;
  restsUntil = 0;
  readonly deposits: NaiveDeposit[] = [];

  mayBegin(value: number, now: number): boolean {
    const isPending = ({ paidAt, isDeclined, begunAt }: NaiveDeposit) =>
      paidAt === null && !isDeclined && begunAt > now - 24 * HOUR;
    const pending = this.deposits.filter(isPending).reduce((sum, each) => sum + each.amount, 0);
    return this.fits(pending + value, now);
  }

  fits(value: number, now: number): boolean {
    const credited = this.deposits
      .filter(({ paidAt, isReturned }) => !isReturned && (paidAt ?? 0) > now - 24 * HOUR)
      .reduce((sum, each) => sum + each.amount, 0);
    return now >= this.restsUntil && credited + value <= LIMIT;
  }

  pay(deposit: NaiveDeposit, now: number): void {
    if (deposit.paidAt !== null) return;
    deposit.isReturned = !this.fits(deposit.amount, now);
    deposit.paidAt = now;
    if (deposit.isReturned) return;
    deposit.left = deposit.amount;
    const repaid = Math.min(this.owed, this.cash + deposit.amount);
    this.owed -= repaid;
    this.cash += deposit.amount - repaid;
  }

  refund(deposit: NaiveDeposit, part: number): void {
    if (part <= deposit.left) this.giveBack(deposit, part);
  }

  chargeBack(deposit: NaiveDeposit, part: number): void {
    if (deposit.paidAt === null) return;
    const isKnown = deposit.left === 0 && this.wasChargedBack.has(deposit.id);
    if (!isKnown) deposit.isCaseOpen = true;
    this.wasChargedBack.add(deposit.id);
    this.giveBack(deposit, Math.min(part, deposit.left));
  }

  private readonly wasChargedBack = new Set<string>();

  private giveBack(deposit: NaiveDeposit, value: number): void {
    deposit.left -= value;
    const covered = Math.min(this.cash, value);
    this.cash -= covered;
    this.owed += value - covered;
  }
}

async function report(
  deposit: NaiveDeposit,
  outcome: 'paid' | 'declined' | 'refunded' | 'charged_back',
  value = deposit.amount,
): Promise<void> {
  await wallet.tell(await wallet.eventOf(deposit.id, { outcome, amount: value }));
}

async function take(player: number, book: Notebook, step: Step): Promise<void> {
  const now = wallet.clock.now().getTime();
  const one = (at: number) => book.deposits[at % Math.max(1, book.deposits.length)];
  if ('wait' in step) wallet.clock.pass(step.wait);
  else if ('rest' in step) {
    const until = new Date(now + step.rest);
    book.restsUntil = Math.max(book.restsUntil, until.getTime());
    await aPlayerLimit(wallet.pool, player, { type: 'coolingoff', until });
  } else if ('begin' in step) {
    const body = { amount: step.begin, currency: 'EUR', return_url: SHOP };
    const answer = await wallet.ask(createDeposit, { body }, { playerId: player });
    expect('body' in answer).toBe(book.mayBegin(step.begin, now));
    if (!('body' in answer)) return;
    const { id } = answer.body.data;
    const begun = { id, amount: step.begin, begunAt: now, paidAt: null, left: 0 };
    book.deposits.push({ ...begun, isDeclined: false, isReturned: false, isCaseOpen: false });
  } else if ('lose' in step) {
    if (book.cash < step.lose) return;
    book.cash -= step.lose;
    const move = { id: randomUUID(), provider: 'test', playerId: player, currency: 'EUR' };
    const posting = gameDebitPosting({ ...move, amount: minor(step.lose) });
    await wallet.db.transaction().execute((tx) => post(tx, [posting]));
  } else if ('withdraw' in step) {
    const { status } = await wallet.request(player, { amount: step.withdraw });
    const isStopped = book.owed > 0 || book.deposits.some(({ isCaseOpen }) => isCaseOpen);
    const isSent = !isStopped && book.cash >= step.withdraw;
    expect(status).toBe(isSent ? 201 : 409);
    if (isSent) book.cash -= step.withdraw;
  } else await settle(book, step, one);
}

async function settle(
  book: Notebook,
  step: Step,
  one: (at: number) => NaiveDeposit | undefined,
): Promise<void> {
  const now = wallet.clock.now();
  const [at] = Object.values(step);
  const deposit = one(Number(at));
  if (!deposit) return;
  if ('paid' in step) {
    book.pay(deposit, now.getTime());
    await report(deposit, 'paid');
  } else if ('declined' in step) {
    deposit.isDeclined = true;
    await report(deposit, 'declined');
  } else if ('refunded' in step) {
    book.refund(deposit, step.part);
    await report(deposit, 'refunded', step.part);
  } else if ('charged_back' in step) {
    book.chargeBack(deposit, step.part);
    await report(deposit, 'charged_back', step.part);
  } else {
    deposit.isCaseOpen = false;
    await wallet.db.transaction().execute((tx) => closeChargeback(tx, deposit.id, 'ann', now));
  }
}

test('over any history of payments, limits and breaks the money is what a notebook says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 20 }), async (steps) => {
      const player = await wallet.aPlayer();
      await wallet.verify(player);
      await aPlayerLimit(wallet.pool, player, { type: 'deposit', period: 'day', most: LIMIT });
      const book = new Notebook();
      for (const step of steps) {
        await take(player, book, step);
        const money = { cash: await wallet.cash(player), owed: await wallet.owed(player) };
        expect(money).toEqual({ cash: BigInt(book.cash), owed: BigInt(book.owed) });
      }
    }),
    { numRuns: 15 },
  );
  expect(await wallet.faults()).toEqual([]);
});
