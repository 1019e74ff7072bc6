import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollDeposits } from '../../deposits/poll-deposits';
import {
  OUT_OF_REACH,
  SHOP,
  startWallet,
  type Wallet,
} from '@touchline/testkit/wallet/wallet-platform';
import { webhookPath } from '../webhook-routes';
import { redelivery } from './deliver';

let wallet: Wallet;
let playerId: number;

beforeEach(async () => {
  wallet = await startWallet({ webhookUrl: OUT_OF_REACH });
  playerId = await wallet.aPlayer();
});
afterEach(() => wallet.close());

const pay = async () => (await wallet.payIn(playerId, { amount: 500 })).location;

async function merchantIsBack(): Promise<void> {
  const webhook_url = `${wallet.origin}${webhookPath('sandbox')}`;
  await wallet.db.updateTable('sandbox_events').set({ webhook_url }).execute();
}

const untold = async () => {
  const events = wallet.db.selectFrom('sandbox_events').select('kind');
  const rows = await events.where('delivered_at', 'is', null).execute();
  return rows.map(({ kind }) => kind);
};

test('while the merchant is out of reach the player goes back with pending', async () => {
  expect(await pay()).toBe(`${SHOP}/?deposit=pending`);
  expect(await untold()).toEqual(['payment.paid']);
  expect(await wallet.cash(playerId)).toBe(0n);
});

test('what was not delivered is delivered once the merchant is back, and then no more', async () => {
  await pay();
  await merchantIsBack();
  const round = redelivery(wallet.delivery);
  await round();
  expect(await wallet.cash(playerId)).toBe(500n);
  expect(await untold()).toEqual([]);
  await round();
  expect(await wallet.cash(playerId)).toBe(500n);
});

test('a merchant who stays away is asked again after 1, 2 and 5 seconds', async () => {
  await pay();
  const warned: Date[] = [];
  const log = { warn: () => void warned.push(wallet.clock.now()) };
  const round = redelivery({ ...wallet.delivery, log });
  const began = wallet.clock.now().getTime();
  for (let second = 0; second < 10; second += 1) {
    await round();
    wallet.clock.pass(1000);
  }
  expect(warned.map((at) => (at.getTime() - began) / 1000)).toEqual([0, 1, 3, 8]);
});

test('after a day the sandbox gives up', async () => {
  await pay();
  await merchantIsBack();
  wallet.clock.pass(24 * 60 * 60_000 + 60_000);
  await redelivery(wallet.delivery)();
  expect(await untold()).toEqual(['payment.paid']);
  expect(await wallet.cash(playerId)).toBe(0n);
});

test('a webhook that never came is made up for by asking the provider', async () => {
  const { id } = await wallet.payIn(playerId, { amount: 500 });
  await wallet.poll();
  expect(await wallet.stateOf(playerId, id)).toBe('pending');
  wallet.clock.pass(61_000);
  await wallet.poll();
  expect(await wallet.stateOf(playerId, id)).toBe('success');
  await merchantIsBack();
  await redelivery(wallet.delivery)();
  expect(await untold()).toEqual([]);
  expect(await wallet.cash(playerId)).toBe(500n);
  expect(await wallet.faults()).toEqual([]);
});

test('a declined deposit is asked about for a day too, since a second card may pay it', async () => {
  const { id, url } = await wallet.payIn(playerId, { amount: 500, card: '4000000000000002' });
  const before = await wallet.cash(playerId);
  wallet.clock.pass(61_000);
  await wallet.poll();
  expect(await wallet.stateOf(playerId, id)).toBe('error');
  await wallet.submit(`${url}/pay`);
  wallet.clock.pass(3_600_000);
  await wallet.poll();
  expect(await wallet.stateOf(playerId, id)).toBe('success');
  expect(await wallet.cash(playerId)).toBe(before + 500n);
});

test('a deposit that nobody pays is asked about ever more rarely and expires after a day', async () => {
  const { id } = await wallet.begin(playerId);
  let asked = 0;
  const payments = {
    ...wallet.deps.payments,
    paymentStatus: () => {
      asked += 1;
      return Promise.resolve(null);
    },
  };
  const { db, clock, delivery } = wallet;
  for (let minute = 0; minute < 23 * 60; minute += 1) {
    clock.pass(60_000);
    await pollDeposits({ db, clock, payments, expiresMs: 24 * 3_600_000, log: delivery.log });
  }
  expect(await wallet.stateOf(playerId, id)).toBe('pending');
  expect(asked).toBeGreaterThan(20);
  expect(asked).toBeLessThan(40);
  clock.pass(2 * 3_600_000);
  await wallet.poll();
  expect(await wallet.stateOf(playerId, id)).toBe('expired');
  expect(await wallet.tell(await wallet.eventOf(id))).toMatchObject({ outcome: 'credited' });
  expect(await wallet.cash(playerId)).toBe(10_000n);
});
