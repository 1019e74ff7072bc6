import { expect, test, vi } from 'vitest';
import {
  aClient,
  aHub,
  aSocket,
  next,
  pause,
  received,
} from '@touchline/testkit/realtime/test-hub';

test('an open channel delivers publications in order, with their offsets', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('updates:en');
  const offsets: unknown[] = [];
  subscription.on('publication', ({ offset }) => void offsets.push(offset));
  const all = received(subscription);
  const subscribed = next(subscription, 'subscribed');
  subscription.subscribe();
  client.connect();
  expect(await subscribed).toMatchObject({
    recoverable: true,
    positioned: true,
    wasRecovering: false,
    streamPosition: await hub.realtime.history('updates:en'),
  });
  for (const n of [1, 2, 3]) await hub.realtime.publish('updates:en', { n });
  await vi.waitFor(() => expect(all).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]));
  expect(offsets).toEqual([1, 2, 3]);
});

test('a message in any script arrives as it was published', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('updates:ar');
  const all = received(subscription);
  subscription.subscribe();
  client.connect();
  await next(subscription, 'subscribed');
  const data = { home: 'الهلال', away: '鹿島\nアントラーズ', note: '“x” \u2028 😀' };
  await hub.realtime.publish('updates:ar', data);
  await vi.waitFor(() => expect(all).toEqual([data]));
});

test('a private channel is open to the user its token names', async () => {
  const hub = await aHub();
  const { mintTokens, publish } = hub.realtime;
  const client = aClient(hub.ws, { token: await mintTokens.connection('7') });
  const getToken = ({ channel }: { channel: string }) => mintTokens.subscription('7', channel);
  const subscription = client.newSubscription('$user:7', { getToken });
  const all = received(subscription);
  subscription.subscribe();
  client.connect();
  await next(subscription, 'subscribed');
  await publish('$user:7', 'paid');
  await vi.waitFor(() => expect(all).toEqual(['paid']));
});

test.each([
  ['the token of another user', '7', '8', '$user:7'],
  ['a token for another channel', '7', '7', '$user:8'],
  ['a visitor, whatever the token', null, '', '$user:7'],
])('a private channel is refused with 103 to %s', async (_who, me, holder, channel) => {
  const hub = await aHub();
  const { mintTokens } = hub.realtime;
  const client = aClient(hub.ws, { token: await mintTokens.connection(me) });
  const token = await mintTokens.subscription(holder, channel);
  const subscription = client.newSubscription('$user:7', { token });
  const ended = next(subscription, 'unsubscribed');
  subscription.subscribe();
  client.connect();
  expect(await ended).toMatchObject({ code: 103, reason: 'permission denied' });
});

test('a private channel is refused without a token', async () => {
  const hub = await aHub();
  const { socket, frames } = await aSocket(hub);
  socket.send(`{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"$user:7"}}`);
  await vi.waitFor(() => expect(frames.join()).toContain('"id":2,"error":{"code":103'));
});

test('an expired subscription token makes the client fetch another one', async () => {
  const hub = await aHub({ subscriptionTokenSeconds: -5 });
  const fresh = await aHub();
  const token = await hub.realtime.mintTokens.subscription('7', '$user:7');
  const client = aClient(hub.ws, { token: await hub.realtime.mintTokens.connection('7') });
  const getToken = vi.fn(() => fresh.realtime.mintTokens.subscription('7', '$user:7'));
  const subscription = client.newSubscription('$user:7', {
    token,
    getToken,
    minResubscribeDelay: 10,
    maxResubscribeDelay: 20,
  });
  const failed = next(subscription, 'error');
  const subscribed = next(subscription, 'subscribed');
  subscription.subscribe();
  client.connect();
  expect(await failed).toMatchObject({ error: { code: 109 } });
  await subscribed;
  expect(getToken).toHaveBeenCalledTimes(1);
});

test('a subscription refreshes its token in time and stays', async () => {
  const hub = await aHub({ subscriptionTokenSeconds: 1, expiredGraceMs: 300 });
  const { mintTokens } = hub.realtime;
  const client = aClient(hub.ws, { token: await mintTokens.connection('7') });
  const getToken = vi.fn(() => mintTokens.subscription('7', '$user:7'));
  const subscription = client.newSubscription('$user:7', { getToken });
  const left = vi.fn();
  subscription.subscribe();
  client.connect();
  await next(subscription, 'subscribed');
  subscription.on('subscribing', left);
  await pause(2500);
  expect(subscription.state).toBe('subscribed');
  expect(getToken.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(left).not.toHaveBeenCalled();
});

test('a subscription whose token is not refreshed ends, and the client may ask again', async () => {
  const hub = await aHub({ subscriptionTokenSeconds: 1, expiredGraceMs: 50 });
  const { mintTokens } = hub.realtime;
  const connection = await mintTokens.connection('7');
  const token = await mintTokens.subscription('7', '$user:7');
  const { socket, frames } = await aSocket(hub);
  socket.send(JSON.stringify({ id: 1, connect: { token: connection } }));
  socket.send(JSON.stringify({ id: 2, subscribe: { channel: '$user:7', token } }));
  const ended = { push: { channel: '$user:7', unsubscribe: { code: 2501 } } };
  await vi.waitFor(() => expect(JSON.parse(frames.at(-1) ?? '')).toMatchObject(ended), 3000);
});

test.each(['news', 'news:en', 'private:7', '$match:7', 'updates:', ':en'])(
  'the channel %s is unknown (102)',
  async (channel) => {
    const hub = await aHub();
    const client = aClient(hub.ws);
    const subscription = client.newSubscription(channel, { token: 'any' });
    const ended = next(subscription, 'unsubscribed');
    subscription.subscribe();
    client.connect();
    expect(await ended).toMatchObject({ code: 102 });
  },
);

test('a client holds 128 channels; one more is refused with 106', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  const all = Array.from({ length: 128 }, (_, n) => client.newSubscription(`match:${n}`));
  for (const each of all) each.subscribe();
  client.connect();
  await Promise.all(all.map((each) => each.ready()));
  const oneMore = client.newSubscription('match:128');
  const ended = next(oneMore, 'unsubscribed');
  oneMore.subscribe();
  expect(await ended).toMatchObject({ code: 106, reason: 'limit exceeded' });
  all[0]?.unsubscribe();
  oneMore.subscribe();
  await oneMore.ready();
});

test('subscribing twice is refused with 105', async () => {
  const hub = await aHub();
  const { socket, frames } = await aSocket(hub);
  const twice = [2, 3].map((id) => JSON.stringify({ id, subscribe: { channel: 'match:1' } }));
  socket.send(['{"id":1,"connect":{}}', ...twice].join('\n'));
  await vi.waitFor(() => expect(frames.join()).toContain('"id":3,"error":{"code":105'));
});

test('after unsubscribing nothing more is sent, and an unused channel costs nothing', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  const subscription = client.newSubscription('match:1');
  const all = received(subscription);
  subscription.subscribe();
  client.connect();
  await next(subscription, 'subscribed');
  expect(hub.metrics().channels).toBe(1);
  subscription.unsubscribe();
  await vi.waitFor(() => expect(hub.metrics().channels).toBe(0));
  await hub.realtime.publish('match:1', 'late');
  await pause(250);
  expect(all).toEqual([]);
  expect(hub.metrics().frames).toBe(0);
});

test('clients cannot publish, look at presence or call methods', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws);
  client.connect();
  await client.ready();
  await expect(client.publish('updates:en', {})).rejects.toMatchObject({ code: 103 });
  await expect(client.presence('updates:en')).rejects.toMatchObject({ code: 108 });
  await expect(client.presenceStats('updates:en')).rejects.toMatchObject({ code: 108 });
  await expect(client.rpc('anything', {})).rejects.toMatchObject({ code: 104 });
  await client.send('a message nobody reads');
  expect(client.state).toBe('connected');
});
