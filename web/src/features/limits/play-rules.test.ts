import { LIMIT_TYPES } from '@touchline/domain/limits/limit';
import { ZERO } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import {
  afterNews,
  FRESH,
  mayGoOn,
  newsOf,
  untilCheck,
  untilTrack,
  type Play,
  type PlayNews,
  type PlayWindow,
  type RealityCheck,
} from './play-rules';

const NOW = 1_800_000_000_000;
const CHECK: RealityCheck = {
  period: 600,
  is_due: false,
  seconds_played: 700,
  currency: 'EUR',
  subunits: 100,
  settled: ZERO,
  paid: ZERO,
  net: ZERO,
  open: ZERO,
};
const DUE: RealityCheck = { ...CHECK, is_due: true };
const reminder: PlayWindow = { kind: 'reality_check', check: DUE };
const outOfSession: PlayWindow = { kind: 'out_of_session', limit: 'sportsbook_session' };
const timeUsedUp: PlayWindow = { kind: 'activity_limit', limit: 'activity' };
const showing = (window: PlayWindow | null): Play => ({ window, asks: true });

test.each<[rule: string, before: PlayWindow | null, news: PlayNews, after: PlayWindow | null]>([
  ['a reminder that is due shows', null, { type: 'checked', check: DUE }, reminder],
  ['one that is not shows nothing', null, { type: 'checked', check: CHECK }, null],
  ['one answered elsewhere gives way', reminder, { type: 'checked', check: CHECK }, null],
  [
    'a session over shows',
    null,
    { type: 'session_over', limit: 'sportsbook_session' },
    outOfSession,
  ],
  [
    'a session over takes the place of a reminder',
    reminder,
    { type: 'session_over', limit: 'sportsbook_session' },
    outOfSession,
  ],
  ['going on elsewhere closes it here', outOfSession, { type: 'checked', check: CHECK }, null],
  ['going on closes it', outOfSession, { type: 'went_on' }, null],
  ['going on closes a reminder', reminder, { type: 'went_on' }, null],
  ['time used up shows', null, { type: 'time_over', limit: 'activity' }, timeUsedUp],
  [
    'and takes the place of all others',
    outOfSession,
    { type: 'time_over', limit: 'activity' },
    timeUsedUp,
  ],
  ['it stays when the player is signed out', timeUsedUp, { type: 'signed_out' }, timeUsedUp],
  ['it stays whatever else is answered', timeUsedUp, { type: 'checked', check: DUE }, timeUsedUp],
  ['it stays when nothing is limited', timeUsedUp, { type: 'nothing_limited' }, timeUsedUp],
  ['it goes when it was read', timeUsedUp, { type: 'closed' }, null],
  ['it goes with the next sign-in', timeUsedUp, { type: 'signed_in' }, null],
  ['other windows go with the player', reminder, { type: 'signed_out' }, null],
  ['a session over goes with the player', outOfSession, { type: 'signed_out' }, null],
  ['a reminder goes when nothing is limited any more', reminder, { type: 'nothing_limited' }, null],
  ['a new limit changes no window', reminder, { type: 'limited' }, reminder],
])('%s', (_rule, before, news, after) => {
  expect(afterNews(showing(before), news).window).toEqual(after);
});

test('SPEC §4: the page stops asking when nothing is limited, until there is a limit or somebody signs in', () => {
  const stopped = afterNews(FRESH, { type: 'nothing_limited' });
  expect(stopped.asks).toBe(false);
  expect(afterNews(stopped, { type: 'limited' }).asks).toBe(true);
  expect(afterNews(stopped, { type: 'signed_in' }).asks).toBe(true);
  expect(afterNews(stopped, { type: 'signed_out' }).asks).toBe(false);
});

test('the page stops asking when the player was signed out by a limit', () => {
  expect(afterNews(FRESH, { type: 'time_over', limit: 'time' }).asks).toBe(false);
});

test.each([
  [
    403,
    'limit_reached',
    'sportsbook_session',
    { type: 'session_over', limit: 'sportsbook_session' },
  ],
  [403, 'limit_reached', 'session', { type: 'session_over', limit: 'session' }],
  [403, 'limit_reached', 'time', { type: 'time_over', limit: 'time' }],
  [403, 'limit_reached', 'selfexclusion', { type: 'time_over', limit: 'selfexclusion' }],
  [401, 'limit_reached', 'activity', { type: 'time_over', limit: 'activity' }],
  [401, 'limit_reached', undefined, { type: 'time_over', limit: null }],
  [400, 'bad_request', undefined, { type: 'nothing_limited' }],
  [401, 'unauthorized', undefined, null],
  [500, 'internal', undefined, null],
  [0, 'internal', undefined, null],
] as const)('%i %s (%s) says of play: %j', (status, code, details, news) => {
  const data = details === undefined ? {} : { data: { details } };
  expect(newsOf(status, { code, message: '', ...data })).toEqual(news);
});

test('only a session at the sportsbook goes on by choice', () => {
  expect(LIMIT_TYPES.filter(mayGoOn)).toEqual(['sportsbook_session']);
});

test.each([
  ['at once the first time', { asks: true, checkedAt: null, endsAt: null }, 0],
  ['half a minute after the last time', { asks: true, checkedAt: NOW, endsAt: null }, 30_000],
  ['what is left of it', { asks: true, checkedAt: NOW - 10_000, endsAt: null }, 20_000],
  ['at once when it is late', { asks: true, checkedAt: NOW - 90_000, endsAt: null }, 0],
  ['when the session ends sooner', { asks: true, checkedAt: NOW, endsAt: NOW + 4000 }, 4000],
  ['not later where it ends later', { asks: true, checkedAt: NOW, endsAt: NOW + 99_000 }, 30_000],
  ['not all the time after it has ended', { asks: true, checkedAt: NOW, endsAt: NOW - 1 }, 30_000],
  ['never while it does not ask', { asks: false, checkedAt: null, endsAt: NOW }, null],
])('the page asks how the session goes %s', (_rule, state, wait) => {
  expect(untilCheck({ ...state, now: NOW })).toBe(wait);
});

test.each([
  ['at once the first time', { isVisible: true, trackedAt: null }, 0],
  ['a minute after the last time', { isVisible: true, trackedAt: NOW }, 60_000],
  ['what is left of it', { isVisible: true, trackedAt: NOW - 45_000 }, 15_000],
  ['at once when it was out of sight for long', { isVisible: true, trackedAt: NOW - 600_000 }, 0],
  ['never while it is out of sight', { isVisible: false, trackedAt: null }, null],
  [
    'never while it is out of sight, however long',
    { isVisible: false, trackedAt: NOW - 600_000 },
    null,
  ],
])('the page says that it is in sight %s', (_rule, state, wait) => {
  expect(untilTrack({ ...state, now: NOW })).toBe(wait);
});
