import {
  Centrifuge,
  type Options,
  type SubscribedContext,
  type TransportEndpoint,
} from 'centrifuge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, type LiveConnection } from './connection';

/** The real client, except that it stays off the network and says what it was told. */
let told: string[] = [];
let channelNews: string[] = [];
let received: unknown[] = [];
let client: Centrifuge;
class OfflineClient extends Centrifuge {
  constructor(endpoints: string | TransportEndpoint[], options?: Partial<Options>) {
    super(endpoints, options);
    // oxlint-disable-next-line typescript/no-this-alias
    client = this;
  }
  override connect() {
    told.push('connect');
  }
  override disconnect() {
    told.push('disconnect');
  }
}

const reported: unknown[] = [];
let live: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  channelNews = [];
  received = [];
  reported.length = 0;
  Object.assign(globalThis, { location: { href: 'http://book.test/' } });
  live = connectLive(OfflineClient, {
    origin: '',
    locale: 'en',
    connectionToken: async () => 'token',
    channelTokens: async () => ({}),
    receive: (event, playerId) => void received.push([event.event_name, playerId]),
    onChannel: (whose, news) => {
      if (news === 'missed') told.push('gap');
      else channelNews.push(`${whose} ${news}`);
    },
    onOwn: (hasMissed) => told.push(hasMissed ? 'own after a gap' : 'own'),
    onHeard: () => told.push('heard'),
    onConnected: () => undefined,
    report: (error) => void reported.push(error),
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'location');
});

const channels = () => Object.keys(client.subscriptions());

test('the client connects again when somebody else signs in, and follows their channel alone', () => {
  live.identify(null);
  expect([told, channels()]).toEqual([['connect'], []]);
  live.identify(7);
  expect([told.slice(1), channels()]).toEqual([['disconnect', 'connect'], ['$user:7']]);
  live.identify(8);
  expect(channels()).toEqual(['$user:8']);
  live.identify(null);
  expect([told.slice(5), channels()]).toEqual([['disconnect', 'connect'], []]);
});

test('the same player is no reason to connect again', () => {
  live.identify(7);
  live.identify(7);
  expect(told).toEqual(['connect']);
});

test.each([
  ['once their channel is followed', {}, ['own']],
  ['after a gap in it', { wasRecovering: true, recovered: false }, ['own after a gap']],
  ['not after a gap that was made up for', { wasRecovering: true, recovered: true }, []],
])('what a player has is read %s', (_when, about, read) => {
  live.identify(7);
  const context = { channel: '$user:7', wasRecovering: false, recovered: false, ...about };
  client.getSubscription('$user:7')?.emit('subscribed', context as SubscribedContext);
  expect(told.filter((each) => each.startsWith('own'))).toEqual(read);
});

test('news of a player come with whose they are, all others with nobody’s', () => {
  live.identify(7);
  live.followUpdates(undefined);
  for (const channel of ['$user:7', 'updates:en']) {
    const news = { data: { event_name: 'heartbeat', message: {} } };
    client.getSubscription(channel)?.emit('publication', news as never);
  }
  expect(received).toEqual([
    ['heartbeat', 7],
    ['heartbeat', undefined],
  ]);
});

test('the first failure is reported while the page still stands, and no other', () => {
  vi.useFakeTimers();
  const failure = { type: 'transport', error: { code: 2, message: 'transport closed' } };
  client.emit('error', failure);
  client.emit('error', failure);
  expect(reported).toEqual([]);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(reported.map(String)).toEqual(['Error: realtime: 2 transport closed']);
});

test('the client waits as long as the spec says', () => {
  live.followUpdates(undefined);
  const timings = client as unknown as { _config: object; _getRefreshRetryDelay(): number };
  expect(timings._config).toMatchObject({
    timeout: 5000,
    minReconnectDelay: 500,
    maxReconnectDelay: 20_000,
    maxServerPingDelay: 10_000,
  });
  expect(client.getSubscription('updates:en')).toMatchObject({
    _minResubscribeDelay: 500,
    _maxResubscribeDelay: 20_000,
  });
  const retries = Array.from({ length: 200 }, () => timings._getRefreshRetryDelay());
  expect(Math.min(...retries)).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...retries)).toBeLessThanOrEqual(10_000);
});

test('a follower of a channel hears it alone, is told of what it missed, and leaves when it likes', () => {
  const heard: unknown[] = [];
  let missed = 0;
  const position = { channel: 'chat:7', epoch: 'e', offset: 4 };
  const follower = { heard: (data: unknown) => void heard.push(data), missed: () => (missed += 1) };
  const leave = live.followChannel(position, follower);
  const subscription = client.getSubscription('chat:7');
  subscription?.emit('publication', { data: { event_name: 'chat_message' } } as never);
  expect(heard).toEqual([{ event_name: 'chat_message' }]);
  subscription?.emit('subscribed', { wasRecovering: true, recovered: false } as never);
  expect(missed).toBe(1);
  leave();
  expect(channels()).toEqual([]);
  live.followChannel(position, follower);
  expect(channels()).toEqual(['chat:7']);
});

test('the lists are followed once, and whatever comes by their channel is heard', () => {
  live.followUpdates(undefined);
  live.followUpdates({ channel: 'updates:en', epoch: 'e', offset: 4 });
  expect(channels()).toEqual(['updates:en']);
  const updates = client.getSubscription('updates:en');
  updates?.emit('subscribed', { streamPosition: { epoch: 'e', offset: 4 } } as never);
  updates?.emit('publication', { data: { event_name: 'heartbeat', message: {} } } as never);
  expect(told).toEqual(['heard', 'heard']);
});

test('a snapshot from before the lists were followed has missed something, each one once', () => {
  const follow = (epoch: string, offset: number) =>
    live.followUpdates({ channel: 'updates:en', epoch, offset });
  const gaps = () => told.splice(0).filter((each) => each === 'gap').length;
  live.followUpdates(undefined);
  follow('e', 3);
  const updates = client.getSubscription('updates:en');
  updates?.emit('subscribed', { streamPosition: { epoch: 'e', offset: 4 } } as never);
  expect(gaps()).toBe(1);
  follow('e', 4);
  expect(gaps()).toBe(0);
  follow('old', 9);
  follow('old', 9);
  expect(gaps()).toBe(1);
});

test('a match is told of while it is followed, and a snapshot from before that has missed something', async () => {
  const follow = (offset: number) =>
    live.followMatch(7, { channel: 'match:7', epoch: 'e', offset });
  const leave = follow(4);
  const match = client.getSubscription('match:7');
  match?.emit('subscribed', { wasRecovering: true, recovered: true } as never);
  const leaveToo = follow(5);
  expect(told).toEqual([]);
  follow(3)();
  expect(told).toEqual(['gap']);
  leave();
  leaveToo();
  await vi.advanceTimersByTimeAsync(3000);
  expect(channelNews).toEqual(['7 stands', '7 runs', '7 stands', '7 left']);
});
