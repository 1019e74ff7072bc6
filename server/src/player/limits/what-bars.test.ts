import { randomUUID } from 'node:crypto';
import type { Action } from '@touchline/domain/limits/allowance';
import { minor } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../wallet/post';
import { beginSession, findSessions } from '../sessions';
import {
  aBetOf,
  aGuest,
  DAY,
  HOUR,
  type LimitPlatform,
  limitPlatform,
  stamped,
} from '@touchline/testkit/safer-gambling/limit-platform';
import { whatBars } from './what-bars';

let platform: LimitPlatform;
beforeAll(async () => {
  platform = await limitPlatform();
});
afterAll(() => platform.close());

const deposit = (amount: number): Action => ({ type: 'deposit', amount: minor(amount) });
const bet = (stake: number, bets = 1): Action => ({ type: 'bet', stake: minor(stake), bets });

/** The type of the limit that stands against it, and what it leaves. */
async function barring(playerId: number, action: Action, currency: string | null = null) {
  const asked = { playerId, action, currency };
  const barred = await whatBars(platform.db, asked, platform.clock.now());
  return barred && [barred.limit.terms.type, Number(barred.left)];
}

async function aDeposit(playerId: number, amount: number, state = 'pending', currency = 'EUR') {
  await platform.pool.query(
    `insert into deposits (id, player_id, currency, amount, provider, state, return_url, created_at, credited_at)
     values ($1, $2, $3, $4, 'test', $5, '', $6::timestamptz, case when $5 = 'success' then $6 end)`,
    [randomUUID(), playerId, currency, amount, state, platform.clock.now()],
  );
}

/** Money that the ledger gives to a player, or below zero takes back, under the name of a fact. */
async function booked(playerId: number, id: string, amount: number, currency = 'EUR') {
  const cash = `cash:${playerId}:${currency}` as never;
  const house = `house:${currency}` as never;
  const [from, to] = amount > 0 ? [house, cash] : [cash, house];
  const entries = [{ from, to, amount: minor(Math.abs(amount)) }];
  const verdicts = await platform.db
    .transaction()
    .execute((tx) => post(tx, [{ id, currency, entries }]));
  expect(verdicts).toEqual(['posted']);
  await stamped(platform, [{ id }]);
}

test('nothing stands against somebody who has set no limits', async () => {
  const { playerId } = await aGuest(platform);
  await aBetOf(platform, playerId, { stake: 1_000_000 });
  for (const action of [
    { type: 'sign_in' },
    { type: 'play' },
    deposit(1_000_000),
    bet(1_000_000),
  ]) {
    expect(await barring(playerId, action as Action)).toBeNull();
  }
});

test('deposits of a day count from when they were credited, and those not paid yet from when they were begun', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'deposit', period: 'day', amount: 1000 });
  await aDeposit(playerId, 300, 'success');
  await aDeposit(playerId, 200, 'pending');
  await aDeposit(playerId, 400, 'error');
  await aDeposit(playerId, 400, 'expired');
  expect(await barring(playerId, deposit(500))).toBeNull();
  expect(await barring(playerId, deposit(501))).toEqual(['deposit', 500]);
  platform.clock.pass(DAY);
  expect(await barring(playerId, deposit(1000))).toBeNull();
});

test('of two deposits at once, the limit takes the first', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'deposit', period: 'week', amount: 1000 });
  const now = platform.clock.now();
  const begun = await Promise.all(
    Array.from({ length: 6 }, () =>
      platform.db.transaction().execute(async (tx) => {
        const asked = { playerId, action: deposit(400), currency: 'EUR' };
        if (await whatBars(tx, asked, now)) return false;
        await tx
          .insertInto('deposits')
          .values({
            id: randomUUID(),
            player_id: playerId,
            currency: 'EUR',
            amount: 400n,
            provider: 'test',
            return_url: '',
            created_at: now,
          })
          .execute();
        return true;
      }),
    ),
  );
  expect(begun.filter(Boolean)).toHaveLength(2);
});

test('stakes count in the window of the limit, but not those that were given back', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'wager', period: 'week', amount: 1000 });
  await aBetOf(platform, playerId, { stake: 400 });
  await aBetOf(platform, playerId, { stake: 900, status: 'rejected' });
  expect(await barring(playerId, bet(600))).toBeNull();
  expect(await barring(playerId, bet(601))).toEqual(['wager', 600]);
  platform.clock.pass(7 * DAY);
  expect(await barring(playerId, bet(1000))).toBeNull();
});

test('money in another currency counts, roughly, in that of the account', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'wager', period: 'day', amount: 1000 });
  await aBetOf(platform, playerId, { stake: 545, currency: 'USD' });
  expect(await barring(playerId, bet(500), 'EUR')).toBeNull();
  expect(await barring(playerId, bet(501), 'EUR')).toEqual(['wager', 500]);
  expect(await barring(playerId, bet(545), 'USD')).toBeNull();
  expect(await barring(playerId, bet(547), 'USD')).toEqual(['wager', 500]);
});

test('what a settlement paid makes a loss smaller, and what it took back larger again', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'loss', period: 'day', amount: 1000 });
  const id = await aBetOf(platform, playerId, { stake: 900 });
  expect(await barring(playerId, bet(101))).toEqual(['loss', 100]);
  await booked(playerId, `settle:${id}:1`, 500);
  expect(await barring(playerId, bet(600))).toBeNull();
  expect(await barring(playerId, bet(601))).toEqual(['loss', 600]);
  await booked(playerId, `settle:${id}:2`, -300);
  expect(await barring(playerId, bet(301))).toEqual(['loss', 300]);
  await booked(playerId, `bonus:${id}`, 900);
  expect(await barring(playerId, bet(301))).toEqual(['loss', 300]);
});

test('what was paid before the window is no room in it, however much follows', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'loss', period: 'day', amount: 1000 });
  await booked(playerId, 'settle:900001:1', 5000);
  await platform.pool.query(
    `update ledger_postings set created_at = $1 where id = 'settle:900001:1'`,
    [new Date(platform.clock.now().getTime() - DAY - 1)],
  );
  await booked(playerId, 'settle:900002:1', 50);
  await aBetOf(platform, playerId, { stake: 1000 });
  expect(await barring(playerId, bet(50))).toBeNull();
  expect(await barring(playerId, bet(51))).toEqual(['loss', 50]);
});

test('stakes and wins of games count too', async () => {
  const { playerId } = await aGuest(platform);
  await booked(playerId, 'correction:1', 5000);
  await platform.limited(playerId, { type: 'wager', period: 'day', amount: 1000 });
  await platform.limited(playerId, { type: 'loss', period: 'day', amount: 700 });
  await booked(playerId, 'game:arena:1', -600);
  expect(await barring(playerId, bet(101))).toEqual(['loss', 100]);
  await booked(playerId, 'game:arena:2', 500);
  expect(await barring(playerId, bet(401))).toEqual(['wager', 400]);
});

test('bets are counted', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'bet', period: 'day', count: 3 });
  await aBetOf(platform, playerId, { stake: 10 });
  expect(await barring(playerId, bet(10, 2))).toBeNull();
  expect(await barring(playerId, bet(10, 3))).toEqual(['bet', 2]);
});

test('time signed in counts while the player gives signs, on several devices once', async () => {
  const { playerId, stay, signIn } = await aGuest(platform);
  await platform.limited(playerId, { type: 'time', period: 'day', seconds: 3600 });
  await stay(20);
  await signIn();
  await stay(20);
  expect(await barring(playerId, { type: 'play' })).toBeNull();
  platform.clock.pass(5 * HOUR);
  await stay(19);
  expect(await barring(playerId, { type: 'sign_in' })).toBeNull();
  await stay(2);
  expect(await barring(playerId, { type: 'sign_in' })).toEqual(['time', 0]);
  expect(await barring(playerId, { type: 'play' })).toEqual(['time', 0]);
  expect(await barring(playerId, bet(1))).toEqual(['time', 0]);
  expect(await barring(playerId, deposit(1))).toBeNull();
  platform.clock.pass(DAY);
  expect(await barring(playerId, { type: 'sign_in' })).toBeNull();
});

test('a session lasts as long as it may, and begins anew with a sign-in or after a break', async () => {
  const { playerId, stay, signIn } = await aGuest(platform);
  await platform.limited(playerId, { type: 'session', seconds: 600 });
  await stay(9);
  expect(await barring(playerId, { type: 'play' })).toBeNull();
  await stay(1);
  expect(await barring(playerId, { type: 'play' })).toEqual(['session', 0]);
  expect(await barring(playerId, bet(1))).toEqual(['session', 0]);
  expect(await barring(playerId, { type: 'sign_in' })).toBeNull();
  await signIn();
  expect(await barring(playerId, { type: 'play' })).toBeNull();
  await stay(10);
  expect(await barring(playerId, { type: 'play' })).toEqual(['session', 0]);
  platform.clock.pass(HOUR);
  await stay(1);
  expect(await barring(playerId, { type: 'play' })).toBeNull();
});

test.each([
  ['selfexclusion', [null, 'selfexclusion', 'selfexclusion', null]],
  ['coolingoff', [null, 'coolingoff', 'coolingoff', null]],
] as const)('a %s stands until its end', async (type, expected) => {
  const { playerId } = await aGuest(platform);
  const lasts = type === 'coolingoff' ? DAY : 200 * DAY;
  const until = new Date(platform.clock.now().getTime() + lasts).toISOString();
  await platform.limited(playerId, { type, until });
  const types = async () => {
    const actions: Action[] = [{ type: 'sign_in' }, deposit(1), bet(1), { type: 'withdrawal' }];
    const barred = [];
    for (const action of actions) barred.push((await barring(playerId, action))?.[0] ?? null);
    return barred;
  };
  platform.clock.pass(lasts - 1);
  expect(await types()).toEqual(expected);
  platform.clock.pass(1);
  expect(await types()).toEqual([null, null, null, null]);
});

test('a session that begins while a self-exclusion does is ended by it, or restricted', async () => {
  const signIn = (playerId: number) =>
    platform.db.transaction().execute(async (tx) => {
      const now = platform.clock.now();
      const asked = { playerId, action: { type: 'sign_in' }, currency: null } as const;
      if (await whatBars(tx, asked, now)) return null;
      return (await beginSession(tx, { playerId, userAgent: null, replaces: null }, now)).token;
    });
  for (let round = 0; round < 5; round += 1) {
    const { playerId } = await aGuest(platform);
    const tokens = [signIn(playerId)];
    const excluded = platform.limited(playerId, { type: 'selfexclusion', until: null });
    tokens.push(signIn(playerId));
    await excluded;
    const left = (await Promise.all(tokens)).filter((token) => token !== null);
    const owners = await findSessions(platform.db, left, platform.clock.now());
    const open = owners.filter((owner) => owner !== null && owner.exclusion === null);
    expect(open).toEqual([]);
  }
});
