import { expect, onTestFinished, test, vi } from 'vitest';
import type { Centrifuge } from 'centrifuge';
import { aClient, aHub, next, received } from '@touchline/testkit/realtime/test-hub';
import type { TestHub } from '@touchline/testkit/realtime/test-hub';
import { FetchEventSource } from '@touchline/testkit/realtime/fetch-event-source';

function overHttpStream(hub: TestHub): Centrifuge {
  const endpoint = `${hub.http}/connection/http_stream`;
  return aClient([{ transport: 'http_stream', endpoint }], {
    emulationEndpoint: `${hub.http}/emulation`,
    fetch,
    readableStream: ReadableStream,
  });
}

function overSse(hub: TestHub): Centrifuge {
  return aClient([{ transport: 'sse', endpoint: `${hub.http}/connection/sse` }], {
    emulationEndpoint: `${hub.http}/emulation`,
    fetch,
    eventsource: FetchEventSource,
  });
}

const TRANSPORTS = [
  ['http_stream', overHttpStream],
  ['sse', overSse],
] as const;

test.each(TRANSPORTS)('%s: subscribe, publications, unsubscribe, pings', async (_name, over) => {
  const hub = await aHub({ pingMs: 100, pongMs: 200 });
  const client = over(hub);
  const left = vi.fn();
  const subscription = client.newSubscription('updates:en');
  const all = received(subscription);
  const subscribed = next(subscription, 'subscribed');
  subscription.subscribe();
  client.connect();
  await subscribed;
  client.on('connecting', left);
  const texts = Array.from({ length: 50 }, (_, n) => `ünïcode ${n}`);
  for (const text of texts) await hub.realtime.publish('updates:en', text);
  await vi.waitFor(() => expect(all).toEqual(texts));
  await new Promise((resolve) => void setTimeout(resolve, 500));
  subscription.unsubscribe();
  await vi.waitFor(() => expect(hub.metrics().clients).toBe(1));
  expect(client.state).toBe('connected');
  expect(left).not.toHaveBeenCalled();
});

test.each(TRANSPORTS)('%s: a dropped stream is recovered', async (_name, over) => {
  const hub = await aHub();
  const client = over(hub);
  const subscription = client.newSubscription('match:1');
  const all = received(subscription);
  subscription.subscribe();
  client.connect();
  await next(subscription, 'subscribed');
  await hub.realtime.publish('match:1', 1);
  await vi.waitFor(() => expect(all).toEqual([1]));
  const back = next(subscription, 'subscribed');
  hub.cut();
  await hub.realtime.publish('match:1', 2);
  expect(await back).toMatchObject({ wasRecovering: true, recovered: true });
  await vi.waitFor(() => expect(all).toEqual([1, 2]));
});

test.each(TRANSPORTS)('%s: a bad token is turned away for good', async (_name, over) => {
  const hub = await aHub();
  const client = over(hub);
  client.setToken('not.a.token');
  const ended = next(client, 'disconnected');
  client.connect();
  expect(await ended).toMatchObject({ code: 3500 });
});

test.each(TRANSPORTS)('%s: the hub says that it goes', async (_name, over) => {
  const hub = await aHub();
  const client = over(hub);
  client.connect();
  await client.ready();
  const left = next(client, 'connecting');
  await hub.stop();
  expect(await left).toMatchObject({ code: 3001 });
});

test('a closed client ends its session', async () => {
  const hub = await aHub();
  const client = overHttpStream(hub);
  client.connect();
  await client.ready();
  expect(hub.metrics().clients).toBe(1);
  client.disconnect();
  await vi.waitFor(() => expect(hub.metrics().clients).toBe(0));
});

function emulate(hub: TestHub, body: unknown) {
  return fetch(`${hub.http}/emulation`, { method: 'POST', body: JSON.stringify(body) });
}

test('commands for a session that is not there are answered with 404, nonsense with 400', async () => {
  const hub = await aHub();
  const data = '{"id":2,"unsubscribe":{"channel":"match:1"}}';
  expect((await emulate(hub, { session: 'gone', node: hub.node, data })).status).toBe(404);
  expect((await emulate(hub, { session: 'gone', node: 'other', data })).status).toBe(404);
  expect((await emulate(hub, { data })).status).toBe(400);
});

test('commands that are too long are answered with 413', async () => {
  const hub = await aHub({ messageBytes: 500 });
  const response = await emulate(hub, { session: '', node: hub.node, data: 'x'.repeat(1000) });
  expect(response.status).toBe(413);
});

test('a page of an allowed origin may read the stream; a stranger gets 403', async () => {
  const hub = await aHub();
  const ask = (origin: string, method: string) =>
    fetch(`${hub.http}/emulation`, { method, headers: { origin } });
  const preflight = await ask('https://friend.example', 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect((await ask('https://stranger.example', 'OPTIONS')).status).toBe(403);
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const stream = await fetch(`${hub.http}/connection/http_stream`, {
    method: 'POST',
    headers: { origin: 'https://friend.example' },
    body: '{"id":1,"connect":{}}',
    signal: abort.signal,
  });
  expect(stream.headers.get('access-control-allow-origin')).toBe('https://friend.example');
});
