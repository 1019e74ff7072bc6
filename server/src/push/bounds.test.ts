import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { metricsRoute } from '../http/metrics';
import { HUB_FIGURES, HUB_GAUGES, hubFigures } from './figures';
import { aClient, aHub, aSocket, next, received } from '@touchline/testkit/realtime/test-hub';
import type { TestHub } from '@touchline/testkit/realtime/test-hub';

const GENEROUS = { historyBytesPerSecond: 1e9, historyBytesAtOnce: 1e9 };

async function publish(hub: TestHub, channel: string, count: number, length: number) {
  const data = 'x'.repeat(length);
  await hub.realtime.publishMany(Array.from({ length: count }, () => ({ channel, data })));
}

test.each([
  ['by number', { historyAnswerSize: 7 }, 10, 7],
  ['by bytes', { historyAnswerBytes: 3500 }, 1000, 3],
  ['but by one publication, however large', { historyAnswerBytes: 500 }, 1000, 1],
])('an answer with history is bounded %s', async (_how, limits, length, expected) => {
  const hub = await aHub(limits);
  await publish(hub, 'match:1', 20, length);
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('match:1');
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  const { publications } = await subscription.history({ limit: -1 });
  expect(publications.map(({ offset }) => offset)).toEqual(
    Array.from({ length: expected }, (_, n) => n + 1),
  );
});

test('a client that asks for more history than it may is told to ask later', async () => {
  const hub = await aHub({ historyBytesAtOnce: 2500, historyBytesPerSecond: 1 });
  await publish(hub, 'match:1', 1, 1000);
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('match:1');
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  await subscription.history({ limit: -1 });
  await subscription.history({ limit: -1 });
  await expect(subscription.history({ limit: -1 })).rejects.toMatchObject({ code: 111 });
});

test.each([16, 64, 1024])(
  'what was missed comes whole and in order, in pieces of %i kB as the client reads',
  async (kilobytes) => {
    const hub = await aHub({ pieceBytes: kilobytes * 1024, queueBytes: 4 * 1024 * 1024 });
    const client = aClient(hub.ws);
    const subscription = client.newSubscription('match:1');
    const all = received(subscription);
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const back = next(subscription, 'subscribed');
    hub.cut();
    const texts = Array.from({ length: 50 }, (_, n) => `${n} ${'ü'.repeat(5000)}`);
    await hub.realtime.publishMany(texts.map((data) => ({ channel: 'match:1', data })));
    expect(await back).toMatchObject({ recovered: true, hasRecoveredPublications: true });
    await hub.realtime.publish('match:1', 'later');
    await vi.waitFor(() => expect(all).toHaveLength(texts.length + 1));
    expect(all).toEqual([...texts, 'later']);
  },
);

test('a client that takes nothing of what waits is cut, though little waits', async () => {
  const hub = await aHub({ stalledMs: 200, ...GENEROUS });
  await publish(hub, 'match:1', 1, 60_000);
  const { socket } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"match:1"}}');
  await vi.waitFor(() => expect(hub.metrics().subscriptions).toBe(1));
  socket.pause();
  const ask = Array.from({ length: 400 }, (_, n) =>
    JSON.stringify({ id: n + 3, history: { channel: 'match:1', limit: -1 } }),
  );
  socket.send(ask.join('\n'));
  await vi.waitFor(() => expect(hub.metrics().bytesWaiting).toBeGreaterThan(0));
  expect(hub.metrics().bytesWaiting).toBeLessThan(300_000);
  await vi.waitFor(() => expect(hub.metrics().closed.get('slow')).toBe(1), 5000);
  expect(hub.metrics().bytesWaiting).toBe(0);
});

test.each([
  ['commands', (socket: WebSocket) => socket.send('{"id":1,"rpc":{}}\n'.repeat(5))],
  ['pings', (socket: WebSocket) => socket.ping()],
  ['large frames', (socket: WebSocket) => socket.send(`{"id":1,"rpc":"${'x'.repeat(5000)}"}`)],
])('a client that sends more %s than it may is cut with 3013', async (_what, send) => {
  const hub = await aHub({ commandsAtOnce: 20, commandsPerSecond: 1 });
  const { socket, closed } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}');
  for (let n = 0; n < 25; n += 1) send(socket);
  expect(await closed).toBe(3013);
});

test('a page may follow all its channels at once, and those of the next page', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  client.connect();
  for (const page of [1, 2]) {
    const all = Array.from({ length: 128 }, (_, n) => client.newSubscription(`match:${page}${n}`));
    for (const each of all) each.subscribe();
    await Promise.all(all.map((each) => each.ready()));
    for (const each of all) each.unsubscribe();
  }
  expect(client.state).toBe('connected');
});

const SUBJECTS = {
  locales: () => ['en', 'de'],
  findMatches: async (ids: readonly number[]) => new Set(ids.filter((id) => id === 902)),
};

test.each([
  ['updates:de', null],
  ['updates:xx', 102],
  ['match:902', null],
  ['chat:902', null],
  ['match:903', 102],
  ['chat:903', 102],
  ['match:0902', 102],
  ['match:9e2', 102],
  ['match:99999999999999999999', 102],
  ['match:902:1', 102],
])('a channel about what is not there is refused: %s', async (channel, code) => {
  const hub = await aHub({ subjects: SUBJECTS });
  const { socket, frames } = await aSocket(hub);
  const command = { id: 2, subscribe: { channel, recover: true } };
  socket.send(`{"id":1,"connect":{}}\n${JSON.stringify(command)}`);
  const expected = code === null ? '"id":2,"subscribe"' : `"id":2,"error":{"code":${code}`;
  await vi.waitFor(() => expect(frames.join()).toContain(expected));
  expect(hub.metrics().channels).toBe(code === null ? 1 : 0);
});

test('many questions for matches go together, and what is missing is not asked for again at once', async () => {
  const findMatches = vi.fn(SUBJECTS.findMatches);
  const hub = await aHub({ subjects: { ...SUBJECTS, findMatches } });
  const sockets = await Promise.all(Array.from({ length: 20 }, () => aSocket(hub)));
  const made = Array.from({ length: 10 }, (_, n) =>
    JSON.stringify({ id: n + 2, subscribe: { channel: `match:${n + 1}` } }),
  );
  for (const { socket } of sockets) socket.send(['{"id":1,"connect":{}}', ...made].join('\n'));
  await vi.waitFor(() => expect(hub.metrics().refused).toBe(200));
  expect(findMatches.mock.calls.length).toBeLessThan(40);
});

test('a match that cannot be looked up may be asked for again', async () => {
  const log = { error: vi.fn() };
  const findMatches = vi.fn(SUBJECTS.findMatches).mockRejectedValueOnce(new Error('away'));
  const hub = await aHub({ log, subjects: { ...SUBJECTS, findMatches } });
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('match:902', {
    minResubscribeDelay: 10,
    maxResubscribeDelay: 20,
  });
  subscription.on('error', () => undefined);
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  expect(log.error).toHaveBeenCalledOnce();
});

test('there are so many channels, and no more; what we publish always has one', async () => {
  const hub = await aHub({ channels: 3 });
  const { socket, frames } = await aSocket(hub);
  const all = [1, 2, 3, 4].map((n) =>
    JSON.stringify({ id: n + 1, subscribe: { channel: `match:${n}` } }),
  );
  socket.send(['{"id":1,"connect":{}}', ...all].join('\n'));
  await vi.waitFor(() => expect(frames.join()).toContain('"id":5,"error":{"code":106'));
  await hub.realtime.publish('updates:en', 1);
  await hub.realtime.publish('updates:de', 1);
  expect(hub.metrics().channels).toBeLessThanOrEqual(4);
  expect((await hub.realtime.history('updates:de')).offset).toBe(1);
});

function upgrade(hub: TestHub, headers: Record<string, string> = {}) {
  return new Promise<string>((resolve) => {
    const socket = new WebSocket(hub.ws, { headers });
    onTestFinished(() => socket.terminate());
    socket.on('open', () => resolve('open')).on('error', (error) => resolve(error.message));
  });
}

test('an address holds so many connections, by whatever transport; others have their own', async () => {
  const hub = await aHub({ connectionsPerAddress: 3, streamsPerAddress: 1 });
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const stream = () => fetch(`${hub.http}/connection/sse`, { signal: abort.signal });
  expect(await upgrade(hub)).toBe('open');
  expect((await stream()).status).toBe(200);
  expect((await stream()).status).toBe(429);
  expect(await upgrade(hub)).toBe('open');
  expect(await upgrade(hub)).toContain('429');
  // A proxy on this machine names whom it speaks for.
  expect(await upgrade(hub, { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' })).toBe('open');
  expect(hub.metrics().turnedAway).toEqual({ full: 0, address: 2 });
  hub.cut();
  await vi.waitFor(async () => expect(await upgrade(hub)).toBe('open'));
});

test('all addresses together hold so many', async () => {
  const hub = await aHub({ connections: 1 });
  const socket = connect(hub.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  expect(await upgrade(hub, { 'x-forwarded-for': '1.1.1.1' })).toBe('open');
  expect(await upgrade(hub, { 'x-forwarded-for': '2.2.2.2' })).toContain('429');
  expect(hub.metrics().turnedAway).toEqual({ full: 1, address: 0 });
});

test('the figures of the hub are read from /metrics', async () => {
  const hub = await aHub();
  const app = fastify();
  onTestFinished(() => app.close());
  const samples = () => hubFigures(hub);
  metricsRoute(app, { help: HUB_FIGURES, gauges: HUB_GAUGES, samples });
  const { socket } = await aSocket(hub);
  const { socket: garbage, closed } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"match:1"}}');
  garbage.send('{');
  await closed;
  await vi.waitFor(() => expect(hub.metrics().subscriptions).toBe(1));
  const { body } = await app.inject('/metrics');
  for (const line of [
    'realtime_connections{transport="websocket"} 1',
    'realtime_subscriptions 1',
    'realtime_channels 1',
    'realtime_closed_total{reason="bad request"} 1',
  ]) {
    expect(body).toContain(`\n${line}\n`);
  }
});
