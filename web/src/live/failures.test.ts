import { Centrifuge } from 'centrifuge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failuresTo } from './failures';

let reported: string[];
let client: Centrifuge;
beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  client = new Centrifuge('ws://book.test/connection/websocket');
  failuresTo((error) => void reported.push(error.message)).watch(client);
});
afterEach(() => void vi.useRealTimers());

const fails = (type: string, code: number, message: string) =>
  client.emit('error', { type, error: { code, message } });

/** What the client calls the failures of SPEC §8. */
const KINDS = [
  ['a timeout', 'connect', 1, 'timeout'],
  ['a connection that was closed', 'transport', 11, 'connection closed'],
  ['what could not be written', 'transport', 10, 'transport write error'],
  ['a client that was disconnected', 'connect', 3, 'client disconnected'],
  ['a bad configuration', 'configuration', 12, 'bad configuration'],
  ['a token to connect that does not come', 'connectToken', 5, 'connect token'],
  ['a token to go on that does not come', 'refreshToken', 6, 'refresh token'],
] as const;

test.each(KINDS)('SPEC §8: %s is reported, once', (_what, type, code, message) => {
  for (const _time of [1, 2, 3]) fails(type, code, message);
  vi.runAllTimers();
  expect(reported).toEqual([`realtime: ${code} ${message}`]);
});

test('SPEC §8: that it could not connect is one thing to report, wherever on the way it happened', () => {
  fails('transport', 2, 'transport closed');
  fails('connect', 1, 'timeout');
  fails('connectToken', 5, 'connect token');
  fails('refreshToken', 6, 'refresh token');
  vi.runAllTimers();
  expect(reported).toEqual(['realtime: 2 transport closed', 'realtime: 6 refresh token']);
});

test('a page that nobody is signed in on any more ends unauthorized, which is no failure', () => {
  client.emit('disconnected', { code: 1, reason: 'unauthorized' });
  client.emit('disconnected', { code: 0, reason: 'disconnect called' });
  vi.runAllTimers();
  expect(reported).toEqual([]);
});

test.each([
  ['the session has ended', 1, 'unauthorized'],
  ['the page goes on as somebody else', 0, 'disconnect called'],
] as const)(
  'a connection that was closed because %s is no failure, and the next is',
  (_why, code, reason) => {
    fails('transport', 11, 'connection closed');
    client.emit('disconnected', { code, reason });
    vi.runAllTimers();
    expect(reported).toEqual([]);
    fails('transport', 11, 'connection closed');
    vi.runAllTimers();
    expect(reported).toEqual(['realtime: 11 connection closed']);
  },
);

test('a token that has expired is no failure: another is asked for', () => {
  fails('connect', 109, 'token expired');
  vi.runAllTimers();
  expect(reported).toEqual([]);
});
