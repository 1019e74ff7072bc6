import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '../../payments/signature';
import { type GameHouse, keyOf, openGameHouse } from '@touchline/testkit/games/game-house';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, walletPath } from './wallet-routes';

let house: GameHouse;
let player: number;
let session_id: string;

beforeAll(async () => {
  house = await openGameHouse();
  player = await house.aPlayer(1000);
  session_id = await house.aSession(player);
});
afterAll(() => house.close());

const stake = (change: object = {}) => ({
  session_id,
  transaction_id: randomUUID(),
  round_id: 'r',
  currency: 'EUR',
  amount: 100,
  ...change,
});
const moments = { now: 0, early: 6 * 60_000, late: -6 * 60_000 };
const at = (shift: number) => new Date(house.clock.now().getTime() + shift);

test.each([
  ['with a guessed key', { key: 'guessed' }, 'wrong_signature'],
  ['with the key of another provider', { key: keyOf('beta') }, 'wrong_signature'],
])('a request signed %s is not believed', async (_how, signing, code) => {
  expect(await house.tell('debit', stake(), signing)).toEqual({
    status: 401,
    body: { error: { code } },
  });
  expect(await house.cash(player)).toBe(1000n);
});

test.each(['early', 'late'] as const)('a request signed too %s is not believed', async (when) => {
  const told = await house.tell('debit', stake(), { at: at(moments[when]) });
  expect(told).toEqual({ status: 401, body: { error: { code: 'stale' } } });
  expect(await house.cash(player)).toBe(1000n);
});

function send(kind: 'debit' | 'credit', body: string, headers: Record<string, string>) {
  const url = `${house.origin}${walletPath('alpha', kind)}`;
  return fetch(url, { method: 'POST', body, headers });
}

test('a body that was changed after it was signed is not believed', async () => {
  const timestamp = String(house.clock.now().getTime());
  const body = JSON.stringify({ request: 'debit', ...stake() });
  const signature = sign(keyOf('alpha'), timestamp, body);
  const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
  expect((await send('debit', body.replace('100', '1'), headers)).status).toBe(401);
  const later = { ...headers, [TIMESTAMP_HEADER]: `${timestamp}0` };
  expect((await send('debit', body, later)).status).toBe(401);
});

test('what is not signed at all is not believed', async () => {
  expect((await send('debit', JSON.stringify(stake()), {})).status).toBe(401);
  expect((await send('debit', '', {})).status).toBe(401);
});

test('a body that was signed for one door is refused at another', async () => {
  const timestamp = String(house.clock.now().getTime());
  const body = JSON.stringify({ request: 'debit', ...stake() });
  const signature = sign(keyOf('alpha'), timestamp, body);
  const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
  const answer = await send('credit', body, headers);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { field: 'body.request' } });
});

test('a request that is replayed moves money once', async () => {
  const cash = await house.cash(player);
  const fields = stake({ amount: 10 });
  const told = await Promise.all(Array.from({ length: 10 }, () => house.tell('debit', fields)));
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await house.cash(player)).toBe(cash - 10n);
});

test.each([
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount of nothing', { amount: 0 }, 'amount'],
  ['an amount below nothing', { amount: -1 }, 'amount'],
  ['part of a subunit', { amount: 1.5 }, 'amount'],
  ['an amount as text', { amount: '1' }, 'amount'],
  ['more than there is', { amount: 10 ** 13 }, 'amount'],
  ['an id with a NUL', { transaction_id: 'a\0' }, 'transaction_id'],
  ['an id of nothing', { transaction_id: '' }, 'transaction_id'],
  ['a round with a quote', { round_id: "r'" }, 'round_id'],
  ['an id without end', { round_id: 'r'.repeat(65) }, 'round_id'],
  ['a session that is none', { session_id: 'x' }, 'session_id'],
])('a stake with %s is refused by name', async (_what, change, field) => {
  const told = await house.tell('debit', stake(change));
  expect(told).toMatchObject({
    status: 400,
    body: { error: { code: 'bad_request', field: `body.${field}` } },
  });
});

test('what nobody asked for is refused', async () => {
  expect((await house.tell('debit', stake({ bonus: 1 }))).status).toBe(400);
});

test('a provider that is not ours is not found', async () => {
  expect((await house.tell('balance', { session_id }, { provider: 'nobody' })).status).toBe(404);
});

test('a body that is too large is refused', async () => {
  expect((await house.tell('debit', stake({ round_id: 'r'.repeat(20_000) }))).status).toBe(413);
});
