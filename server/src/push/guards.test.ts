import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { aClient, aHub, aSocket, next, pause } from '@touchline/testkit/realtime/test-hub';

test.each([
  ['no JSON', 'hello'],
  ['half a command', '{"id":1,"connect":{}}\n{"id":2,"subs'],
  ['no object', '[]'],
  ['a channel that is no text', '{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":7}}'],
  [
    'a negative offset',
    '{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"match:1","offset":-1}}',
  ],
  ['a command before connect', '{"id":1,"subscribe":{"channel":"match:1"}}'],
  ['a second connect', '{"id":1,"connect":{}}\n{"id":2,"connect":{}}'],
  ['a command without an id', '{"connect":{}}'],
])('%s closes the connection with 3501', async (_what, frame) => {
  const hub = await aHub();
  const { socket, closed } = await aSocket(hub);
  socket.send(frame);
  expect(await closed).toBe(3501);
  expect(hub.metrics().clients).toBe(0);
});

test('a command nobody knows is answered with 104', async () => {
  const hub = await aHub();
  const { socket, frames } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}\n{"id":2,"dance":{}}');
  await vi.waitFor(() => expect(frames.join()).toContain('"id":2,"error":{"code":104'));
});

test('a binary frame closes the connection with 3506', async () => {
  const hub = await aHub();
  const { socket, closed } = await aSocket(hub);
  socket.send(Buffer.from([1, 2, 3]));
  expect(await closed).toBe(3506);
});

test('a message that is too long closes with 1009, and the client stays away', async () => {
  const hub = await aHub({ messageBytes: 1000 });
  const client = aClient(hub.ws);
  client.connect();
  await client.ready();
  const ended = next(client, 'disconnected');
  void client.send('x'.repeat(2000));
  expect(await ended).toMatchObject({ code: 3, reason: 'message size limit exceeded' });
});

test('a client that floods commands is cut with 3013', async () => {
  const hub = await aHub({ queuedCommands: 10 });
  const { socket, closed } = await aSocket(hub);
  const flood = Array.from({ length: 12 }, (_, n) => JSON.stringify({ id: n + 2, rpc: {} }));
  socket.send(['{"id":1,"connect":{}}', ...flood].join('\n'));
  expect(await closed).toBe(3013);
});

test('a client that does not read is cut with 3008 and costs nothing more', async () => {
  const hub = await aHub({ tickMs: 5, queueBytes: 100_000 });
  const { socket, closed } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"updates:en"}}');
  await vi.waitFor(() => expect(hub.metrics().channels).toBe(1));
  socket.pause();
  const large = 'x'.repeat(200_000);
  const publishing = setInterval(() => void hub.realtime.publish('updates:en', large), 2);
  await vi.waitFor(() => expect(hub.metrics().slowClients).toBe(1), 5000);
  clearInterval(publishing);
  expect(hub.metrics().clients).toBe(0);
  socket.resume();
  expect(await closed).toBe(3008);
});

test('a client that asks for more history than it reads is cut', async () => {
  const generous = { historyBytesPerSecond: 1e9, historyBytesAtOnce: 1e9 };
  const hub = await aHub({ stalledMs: 500, ...generous });
  await hub.realtime.publish('updates:en', 'x'.repeat(200_000));
  const { socket } = await aSocket(hub);
  socket.send('{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"updates:en"}}');
  await vi.waitFor(() => expect(hub.metrics().channels).toBe(1));
  socket.pause();
  const ask = (id: number) => ({ id, history: { channel: 'updates:en', limit: -1 } });
  const commands = Array.from({ length: 200 }, (_, n) => JSON.stringify(ask(n + 3)));
  socket.send(commands.join('\n'));
  await vi.waitFor(() => expect(hub.metrics().slowClients).toBe(1), 5000);
});

test('publishing to a channel that does not exist is a bug', async () => {
  const hub = await aHub();
  await expect(hub.realtime.publish('news:en', 1)).rejects.toThrow('news:en');
});

test.each([
  ['on another path', '/nowhere', ''],
  ['from another origin', '/connection/websocket', 'Origin: https://foe.example\r\n'],
])(
  'an upgrade %s that breaks off while it is turned away harms nobody',
  async (_, path, header) => {
    const hub = await aHub();
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    for (let n = 0; n < 20; n += 1) await breakOff(hub.port, path, header);
    await pause(50);
    process.off('uncaughtException', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  },
);

/** Asks for a websocket and resets the connection before the answer comes. */
function breakOff(port: number, path: string, header: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${header}\r\n`,
        () => socket.resetAndDestroy(),
      );
    });
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
}
