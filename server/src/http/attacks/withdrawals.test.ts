import { randomUUID } from 'node:crypto';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import * as operator from '@touchline/wire/calls/operator-withdrawals';
import { createWithdrawal, openAccount } from '@touchline/wire/calls/wallet';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withdrawalRules } from '../../main-house';
import { sendWithdrawals } from '../../player/withdrawals/send-withdrawals';
import { balanceOf } from '../../wallet/balance';
import { post } from '../../wallet/post';
import { roughly } from '../../wallet/rates';
import { reconcile } from '../../wallet/reconcile';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterEach(async () => {
  expect(await reconcile(world.db)).toEqual([]);
});
afterAll(() => attacked.close());

const CURRENCIES = ['EUR', 'USD'] as const;
const clock = { now: () => new Date() };
const log = { warn: () => {}, error: () => {} };

/** Somebody with 10,000.00 in each currency. */
async function aRichOne(about: object = {}): Promise<AttackedPlayer> {
  const player = await world.aPlayer(about);
  await world.send(openAccount, { body: { currency: 'USD' } }, player);
  for (const currency of CURRENCIES) {
    const paid = { id: randomUUID(), provider: 'test', playerId: player.id, currency };
    const posting = depositPosting({ ...paid, amount: minor(1_000_000) });
    await world.db.transaction().execute((tx) => post(tx, [posting]));
  }
  return player;
}

async function ask(player: AttackedPlayer, amount: number, currency: string) {
  const destination = 'GB33 BUKB 2020 1555 5555 55';
  const body = { request_id: randomUUID(), amount, currency, destination };
  const sent = await world.send(createWithdrawal, { body }, player);
  return { status: sent.status, id: (sent.body.data as { id: string } | undefined)?.id ?? '' };
}

const send = async () => {
  const { payments } = world.house;
  const withdrawals = withdrawalRules(world.house);
  for (let round = 0; round < 4; round += 1) {
    await sendWithdrawals({ db: world.db, clock, payments, withdrawals, log });
  }
};

/** What a player's withdrawals in these states come to, roughly, in euro cents. */
async function comeTo(player: AttackedPlayer, ...states: string[]): Promise<bigint> {
  const rows = await world.db
    .selectFrom('withdrawals')
    .select(['amount', 'currency'])
    .where('player_id', '=', player.id)
    .where('state', 'in', states)
    .execute();
  const euros = rows.map(({ amount, currency }) => roughly(minor(amount), currency, 'EUR'));
  return euros.reduce((sum, each) => sum + each, 0n);
}

const decline = (id: string) =>
  world.send(
    operator.declineWithdrawal,
    { params: { id }, body: { reason_code: 'other' } },
    { operator: true },
  );

const cash = ({ id }: AttackedPlayer) => balanceOf(world.db, id, 'EUR');
const stateOf = async (id: string) => {
  const rows = world.db.selectFrom('withdrawals').select('state').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).state;
};
const newsOf = ({ id }: AttackedPlayer) =>
  world.db.selectFrom('payment_news').select('news').where('player_id', '=', id).execute();

test('in parts and currencies at once, a player who is not verified gets no more than the limit', async () => {
  const player = await aRichOne();
  const parts = Array.from({ length: 24 }, (_each, at) =>
    ask(player, 1500 + at * 10, CURRENCIES[at % 2] ?? 'EUR'),
  );
  const answers = await Promise.all(parts);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  const { unverifiedMax } = withdrawalRules(world.house);
  expect(await comeTo(player, 'requested')).toBeLessThanOrEqual(BigInt(unverifiedMax * 100));
});

test('in parts and currencies, no more is sent unseen than one withdrawal may come to', async () => {
  const player = await aRichOne({ verification: 'verified' });
  for (let part = 0; part < 14; part += 1) {
    expect((await ask(player, 15_000, CURRENCIES[part % 2] ?? 'EUR')).status).toBe(201);
    if (part % 3 === 0) await send();
  }
  await send();
  const { reviewAbove } = withdrawalRules(world.house);
  const unseen = await comeTo(player, 'approved', 'sending', 'sent');
  expect(unseen).toBeLessThanOrEqual(BigInt(reviewAbove * 100));
  expect(await comeTo(player, 'in_review')).toBeGreaterThan(0n);
});

test('declined by several at once, the money comes back once, and the player is told once', async () => {
  const player = await aRichOne();
  const before = await cash(player);
  const { id } = await ask(player, 5000, 'EUR');
  const answers = await Promise.all(Array.from({ length: 6 }, () => decline(id)));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await cash(player)).toBe(before);
  expect(await newsOf(player)).toHaveLength(1);
});

test('declined and sent at once, it is the one or the other', async () => {
  const player = await aRichOne({ verification: 'verified' });
  for (let time = 0; time < 6; time += 1) {
    const before = await cash(player);
    const { id } = await ask(player, 2000, 'EUR');
    const [one, two] = await Promise.all([decline(id), decline(id), send(), send()]);
    await send();
    const statuses = [one.status, two.status];
    const isDeclined = statuses.includes(200);
    expect(statuses.filter((each) => each === 200).length).toBeLessThanOrEqual(1);
    expect(await stateOf(id)).toBe(isDeclined ? 'declined' : 'sent');
    expect(await cash(player)).toBe(isDeclined ? before : before - 2000n);
  }
});
