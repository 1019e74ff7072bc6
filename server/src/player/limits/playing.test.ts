import { COOLING } from '@touchline/domain/limits/change-limit';
import * as calls from '@touchline/wire/calls/player-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession } from '../sessions';
import {
  aBetOf,
  aGuest,
  HOUR,
  type LimitPlatform,
  limitPlatform,
  MINUTE,
} from '@touchline/testkit/safer-gambling/limit-platform';

let platform: LimitPlatform;
beforeAll(async () => {
  platform = await limitPlatform();
});
afterAll(() => platform.close());

const track = (playerId: number) => platform.ask(calls.trackActivity, {}, { playerId });
const reality = (playerId: number) => platform.ask(calls.getRealityCheck, {}, { playerId });
const begin = (playerId: number) => platform.ask(calls.beginSportsbookSession, {}, { playerId });
const goOn = (playerId: number) => platform.ask(calls.continueSportsbookSession, {}, { playerId });
const reached = (status: number, details: string) => ({
  status,
  error: { code: 'limit_reached', data: { details } },
});

test('a minute in sight counts once, however many pages say so', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'activity', period: 'day', seconds: 600 });
  for (const left of [540, 480, 420]) {
    const answers = await Promise.all([track(playerId), track(playerId), track(playerId)]);
    for (const answer of answers) {
      expect(answer).toEqual({ status: 200, body: { data: { seconds_left: left } } });
    }
    platform.clock.pass(MINUTE);
  }
});

test('without a limit of time nothing is left to count', async () => {
  const { playerId } = await aGuest(platform);
  await platform.limited(playerId, { type: 'wager', period: 'day', amount: 1 });
  expect(await track(playerId)).toEqual({ status: 200, body: { data: { seconds_left: null } } });
});

test('when the activity limit is used up the player is signed out everywhere, and told why', async () => {
  const { playerId, token, signIn } = await aGuest(platform);
  const other = await signIn();
  await platform.limited(playerId, { type: 'activity', period: 'day', seconds: 120 });
  await track(playerId);
  platform.clock.pass(MINUTE);
  platform.signedOut.length = 0;
  expect(await track(playerId)).toMatchObject(reached(401, 'activity'));
  expect(platform.signedOut).toEqual([playerId]);
  for (const each of [token, other]) {
    expect(await findSession(platform.db, each, platform.clock.now())).toBeNull();
  }
});

test('a limit of the time signed in signs out too', async () => {
  const { playerId, stay } = await aGuest(platform);
  await platform.limited(playerId, { type: 'time', period: 'day', seconds: 300 });
  await stay(4);
  expect(await track(playerId)).toEqual({ status: 200, body: { data: { seconds_left: 60 } } });
  await stay(1);
  expect(await track(playerId)).toMatchObject(reached(401, 'time'));
});

test('a session at the sportsbook that has lasted as long as it may goes on only by choice', async () => {
  const { playerId, stay } = await aGuest(platform);
  await platform.limited(playerId, { type: 'sportsbook_session', seconds: 600 });
  await stay(3);
  const started_at = platform.clock.now().toISOString();
  const begun = { status: 200, body: { data: { started_at, seconds_left: 600 } } };
  expect(await begin(playerId)).toEqual(begun);
  await stay(9);
  const again = { status: 200, body: { data: { started_at, seconds_left: 60 } } };
  expect(await begin(playerId)).toEqual(again);
  await stay(1);
  expect(await begin(playerId)).toMatchObject(reached(403, 'sportsbook_session'));
  expect(await reality(playerId)).toMatchObject(reached(403, 'sportsbook_session'));
  expect(await goOn(playerId)).toMatchObject({
    status: 200,
    body: { data: { seconds_left: 600 } },
  });
  expect(await begin(playerId)).toMatchObject({ status: 200 });
});

test('a new sign-in, or a break, begins a new session at the sportsbook', async () => {
  const { playerId, stay, signIn } = await aGuest(platform);
  await platform.limited(playerId, { type: 'sportsbook_session', seconds: 600 });
  const startedAt = async () => {
    const answer = await begin(playerId);
    return 'body' in answer ? answer.body.data.started_at : null;
  };
  const first = await startedAt();
  await stay(4);
  expect(await startedAt()).toBe(first);
  await signIn();
  const second = await startedAt();
  expect(second).not.toBe(first);
  platform.clock.pass(HOUR);
  await stay(1);
  expect(await startedAt()).not.toBe(second);
});

test('twenty pages that load at once begin one session', async () => {
  const { playerId } = await aGuest(platform);
  await Promise.all(Array.from({ length: 20 }, () => begin(playerId)));
  const { rows } = await platform.pool.query(
    'select from sportsbook_sessions where player_id = $1',
    [playerId],
  );
  expect(rows).toHaveLength(1);
});

test.each([
  ['session', { type: 'session', seconds: 120 }],
  ['activity', { type: 'activity', period: 'day', seconds: 60 }],
  ['time', { type: 'time', period: 'week', seconds: 120 }],
  ['selfexclusion', { type: 'selfexclusion', until: null }],
] as const)('a %s limit is not begun anew by going on', async (type, limit) => {
  const { playerId, stay } = await aGuest(platform);
  await platform.limited(playerId, limit);
  await platform.pool.query('insert into activity_minutes values ($1, 1, $2), ($1, 2, $2)', [
    playerId,
    platform.clock.now(),
  ]);
  await stay(2);
  expect(await begin(playerId)).toMatchObject(reached(403, type));
  expect(await goOn(playerId)).toMatchObject(reached(403, type));
});

test('who limits no sessions is told to stop asking for reality checks', async () => {
  const { playerId } = await aGuest(platform);
  expect(await reality(playerId)).toMatchObject({ status: 400, error: { code: 'bad_request' } });
  await platform.limited(playerId, { type: 'deposit', period: 'day', amount: 1 });
  expect(await reality(playerId)).toMatchObject({ status: 400 });
});

test('a reality check says how long the session lasts and what it won or lost, and when it is due', async () => {
  const { playerId, stay } = await aGuest(platform);
  await aBetOf(platform, playerId, { stake: 700 });
  platform.clock.pass(HOUR);
  await stay(1);
  await platform.limited(playerId, { type: 'reality_check', seconds: 600 });
  await aBetOf(platform, playerId, { stake: 1000 });
  await aBetOf(platform, playerId, { stake: 109, currency: 'USD' });
  await stay(9);
  const money = { currency: 'EUR', subunits: 100, settled: 0, paid: 0, net: 0, open: 1100 };
  const told = { period: 600, ...money };
  const at = (minutes: number, is_due: boolean) => ({
    status: 200,
    body: { data: { ...told, seconds_played: minutes * 60, is_due } },
  });
  expect(await reality(playerId)).toEqual(at(9, false));
  await stay(1);
  expect(await reality(playerId)).toEqual(at(10, true));
  await stay(5);
  expect(await reality(playerId)).toEqual(at(15, true));
  await platform.ask(calls.answerRealityCheck, {}, { playerId });
  expect(await reality(playerId)).toEqual(at(15, false));
  await stay(10);
  expect(await reality(playerId)).toEqual(at(25, true));
});

test('a reminder that is due keeps nobody from playing', async () => {
  const { playerId, stay } = await aGuest(platform);
  await platform.limited(playerId, { type: 'reality_check', seconds: 60 });
  await stay(30);
  expect(await begin(playerId)).toMatchObject({ status: 200 });
});

test('a limit whose end was confirmed stops counting when its time has come', async () => {
  const { playerId, stay } = await aGuest(platform);
  const { id } = await platform.limited(playerId, { type: 'session', seconds: 120 });
  await platform.ask(calls.endLimit, { params: { id } }, { playerId });
  await platform.ask(calls.confirmLimit, { params: { id } }, { playerId });
  await stay(2);
  expect(await begin(playerId)).toMatchObject(reached(403, 'session'));
  platform.clock.pass(COOLING);
  await stay(3);
  expect(await begin(playerId)).toMatchObject({ status: 200 });
});
