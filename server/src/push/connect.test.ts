import { expect, test, vi } from 'vitest';
import type { Centrifuge } from 'centrifuge';
import { WebSocket } from 'ws';
import {
  SECRET,
  aClient,
  aHub,
  aSocket,
  next,
  pause,
  received,
} from '@touchline/testkit/realtime/test-hub';
import { Tokens } from './tokens';

/** Connects and answers with how that went. */
function outcome(client: Centrifuge): Promise<{ code?: number; client?: string }> {
  const both = Promise.race([next(client, 'connected'), next(client, 'disconnected')]);
  client.connect();
  return both;
}

test('a client with a token connects', async () => {
  const hub = await aHub();
  const client = aClient(hub.ws, { token: await hub.realtime.mintTokens.connection('7') });
  expect((await outcome(client)).client).toEqual(expect.any(String));
  expect(hub.metrics().clients).toBe(1);
});

test('a visitor connects with an anonymous token, and without a token', async () => {
  const hub = await aHub();
  const token = await hub.realtime.mintTokens.connection(null);
  await outcome(aClient(hub.ws, { token }));
  await outcome(aClient(hub.ws));
  expect(hub.metrics().clients).toBe(2);
});

test.each([
  ['garbage', async () => 'not.a.token'],
  ['signed by somebody else', () => new Tokens('x'.repeat(40), Date).mint('7', 60)],
  ['made for a channel', () => new Tokens(SECRET, Date).mint('7', 60, '$user:7')],
])('a token that is %s is turned away for good with 3500', async (_what, mint) => {
  const hub = await aHub();
  const ended = await outcome(aClient(hub.ws, { token: await mint() }));
  expect(ended).toMatchObject({ code: 3500, reason: 'invalid token' });
});

test('an expired token makes the client fetch another one', async () => {
  const hub = await aHub();
  const old = await new Tokens(SECRET, Date).mint('7', -5);
  const getToken = vi.fn(() => hub.realtime.mintTokens.connection('7'));
  const client = aClient(hub.ws, { token: old, getToken });
  const failed = next(client, 'error');
  await outcome(client);
  expect(await failed).toMatchObject({ error: { code: 109 } });
  expect(getToken).toHaveBeenCalledTimes(1);
});

test('a client refreshes its token in time and stays connected', async () => {
  // Tokens end on whole seconds: one of a single second may be over before it arrives.
  const hub = await aHub({ connectionTokenSeconds: 2, expiredGraceMs: 5000 });
  const getToken = vi.fn(() => hub.realtime.mintTokens.connection('7'));
  const client = aClient(hub.ws, { getToken });
  const left = vi.fn();
  client.on('connecting', ({ code }) => void (code !== 0 && left()));
  await outcome(client);
  await vi.waitFor(() => expect(getToken.mock.calls.length).toBeGreaterThanOrEqual(3), 10_000);
  expect(client.state).toBe('connected');
  expect(left).not.toHaveBeenCalled();
});

test('a connection whose token is not refreshed ends with 3005', async () => {
  const hub = await aHub({ connectionTokenSeconds: 1, expiredGraceMs: 50 });
  const token = await hub.realtime.mintTokens.connection('7');
  const { socket, closed } = await aSocket(hub);
  socket.send(JSON.stringify({ id: 1, connect: { token } }));
  expect(await closed).toBe(3005);
});

test('a refresh by the token of another user ends with 3500', async () => {
  const hub = await aHub();
  const { socket, closed } = await aSocket(hub);
  const [mine, other] = await Promise.all(['7', '8'].map(hub.realtime.mintTokens.connection));
  socket.send(JSON.stringify({ id: 1, connect: { token: mine } }));
  socket.send(JSON.stringify({ id: 2, refresh: { token: other } }));
  expect(await closed).toBe(3500);
});

test('pings keep a quiet client connected', async () => {
  const hub = await aHub({ pingMs: 200, pongMs: 1000 });
  const client = aClient(hub.ws, { maxServerPingDelay: 1000 });
  const left = vi.fn();
  await outcome(client);
  client.on('connecting', left);
  // Without pings it would have given up by now.
  await pause(2500);
  expect(client.state).toBe('connected');
  expect(left).not.toHaveBeenCalled();
});

test('a client that does not answer pings is cut with 3012', async () => {
  const hub = await aHub({ pingMs: 50, pongMs: 50 });
  const { socket, frames, closed } = await aSocket(hub);
  socket.send(JSON.stringify({ id: 1, connect: {} }));
  expect(await closed).toBe(3012);
  expect(frames).toContain('{}');
});

test('a connection that says nothing is cut with 3502', async () => {
  const hub = await aHub({ connectMs: 50 });
  const { closed } = await aSocket(hub);
  expect(await closed).toBe(3502);
});

test('a user who is disconnected loses every connection, and their clients stay away', async () => {
  const hub = await aHub();
  const token = await hub.realtime.mintTokens.connection('7');
  const clients = [aClient(hub.ws, { token }), aClient(hub.ws, { token })];
  const visitor = aClient(hub.ws);
  await Promise.all([...clients, visitor].map(outcome));
  const ended = clients.map((client) => next(client, 'disconnected'));
  await hub.realtime.disconnectUser('7');
  expect(await Promise.all(ended)).toMatchObject([{ code: 3503 }, { code: 3503 }]);
  await pause(150);
  expect(clients.map(({ state }) => state)).toEqual(['disconnected', 'disconnected']);
  expect(visitor.state).toBe('connected');
});

test('who signs out is cut off, and nobody comes back with what was signed before', async () => {
  const hub = await aHub();
  const { realtime } = hub;
  const token = await realtime.mintTokens.connection('7');
  const channelToken = await realtime.mintTokens.subscription('7', '$user:7');
  const getToken = vi.fn(() => realtime.mintTokens.connection(null));
  const client = aClient(hub.ws, { token, getToken });
  const visitor = aClient(hub.ws);
  await Promise.all([client, visitor].map(outcome));
  const own = client.newSubscription('$user:7', { token: channelToken });
  own.subscribe();
  await own.ready();
  const heard = received(own);
  const back = next(client, 'connected');
  await realtime.signedOut('7');
  await back;
  expect(getToken).toHaveBeenCalled();
  await realtime.publish('$user:7', { balance: 1 });
  await pause(150);
  expect(heard).toEqual([]);
  expect(visitor.state).toBe('connected');
});

test('a hub that closes tells its clients, and they come back to the next one', async () => {
  const first = await aHub();
  const client = aClient(first.ws);
  await outcome(client);
  const left = next(client, 'connecting');
  await first.stop();
  expect(await left).toMatchObject({ code: 3001, reason: 'shutdown' });
  const back = next(client, 'connected');
  await aHub({}, first.port);
  await back;
});

test('a page of another origin is refused, unless it is allowed', async () => {
  const hub = await aHub();
  const open = (origin: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(hub.ws, { origin });
      socket.on('open', () => resolve('open')).on('error', (error) => resolve(error.message));
    });
  expect(await open('https://stranger.example')).toContain('403');
  expect(await open('https://friend.example')).toBe('open');
  expect(await open(hub.http)).toBe('open');
});

test('an empty Sec-WebSocket-Protocol header is accepted', async () => {
  const hub = await aHub();
  const response = await new Promise<string>((resolve) => {
    const socket = new WebSocket(hub.ws, { headers: { 'Sec-WebSocket-Protocol': '' } });
    socket.on('open', () => resolve('open')).on('error', (error) => resolve(error.message));
  });
  expect(response).toBe('open');
});
