import { randomUUID } from 'node:crypto';
import * as calls from '@touchline/wire/calls/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../../wallet/balance';
import { reconcile } from '../../../wallet/reconcile';
import { type Platform, SHOP, startPlatform } from '../../testing/platform';
import { sign } from '../signature';
import { webhookPath } from '../webhook-routes';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandbox-event';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function aPlayer(currency = 'EUR'): Promise<number> {
  const email = `${randomUUID()}@mail.example`;
  const body = { email, password: 'long enough', currency, language: 'en' };
  const answer = await platform.ask(calls.signUp, { body });
  if (!('body' in answer)) throw new Error(answer.error.message);
  return answer.body.data.id;
}

const RETURN_URL = `${SHOP}/soccer?tab=live#odds`;
const asked = (change: object = {}) => ({
  body: { amount: 10_000, currency: 'EUR', return_url: RETURN_URL, ...change },
});

async function aDeposit(playerId: number, change: object = {}) {
  const answer = await platform.ask(calls.createDeposit, asked(change), { playerId });
  if (!('body' in answer)) throw new Error(answer.error.message);
  return answer.body.data;
}

async function stateOf(playerId: number, id: string): Promise<string> {
  const answer = await platform.ask(calls.getDeposit, { params: { id } }, { playerId });
  return 'body' in answer ? answer.body.data.state : answer.error.code.toString();
}

const cash = (playerId: number) => balanceOf(platform.db, playerId, 'EUR');
const submit = (url: string) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams() });

function announced(playerId: number) {
  const query = platform.db.selectFrom('outbox').select('message');
  return query.where('channel', '=', `$user:${playerId}`).execute();
}

/** What the sandbox says of a paid deposit, with changes, signed as a stranger or as the sandbox. */
async function event(id: string, change: object = {}): Promise<string> {
  const payment = await platform.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('merchant_ref', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.stringify({
    payment_id: payment.id,
    merchant_ref: id,
    outcome: 'paid',
    amount: Number(payment.amount),
    currency: payment.currency,
    ...change,
  });
}

async function tell(body: string, { secret = platform.secret, at = platform.clock.now() } = {}) {
  const timestamp = String(at.getTime());
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: sign(secret, timestamp, body),
  };
  const url = `${platform.origin}${webhookPath('sandbox')}`;
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as { outcome: string }) };
}

test('a deposit that is paid is on the account when the player is back, and announced', async () => {
  const player = await aPlayer();
  const { id, payment_url } = await aDeposit(player);
  expect(await stateOf(player, id)).toBe('pending');
  const page = await (await fetch(payment_url)).text();
  expect(page).toContain('Pay 100.00 EUR');
  expect(page).toContain('No real money moves');
  const answer = await submit(`${payment_url}/pay`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${SHOP}/soccer?tab=live&deposit=success#odds`);
  expect(await stateOf(player, id)).toBe('success');
  expect(await cash(player)).toBe(10_000n);
  const message = { currency: 'EUR', subunits: 100, balance: 10_000 };
  expect(await announced(player)).toEqual([{ message }]);
});

test('a deposit that is declined moves nothing', async () => {
  const player = await aPlayer();
  const { id, payment_url } = await aDeposit(player);
  const answer = await submit(`${payment_url}/decline`);
  expect(answer.headers.get('location')).toContain('deposit=error');
  expect(await stateOf(player, id)).toBe('error');
  expect(await cash(player)).toBe(0n);
  expect(await announced(player)).toEqual([]);
});

test('a form that is sent twice, or after the other one, changes nothing', async () => {
  const player = await aPlayer();
  const { payment_url } = await aDeposit(player);
  const forms = Array.from({ length: 5 }, () => submit(`${payment_url}/pay`));
  await Promise.all(forms);
  const late = await submit(`${payment_url}/decline`);
  expect(late.headers.get('location')).toContain('deposit=success');
  expect(await cash(player)).toBe(10_000n);
  expect(await (await fetch(payment_url)).text()).toContain('was approved, and the shop knows');
});

test('a replayed webhook changes nothing', async () => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  const body = await event(id);
  expect(await tell(body)).toEqual({ status: 200, outcome: 'credited' });
  const replays = await Promise.all(Array.from({ length: 10 }, () => tell(body)));
  expect(new Set(replays.map(({ outcome }) => outcome))).toEqual(new Set(['already_settled']));
  expect(await cash(player)).toBe(10_000n);
  expect(await announced(player)).toHaveLength(1);
});

test('ten webhooks at once credit once', async () => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  const body = await event(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(body)));
  expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
  expect(await cash(player)).toBe(10_000n);
});

test('a declined deposit stays declined, whatever is said later', async () => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  expect(await tell(await event(id, { outcome: 'declined' }))).toMatchObject({
    outcome: 'declined',
  });
  expect(await tell(await event(id))).toMatchObject({ outcome: 'already_settled' });
  expect(await cash(player)).toBe(0n);
});

test.each([
  ['with another secret', { secret: 'guessed' }, 'wrong_signature'],
  ['from an hour ago', { at: new Date(Date.now() - 3_600_000) }, 'stale'],
])('a webhook signed %s changes nothing', async (_how, signing, outcome) => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  expect(await tell(await event(id), signing)).toEqual({ status: 401, outcome });
  expect(await stateOf(player, id)).toBe('pending');
  expect(await cash(player)).toBe(0n);
});

test('a webhook without a signature, or without a body, changes nothing', async () => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  const url = `${platform.origin}${webhookPath('sandbox')}`;
  const bare = await fetch(url, { method: 'POST', body: await event(id) });
  expect(bare.status).toBe(401);
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  expect(await tell('no json')).toEqual({ status: 401, outcome: 'malformed' });
  expect(await stateOf(player, id)).toBe('pending');
});

test.each([
  ['amount', { amount: 1_000_000 }],
  ['currency', { currency: 'USD' }],
  ['payment', { payment_id: randomUUID() }],
])('a payment of another %s is not credited and ends in error', async (_what, change) => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  expect(await tell(await event(id, change))).toEqual({ status: 200, outcome: 'mismatch' });
  expect(await stateOf(player, id)).toBe('error');
  expect(await cash(player)).toBe(0n);
});

test('an event about a deposit that is not there may be told again later', async () => {
  const player = await aPlayer();
  const { id } = await aDeposit(player);
  const body = await event(id, { merchant_ref: randomUUID() });
  expect(await tell(body)).toEqual({ status: 404, outcome: 'unknown' });
});

test.each([
  ['below 1.00', { amount: 99 }, 'body.amount'],
  ['above 10,000.00', { amount: 1_000_001 }, 'body.amount'],
  ['in a currency without an account', { currency: 'USD' }, 'body.currency'],
  ['back to another site', { return_url: 'https://evil.example/' }, 'body.return_url'],
  ['back to a look-alike', { return_url: `${SHOP}@evil.example/` }, 'body.return_url'],
  ['back with a password', { return_url: 'https://a:b@bets.example/' }, 'body.return_url'],
  ['back to a script', { return_url: 'javascript:alert(1)' }, 'body.return_url'],
  ['back to nowhere', { return_url: '/soccer' }, 'body.return_url'],
])('a deposit %s is refused by name', async (_what, change, field) => {
  const playerId = await aPlayer();
  const answer = await platform.ask(calls.createDeposit, asked(change), { playerId });
  expect(answer).toMatchObject({ status: 400, error: { code: 'bad_request', field } });
});

test.each([100, 1_000_000])('a deposit of exactly a limit, %d, is taken', async (amount) => {
  const player = await aPlayer();
  expect(await stateOf(player, (await aDeposit(player, { amount })).id)).toBe('pending');
});

test("somebody else's deposit is not found", async () => {
  const { id } = await aDeposit(await aPlayer());
  expect(await stateOf(await aPlayer(), id)).toBe('not_found');
});

test('an address that names no payment says so', async () => {
  for (const name of [randomUUID(), 'nonsense']) {
    const answer = await fetch(`${platform.origin}/sandbox/payments/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such payment');
    expect((await submit(`${platform.origin}/sandbox/payments/${name}/pay`)).status).toBe(404);
  }
});

test('the page runs no script, is framed by nobody and goes nowhere but back', async () => {
  const { payment_url } = await aDeposit(await aPlayer());
  const policy = (await fetch(payment_url)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${SHOP}`);
});

test('after all of this the books agree', async () => {
  expect(await reconcile(platform.db)).toEqual([]);
});
