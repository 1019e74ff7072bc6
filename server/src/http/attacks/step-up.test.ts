import { randomUUID } from 'node:crypto';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import { confirmByPassword } from '@touchline/wire/calls/confirm';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AttackedHouse,
  attackedHouse,
  isDone,
} from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';
import { GOOD_CALLS } from '@touchline/testkit/attacks/good-calls';
import { stateOf } from '@touchline/testkit/attacks/state-of';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const UNCONFIRMED = { status: 403, body: { error: { code: 'confirm_password' } } };

/** What guards an account is not changed by whoever finds a browser open: each of these wants a confirmed session. */
const GUARDED = [
  'addPasskey',
  'beginPasskey',
  'beginTotp',
  'confirmTotp',
  'removePasskey',
  'removeTotp',
  'renewRecoveryCodes',
  'sendPhoneCode',
];

test('the calls that want a confirmed session are these', () => {
  const guarded = ALL_CALLS.filter(({ confirmed }) => confirmed).map(({ name }) => name);
  expect(guarded.toSorted()).toEqual(GUARDED);
});

/** The session was confirmed so long ago, by the database's clock. */
const confirmed = (playerId: number, ago: string) =>
  world.pool.query(
    'update sessions set confirmed_at = clock_timestamp() - $2::interval where player_id = $1',
    [playerId, ago],
  );

test.each(GUARDED)('%s changes nothing before its player has shown who it is', async (name) => {
  const found = GOOD_CALLS.find(({ call }) => call.name === name);
  if (!found) throw new Error(`no good ${name}`);
  const { call } = found;
  const { player, sent } = await found.prepare(world);
  if (!player) throw new Error(`${name} is made by a player`);
  await world.pool.query('update sessions set confirmed_at = null where player_id = $1', [
    player.id,
  ]);
  const before = await stateOf(world, player.id);
  expect(await world.send(call, sent, player)).toMatchObject(UNCONFIRMED);
  expect(await stateOf(world, player.id)).toEqual(before);
  await confirmed(player.id, '10 minutes');
  expect(await world.send(call, sent, player)).toMatchObject(UNCONFIRMED);
  const wrong = { body: { password: 'not the password' } };
  expect(await world.send(confirmByPassword, wrong, player)).toMatchObject({ status: 403 });
  expect(await world.send(call, sent, player)).toMatchObject(UNCONFIRMED);
  const right = { body: { password: PASSWORD } };
  expect(isDone(await world.send(confirmByPassword, right, player))).toBe(true);
  expect(isDone(await world.send(call, sent, player))).toBe(true);
});

test('one session does not confirm another, nor another player’s', async () => {
  const [player, other] = [await world.aPlayer(), await world.aPlayer()];
  const token = await world.aSession(player.id, false);
  const right = { body: { password: PASSWORD } };
  await world.send(confirmByPassword, right, player);
  await world.send(confirmByPassword, right, other);
  const withdrawal = { body: aWithdrawal() };
  expect(await world.send(createWithdrawal, withdrawal, { token })).toMatchObject(UNCONFIRMED);
});

const aWithdrawal = (destination = 'DE89370400440532013000') => ({
  request_id: randomUUID(),
  amount: 500,
  currency: 'EUR',
  destination,
});

test('money goes to a new destination only for who has shown who it is, and then there again', async () => {
  const [player, other] = [await world.aPlayer(), await world.aPlayer()];
  const send = (token: string, destination?: string) =>
    world.send(createWithdrawal, { body: aWithdrawal(destination) }, { token });
  // What somebody else has withdrawn to is new for this player.
  expect(isDone(await send(other.token))).toBe(true);
  const token = await world.aSession(player.id, false);
  const before = await stateOf(world, player.id);
  expect(await send(token)).toMatchObject(UNCONFIRMED);
  expect(await stateOf(world, player.id)).toEqual(before);
  expect(await world.messageTo(player.email)).toBeNull();
  expect(isDone(await send(player.token))).toBe(true);
  expect((await world.messageTo(player.email))?.subject).toContain('new destination');
  expect(isDone(await send(token, 'de89 3704 0044 0532 0130 00'))).toBe(true);
  expect(await send(token, 'DE02120300000000202051')).toMatchObject(UNCONFIRMED);
});
