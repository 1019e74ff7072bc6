import { startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { listDeposits } from '@touchline/wire/calls/wallet';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await startWallet();
});
afterEach(async () => {
  expect(await wallet.faults()).toEqual([]);
});
afterAll(() => wallet.close());

async function listed(playerId: number) {
  const answer = await wallet.ask(listDeposits, { query: {} }, { playerId });
  if (!('body' in answer)) throw new Error(answer.error.message);
  return answer.body.data.map(({ state, abandoned }) => [state, abandoned]);
}

async function newsOf(playerId: number) {
  const news = wallet.db.selectFrom('payment_news').select('news');
  return (await news.where('player_id', '=', playerId).execute()).map((row) => row.news);
}

test('a deposit that was begun and left is told apart after a quarter of an hour, and expires', async () => {
  const player = await wallet.aPlayer();
  await wallet.begin(player);
  wallet.clock.pass(14 * MINUTE);
  expect(await listed(player)).toEqual([['pending', false]]);
  wallet.clock.pass(MINUTE);
  expect(await listed(player)).toEqual([['pending', true]]);
  wallet.clock.pass(DAY);
  await wallet.poll();
  expect(await listed(player)).toEqual([['expired', true]]);
});

test('the payment of one that has expired is found without a word from the provider, and told', async () => {
  const player = await wallet.aPlayer();
  const { id, payment_url: url } = await wallet.begin(player);
  wallet.clock.pass(DAY + MINUTE);
  await wallet.poll();
  expect(await wallet.stateOf(player, id)).toBe('expired');
  // Paid, and the word of it is lost.
  await wallet.db.updateTable('deposits').set({ provider: 'deaf' }).where('id', '=', id).execute();
  await wallet.submit(`${url}/pay`, { card: '' });
  await wallet.db
    .updateTable('deposits')
    .set({ provider: 'sandbox' })
    .where('id', '=', id)
    .execute();
  wallet.clock.pass(DAY);
  await wallet.poll();
  expect(await wallet.stateOf(player, id)).toBe('success');
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await newsOf(player)).toEqual([{ about: 'deposit', amount: '10000', currency: 'EUR' }]);
});

/** What may happen to a deposit, in any order and any number of times. */
const STEPS = ['pay', 'told paid', 'told declined', 'poll', 'a day', 'all at once'] as const;

test('in whichever order a deposit expires and is paid, its money comes once', async () => {
  const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const player = await wallet.aPlayer();
      const { id, payment_url: url } = await wallet.begin(player);
      const told = async (outcome: string) => wallet.tell(await wallet.eventOf(id, { outcome }));
      let hasExpired = false;
      for (const step of order) {
        const before = await wallet.cash(player);
        hasExpired ||= (await wallet.stateOf(player, id)) === 'expired';
        if (step === 'pay') await wallet.submit(`${url}/pay`, { card: '' });
        else if (step === 'told paid') await told('paid');
        else if (step === 'told declined') await told('declined');
        else if (step === 'a day') wallet.clock.pass(DAY + MINUTE);
        else if (step === 'poll') await wallet.poll();
        else {
          wallet.clock.pass(DAY + MINUTE);
          await Promise.all([wallet.poll(), told('paid'), wallet.poll(), told('paid')]);
        }
        // Money never goes again.
        expect(await wallet.cash(player)).toBeGreaterThanOrEqual(before);
      }
      const isPaid = order.some((step) => step === 'told paid' || step === 'all at once');
      const cash = await wallet.cash(player);
      expect([0n, 10_000n]).toContain(cash);
      if (isPaid) expect(cash).toBe(10_000n);
      const news = await newsOf(player);
      expect(news.length).toBeLessThanOrEqual(1);
      if (hasExpired && isPaid && order.every((step) => step !== 'all at once')) {
        const state = await wallet.stateOf(player, id);
        expect(state).toBe('success');
      }
    }),
    { numRuns: 40 },
  );
});
