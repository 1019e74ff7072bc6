import { LIMIT_TYPES } from '@touchline/domain/limits/limit';
import { COOLING, LAPSE } from '@touchline/domain/limits/change-limit';
import * as calls from '@touchline/wire/calls/player-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBetOf,
  aGuest,
  ASKED,
  askedFor,
  DAY,
  HOUR,
  type LimitPlatform,
  limitPlatform,
  type Raisable,
  standing,
} from '@touchline/testkit/safer-gambling/limit-platform';
import { whatBars } from './what-bars';

let platform: LimitPlatform;
beforeAll(async () => {
  platform = await limitPlatform();
});
afterAll(() => platform.close());

const RAISABLE = Object.keys(ASKED) as Raisable[];
const inDays = (days: number) =>
  new Date(platform.clock.now().getTime() + days * DAY).toISOString();

const inAnHour = () => new Date(platform.clock.now().getTime() + HOUR).toISOString();

test.each(RAISABLE)('a first limit of %s counts at once, and is told as asked', async (type) => {
  const { playerId } = await aGuest(platform);
  const limit = await platform.limited(playerId, askedFor(type));
  expect(limit).toMatchObject({ ...askedFor(type), status: 'active', due: null, until: null });
  expect(await standing(platform, playerId)).toEqual([[type, 'active']]);
});

test.each(RAISABLE)('raising %s waits a day and for being confirmed', async (type) => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, askedFor(type));
  const { id, status, due } = await platform.limited(playerId, askedFor(type, true));
  expect([status, due]).toEqual([
    'unconfirmed',
    new Date(platform.clock.now().getTime() + COOLING).toISOString(),
  ]);
  platform.clock.pass(COOLING - 1);
  const confirmed = await platform.ask(calls.confirmLimit, { params: { id } }, { playerId });
  expect(confirmed).toMatchObject({ status: 200, body: { data: { id, status: 'confirmed' } } });
  expect(await standing(platform, playerId)).toEqual([
    [type, 'confirmed'],
    [type, 'active'],
  ]);
  platform.clock.pass(1);
  expect(await standing(platform, playerId)).toEqual([
    [type, 'active'],
    [type, 'disabled'],
  ]);
});

test.each(RAISABLE)('the end of %s waits a day and for being confirmed', async (type) => {
  const { playerId } = await aGuest(platform);
  const { id } = await platform.limited(playerId, askedFor(type));
  const ending = await platform.ask(calls.endLimit, { params: { id } }, { playerId });
  expect(ending).toMatchObject({ body: { data: { status: 'unconfirmed_disabled' } } });
  await platform.ask(calls.confirmLimit, { params: { id } }, { playerId });
  expect(await standing(platform, playerId)).toEqual([[type, 'confirmed_disabled']]);
  platform.clock.pass(COOLING);
  expect(await standing(platform, playerId)).toEqual([[type, 'disabled']]);
});

test('a lower limit counts at once, in place of the one before', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, askedFor('deposit', true));
  await platform.limited(playerId, askedFor('deposit'));
  expect(await standing(platform, playerId)).toEqual([
    ['deposit', 'active'],
    ['deposit', 'disabled'],
  ]);
});

test('a higher limit that is never confirmed lapses', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, askedFor('wager'));
  const { id } = await platform.limited(playerId, askedFor('wager', true));
  platform.clock.pass(COOLING + LAPSE);
  const late = await platform.ask(calls.confirmLimit, { params: { id } }, { playerId });
  expect(late).toMatchObject({ status: 422, error: { code: 'limit_refused' } });
  expect(await standing(platform, playerId)).toEqual([
    ['wager', 'disabled'],
    ['wager', 'active'],
  ]);
});

test('limits are found by type and by status, several of each', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, askedFor('activity'));
  await platform.limited(playerId, askedFor('session'));
  await platform.limited(playerId, askedFor('session', true));
  const found = async (query: object) => {
    const answer = await platform.ask(calls.listUserLimits, { query }, { playerId });
    return 'body' in answer ? answer.body.data.map(({ type, status }) => `${type} ${status}`) : [];
  };
  const inForce = 'active,confirmed_disabled,unconfirmed_disabled';
  expect(await found({ type: 'activity', statuses: inForce })).toEqual(['activity active']);
  expect(await found({ type: ['activity', 'session'], status: 'unconfirmed' })).toEqual([
    'session unconfirmed',
  ]);
  expect(await found({ types: 'activity,session', status: ['active', 'unconfirmed'] })).toEqual([
    'session unconfirmed',
    'session active',
    'activity active',
  ]);
  expect(calls.listUserLimits.query.safeParse({ type: 'tilt' }).success).toBe(false);
});

test('the list tells what is used of a limit in force, in its own unit', async () => {
  const { playerId, stay } = await aGuest(platform);
  await platform.limited(playerId, { type: 'wager', period: 'day', amount: 1000 });
  await platform.limited(playerId, { type: 'wager', period: 'day', amount: 5000 });
  await platform.limited(playerId, { type: 'bet', period: 'week', count: 3 });
  await platform.limited(playerId, { type: 'session', seconds: 600 });
  await platform.limited(playerId, { type: 'coolingoff', until: inDays(1) });
  await aBetOf(platform, playerId, { stake: 400 });
  await stay(2);
  platform.clock.pass(1);
  const answer = await platform.ask(calls.listUserLimits, {}, { playerId });
  const told = 'body' in answer ? answer.body.data : [];
  expect(told.map(({ type, status, used }) => [type, status, used])).toEqual([
    ['coolingoff', 'active', null],
    ['session', 'active', 121],
    ['bet', 'active', 1],
    ['wager', 'unconfirmed', null],
    ['wager', 'active', 400],
  ]);
});

test("somebody else's limit is not told apart from none, and stays as it is", async () => {
  const { playerId: owner } = await aGuest(platform);
  const { playerId: other } = await aGuest(platform);
  await platform.limited(owner, askedFor('loss'));
  const { id } = await platform.limited(owner, askedFor('loss', true));
  const nobodys = { params: { id: '00000000-0000-4000-8000-000000000000' } };
  for (const call of [calls.confirmLimit, calls.endLimit]) {
    const theirs = await platform.ask(call, { params: { id } }, { playerId: other });
    expect(theirs).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await platform.ask(call, nobodys, { playerId: other })).toEqual(theirs);
  }
  expect(await standing(platform, other)).toEqual([]);
  expect(await standing(platform, owner)).toEqual([
    ['loss', 'unconfirmed'],
    ['loss', 'active'],
  ]);
});

test.each([
  ['a type nobody knows', { type: 'tilt', period: 'day', amount: 1 }, 'type'],
  ['money without a period', { type: 'deposit', amount: 1 }, 'period'],
  ['money below zero', { type: 'deposit', period: 'day', amount: -1 }, 'amount'],
  ['money in parts of a subunit', { type: 'loss', period: 'day', amount: 0.5 }, 'amount'],
  ['bets without a number', { type: 'bet', period: 'day' }, 'count'],
  ['time in money', { type: 'time', period: 'day', amount: 1 }, 'seconds'],
  ['a session of no length', { type: 'session', seconds: 0 }, 'seconds'],
  ['an exclusion without an end or its absence', { type: 'selfexclusion' }, 'until'],
  ['an exclusion until some day', { type: 'coolingoff', until: 'soon' }, 'until'],
])('%s is refused by the name of its field', (_what, body, field) => {
  const read = calls.askForLimit.body.safeParse(body);
  expect(read.error?.issues[0]?.path).toEqual([field]);
});

test.each([
  ['a break that would be over already', 'coolingoff', 0, 'too_short'],
  ['a break of less than a day', 'coolingoff', 0.9, 'too_short'],
  ['a break of more than six weeks', 'coolingoff', 43, 'too_long'],
  ['a break without an end', 'coolingoff', null, 'too_long'],
  ['an exclusion of less than six months', 'selfexclusion', 180, 'too_short'],
] as const)('%s is refused', async (_what, type, days, details) => {
  const { playerId } = await aGuest(platform);
  const until = days === null ? null : inDays(days);
  const answer = await platform.ask(calls.askForLimit, { body: { type, until } }, { playerId });
  expect(answer).toMatchObject({
    status: 400,
    error: { code: 'bad_request', field: 'body.until', data: { details } },
  });
  expect(await standing(platform, playerId)).toEqual([]);
});

test('a break by a clock that is a little slow lasts a day all the same', async () => {
  const { playerId } = await aGuest(platform);
  const until = new Date(platform.clock.now().getTime() + DAY - 60_000).toISOString();
  const limit = await platform.limited(playerId, { type: 'coolingoff', until });
  expect(limit.until).toBe(inDays(1));
});

test('a self-exclusion ends all sessions at once, here and elsewhere', async () => {
  const { playerId, signIn } = await aGuest(platform);
  await signIn();
  platform.signedOut.length = 0;
  const body = { type: 'selfexclusion', until: null } as const;
  const answer = await platform.ask(calls.askForLimit, { body }, { playerId });
  expect(answer).toMatchObject({ status: 200, session: null });
  expect(platform.signedOut).toEqual([playerId]);
  const { rows } = await platform.pool.query('select from sessions where player_id = $1', [
    playerId,
  ]);
  expect(rows).toEqual([]);
});

test.each(['selfexclusion', 'coolingoff'] as const)(
  'nothing a player can ask for undoes a %s before its end',
  async (type) => {
    const { playerId } = await aGuest(platform);
    const lasts = type === 'coolingoff' ? 30 : 200;
    const until = inDays(lasts);
    const { id } = await platform.limited(playerId, { type, until });
    const soon = inAnHour();
    const later = inDays(lasts + 1);
    const wishes: (() => Promise<unknown>)[] = [
      () => platform.ask(calls.askForLimit, { body: { type, until: soon } }, { playerId }),
      () => platform.ask(calls.endLimit, { params: { id } }, { playerId }),
      () => platform.ask(calls.confirmLimit, { params: { id } }, { playerId }),
      () => platform.ask(calls.askForLimit, { body: { type, until } }, { playerId }),
      ...RAISABLE.map((other) => () => platform.limited(playerId, askedFor(other))),
      () => platform.ask(calls.trackActivity, {}, { playerId }),
      () => platform.ask(calls.answerRealityCheck, {}, { playerId }),
      () => platform.ask(calls.beginSportsbookSession, {}, { playerId }),
      () => platform.ask(calls.continueSportsbookSession, {}, { playerId }),
    ];
    const stands = async () => {
      const barred = await whatBars(
        platform.db,
        { playerId, action: { type: 'deposit', amount: 1n as never }, currency: null },
        platform.clock.now(),
      );
      return barred?.limit.terms.type === type;
    };
    for (const wish of wishes) {
      await wish();
      expect(await stands()).toBe(true);
      platform.clock.pass(HOUR);
    }
    // Longer is taken, and cannot be made as short as it was.
    const { id: longer } = await platform.limited(playerId, { type, until: later });
    const back = await platform.ask(calls.askForLimit, { body: { type, until } }, { playerId });
    expect(back).toMatchObject({ status: 422, error: { code: 'limit_refused' } });
    await platform.ask(calls.endLimit, { params: { id: longer } }, { playerId });
    platform.clock.pass(Date.parse(later) - platform.clock.now().getTime() - 1);
    expect(await stands()).toBe(true);
    platform.clock.pass(1);
    expect(await stands()).toBe(false);
  },
);

test('of wishes at once each is granted or refused as if they came one after the other', async () => {
  const { playerId } = await aGuest(platform);
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      platform.limited(playerId, { type: 'deposit', period: 'day', amount: 1000 - at }),
    ),
  );
  const counted = (await standing(platform, playerId)).filter(([, status]) => status === 'active');
  expect(counted).toHaveLength(1);
});

test('what a limit says is kept for ever, with all that has become of it', async () => {
  const { playerId } = await aGuest(platform);
  const { id } = await platform.limited(playerId, askedFor('deposit', true));
  await platform.limited(playerId, askedFor('deposit'));
  const { rows } = await platform.pool.query<{ status: string }>(
    'select status from player_limit_changes where limit_id = $1 order by id',
    [id],
  );
  expect(rows.map(({ status }) => status)).toEqual(['active', 'disabled']);
  for (const undone of [
    'delete from player_limits',
    'update player_limits set most = 5000',
    "update player_limits set status = 'active'",
  ]) {
    await expect(platform.pool.query(`${undone} where id = $1`, [id])).rejects.toThrow(
      'no limit is deleted',
    );
  }
});

test('every type of limit can be asked for', () => {
  const exclusions = ['selfexclusion', 'coolingoff'];
  expect(new Set([...RAISABLE, ...exclusions])).toEqual(new Set(LIMIT_TYPES));
});
