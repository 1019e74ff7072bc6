import { randomUUID } from 'node:crypto';
import * as calls from '@touchline/wire/calls/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { balanceOf } from '../../../wallet/balance';
import { type Platform, SHOP, startPlatform } from '../../testing/platform';
import { webhookPath } from '../webhook-routes';
import { redelivery } from './deliver';

/** Nobody listens on the port for discarding. */
const OUT_OF_REACH = 'http://127.0.0.1:9/webhook';

let platform: Platform;
let playerId: number;

beforeEach(async () => {
  platform = await startPlatform(OUT_OF_REACH);
  const email = `${randomUUID()}@mail.example`;
  const body = { email, password: 'long enough', currency: 'EUR', language: 'en' };
  const answer = await platform.ask(calls.signUp, { body });
  playerId = 'body' in answer ? answer.body.data.id : 0;
});
afterEach(() => platform.close());

async function pay(): Promise<string | null> {
  const body = { amount: 500, currency: 'EUR', return_url: SHOP };
  const answer = await platform.ask(calls.createDeposit, { body }, { playerId });
  const url = 'body' in answer ? answer.body.data.payment_url : '';
  const paid = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
  return paid.headers.get('location');
}

async function merchantIsBack(): Promise<void> {
  const webhook_url = `${platform.origin}${webhookPath('sandbox')}`;
  await platform.db.updateTable('sandbox_payments').set({ webhook_url }).execute();
}

const cash = () => balanceOf(platform.db, playerId, 'EUR');
const states = async () =>
  (await platform.db.selectFrom('sandbox_payments').select('state').execute()).map(
    ({ state }) => state,
  );

test('while the merchant is out of reach the player goes back with pending', async () => {
  expect(await pay()).toBe(`${SHOP}/?deposit=pending`);
  expect(await states()).toEqual(['paying']);
  expect(await cash()).toBe(0n);
});

test('what was not delivered is delivered once the merchant is back, and then no more', async () => {
  await pay();
  await merchantIsBack();
  const round = redelivery(platform.delivery);
  await round();
  expect(await cash()).toBe(500n);
  expect(await states()).toEqual(['paid']);
  await round();
  expect(await cash()).toBe(500n);
});

test('a merchant who stays away is asked again after 1, 2 and 5 seconds', async () => {
  await pay();
  const warned: Date[] = [];
  const log = { warn: () => void warned.push(platform.clock.now()) };
  const round = redelivery({ ...platform.delivery, log });
  const began = platform.clock.now().getTime();
  for (let second = 0; second < 10; second += 1) {
    await round();
    platform.clock.pass(1000);
  }
  expect(warned.map((at) => (at.getTime() - began) / 1000)).toEqual([0, 1, 3, 8]);
});

test('after a day the sandbox gives up', async () => {
  await pay();
  await merchantIsBack();
  platform.clock.pass(24 * 60 * 60_000 + 60_000);
  await redelivery(platform.delivery)();
  expect(await states()).toEqual(['paying']);
  expect(await cash()).toBe(0n);
});
