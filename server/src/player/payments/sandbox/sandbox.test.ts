import { randomUUID } from 'node:crypto';
import { createDeposit } from '@touchline/wire/calls/platform';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SHOP, startWallet, type Wallet } from '@touchline/testkit/wallet/wallet-platform';
import { webhookPath } from '../webhook-routes';

let wallet: Wallet;

beforeAll(async () => {
  wallet = await startWallet();
});
afterEach(async () => {
  expect(await wallet.faults()).toEqual([]);
});
afterAll(() => wallet.close());

const RETURN_URL = `${SHOP}/soccer?tab=live#odds`;
const asked = (change: object = {}) => ({
  body: { amount: 10_000, currency: 'EUR', return_url: RETURN_URL, ...change },
});
const pageOf = async (url: string) => (await fetch(url)).text();

test('a deposit that is paid is on the account when the player is back, and announced', async () => {
  const player = await wallet.aPlayer();
  const { id, payment_url: url } = await wallet.begin(player, { return_url: RETURN_URL });
  expect(await wallet.stateOf(player, id)).toBe('pending');
  const page = await pageOf(url);
  expect(page).toContain('Pay 100.00 EUR');
  expect(page).toContain('No real money moves');
  expect(page).toContain('4000 0027 6000 3184');
  const answer = await wallet.submit(`${url}/pay`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${SHOP}/soccer?tab=live&deposit=success#odds`);
  expect(await wallet.stateOf(player, id)).toBe('success');
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await wallet.announced(player)).toEqual([
    { currency: 'EUR', subunits: 100, balance: 10_000 },
  ]);
});

test.each([
  ['4242 4242 4242 4242', 'success', 'success', 10_000n],
  ['4242424242424242', 'success', 'success', 10_000n],
  ['4000 0000 0000 0002', 'error', 'error', 0n],
  ['4000 0000 0000 5126', 'success', 'error', 0n],
  ['4000 0000 0000 3220', 'success', 'success', 10_000n],
])('the card %s goes back with %s and ends in %s', async (card, said, state, cash) => {
  const player = await wallet.aPlayer();
  const { id, location } = await wallet.payIn(player, { card });
  expect(location).toBe(`${SHOP}/?deposit=${said}`);
  expect(await wallet.stateOf(player, id)).toBe(state);
  expect(await wallet.cash(player)).toBe(cash);
});

test.each([
  ['4000 0000 0000 0077', 'success', 10_000n],
  ['4000 0000 0000 0341', 'error', 0n],
])('the card %s is pending for ten seconds, then %s', async (card, state, cash) => {
  const player = await wallet.aPlayer();
  const { id, location } = await wallet.payIn(player, { card });
  expect(location).toBe(`${SHOP}/?deposit=pending`);
  wallet.clock.pass(9000);
  await wallet.redeliver();
  expect(await wallet.stateOf(player, id)).toBe('pending');
  wallet.clock.pass(1000);
  await wallet.redeliver();
  expect(await wallet.stateOf(player, id)).toBe(state);
  expect(await wallet.cash(player)).toBe(cash);
});

test.each([
  ['confirm', 'success', 10_000n],
  ['decline', 'error', 0n],
])('3-D Secure asks on a page of its own: %s ends in %s', async (word, state, cash) => {
  const player = await wallet.aPlayer();
  const { id, url, location } = await wallet.payIn(player, { card: '4000 0027 6000 3184' });
  expect(new URL(location ?? '', url).href).toBe(url);
  expect(await pageOf(url)).toContain('3-D Secure');
  expect(await wallet.stateOf(player, id)).toBe('pending');
  const answer = await wallet.submit(`${url}/${word}`);
  expect(answer.headers.get('location')).toBe(`${SHOP}/?deposit=${state}`);
  expect(await wallet.cash(player)).toBe(cash);
});

test('3-D Secure cannot be stepped over, nor added to what needs none', async () => {
  const player = await wallet.aPlayer();
  const { payment_url: url } = await wallet.begin(player);
  await wallet.submit(`${url}/confirm`);
  expect(await wallet.cash(player)).toBe(0n);
  await wallet.submit(`${url}/pay`, { card: '4000002760003184' });
  await wallet.submit(`${url}/pay`, { card: '4242424242424242' });
  expect(await wallet.cash(player)).toBe(0n);
});

test('a card that is none of the test cards is not taken, and may be mistaken again', async () => {
  const player = await wallet.aPlayer();
  const { payment_url: url } = await wallet.begin(player);
  const answer = await wallet.submit(`${url}/pay`, { card: '<script>1</script>' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('only the cards below');
  expect(page).not.toContain('<script>');
  await wallet.submit(`${url}/pay`);
  expect(await wallet.cash(player)).toBe(10_000n);
});

test('a form that is sent twice, or after the other one, changes nothing', async () => {
  const player = await wallet.aPlayer();
  const { payment_url: url } = await wallet.begin(player);
  await Promise.all(Array.from({ length: 5 }, () => wallet.submit(`${url}/pay`)));
  const late = await wallet.submit(`${url}/decline`);
  expect(late.headers.get('location')).toContain('deposit=success');
  expect(await wallet.cash(player)).toBe(10_000n);
  expect(await pageOf(url)).toContain('was approved, and the shop knows');
});

test.each([
  ['4000 0000 0000 0002', 0],
  ['4000 0000 0000 0341', 10_000],
])(
  'after the card %s is declined a second one may pay, whichever report comes first',
  async (card, wait) => {
    const player = await wallet.aPlayer();
    const { id, url } = await wallet.payIn(player, { card });
    expect(await pageOf(url)).toContain('Pay 100.00 EUR');
    await wallet.submit(`${url}/pay`);
    wallet.clock.pass(wait);
    await wallet.redeliver();
    expect(await wallet.stateOf(player, id)).toBe('success');
    expect(await wallet.cash(player)).toBe(10_000n);
  },
);

test('refunds give back a part, then the rest, and never more', async () => {
  const player = await wallet.aPlayer();
  const { id, url } = await wallet.payIn(player);
  await wallet.submit(`${url}/refund`, { part: 'half' });
  expect(await wallet.cash(player)).toBe(5000n);
  expect(await wallet.stateOf(player, id)).toBe('success');
  await Promise.all(
    Array.from({ length: 3 }, () => wallet.submit(`${url}/refund`, { part: 'rest' })),
  );
  expect(await wallet.cash(player)).toBe(0n);
  expect(await wallet.stateOf(player, id)).toBe('refunded');
  await wallet.submit(`${url}/charge-back`);
  expect(await wallet.owed(player)).toBe(0n);
});

test('a chargeback takes back what was not refunded, once', async () => {
  const player = await wallet.aPlayer();
  const { id, url } = await wallet.payIn(player);
  await wallet.payIn(player, { amount: 700 });
  await wallet.submit(`${url}/refund`, { part: 'half' });
  await Promise.all(Array.from({ length: 3 }, () => wallet.submit(`${url}/charge-back`)));
  expect(await wallet.cash(player)).toBe(700n);
  expect(await wallet.owed(player)).toBe(0n);
  expect(await wallet.stateOf(player, id)).toBe('charged_back');
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
  const playerId = await wallet.aPlayer();
  const answer = await wallet.ask(createDeposit, asked(change), { playerId });
  expect(answer).toMatchObject({ status: 400, error: { code: 'bad_request', field } });
});

test.each([100, 1_000_000])('a deposit of exactly a limit, %d, is taken', async (amount) => {
  const player = await wallet.aPlayer();
  const { id } = await wallet.begin(player, { amount });
  expect(await wallet.stateOf(player, id)).toBe('pending');
});

test("somebody else's deposit is not found", async () => {
  const { id } = await wallet.begin(await wallet.aPlayer());
  expect(await wallet.stateOf(await wallet.aPlayer(), id)).toBe('not_found');
});

test.each([
  ['of the page in Arabic', '/ar/soccer', 'lang="ar" dir="rtl"', 'دفع \u2068100.00 EUR\u2069'],
  ['of its locale', '/spi/return?locale=de-AT', 'lang="de" dir="ltr"', '100.00 EUR zahlen'],
  ['that is not in the name of a match', '/de-jong-m4', 'lang="en" dir="ltr"', 'Pay 100.00 EUR'],
])('a payment is spoken of in the language %s', async (_what, path, direction, pay) => {
  const player = await wallet.aPlayer();
  const { payment_url: url } = await wallet.begin(player, { return_url: `${SHOP}${path}` });
  const page = await pageOf(url);
  expect(page).toContain(`<html ${direction}>`);
  expect(page).toContain(pay);
  expect(page).toContain('<code dir="ltr">4242 4242 4242 4242</code>');
});

test('an address that names no payment says so', async () => {
  for (const name of [randomUUID(), 'nonsense']) {
    const answer = await fetch(`${wallet.origin}/sandbox/payments/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such payment');
    for (const word of ['pay', 'confirm', 'refund', 'charge-back']) {
      const url = `${wallet.origin}/sandbox/payments/${name}/${word}`;
      expect((await wallet.submit(url)).status).toBe(404);
    }
  }
});

test('the page runs no script, is framed by nobody and goes nowhere but back', async () => {
  const { payment_url: url } = await wallet.begin(await wallet.aPlayer());
  const policy = (await fetch(url)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${SHOP}`);
});

test('a webhook without a signature, or without a body, changes nothing', async () => {
  const player = await wallet.aPlayer();
  const { id } = await wallet.begin(player);
  const url = `${wallet.origin}${webhookPath('sandbox')}`;
  const bare = await fetch(url, { method: 'POST', body: await wallet.eventOf(id) });
  expect(bare.status).toBe(401);
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  expect(await wallet.tell('no json')).toEqual({ status: 401, outcome: 'malformed' });
  expect(await wallet.stateOf(player, id)).toBe('pending');
});
