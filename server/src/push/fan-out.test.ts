import { expect, test, vi } from 'vitest';
import { aSocket, aHub, pause } from '@touchline/testkit/realtime/test-hub';
import type { TestHub } from '@touchline/testkit/realtime/test-hub';

/** A client of these channels, with the frames it hears from then on. Pings come at any time and are left out. */
async function aListener(hub: TestHub, channels: readonly string[]) {
  const { socket } = await aSocket(hub);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => {
    if (data.toString() !== '{}') frames.push(data.toString());
  });
  const commands = channels.map((channel, n) =>
    JSON.stringify({ id: n + 2, subscribe: { channel } }),
  );
  socket.send(['{"id":1,"connect":{}}', ...commands].join('\n'));
  const done = `"id":${channels.length + 1},"subscribe"`;
  await vi.waitFor(() => expect(frames.join()).toContain(done));
  frames.length = 0;
  return { frames };
}

function dataOf(frames: readonly string[]): unknown[] {
  const lines = frames.flatMap((frame) => frame.split('\n')).map((line) => JSON.parse(line));
  return lines.map(({ push }) => push.pub.data);
}

test('1,000 publications in two seconds reach a client in at most 10 frames a second', async () => {
  const hub = await aHub();
  const { frames } = await aListener(hub, ['updates:en', 'match:1']);
  const started = performance.now();
  for (let n = 0; n < 1000; n += 1) {
    await hub.realtime.publish(n % 2 ? 'updates:en' : 'match:1', n);
    if (n % 5 === 0) await pause(10);
  }
  await vi.waitFor(() => expect(dataOf(frames)).toHaveLength(1000));
  const seconds = (performance.now() - started) / 1000;
  expect(frames.length).toBeGreaterThan(5);
  expect(frames.length).toBeLessThanOrEqual(1 + Math.ceil(seconds * 10));
});

test('a burst leaves as one frame', async () => {
  const hub = await aHub();
  const { frames } = await aListener(hub, ['updates:en']);
  const all = Array.from({ length: 1000 }, (_, n) => n);
  for (const n of all) void hub.realtime.publish('updates:en', n);
  await vi.waitFor(() => expect(dataOf(frames)).toEqual(all));
  expect(frames).toHaveLength(1);
});

test('an urgent publication goes out at once, after what waited before it', async () => {
  const hub = await aHub({ tickMs: 60_000 });
  const { frames } = await aListener(hub, ['match:1', 'match:2']);
  await hub.realtime.publish('match:1', 'opens the tick');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await hub.realtime.publish('match:2', 'waits');
  await hub.realtime.publish('match:1', 'odds');
  await hub.realtime.publish('match:1', 'suspended', { urgent: true });
  await vi.waitFor(() => expect(dataOf(frames)).toEqual(['opens the tick', 'odds', 'suspended']));
});

test('an urgent publication in a batch keeps its place', async () => {
  const hub = await aHub({ tickMs: 60_000 });
  const { frames } = await aListener(hub, ['match:1']);
  const entry = (data: string, urgent = false) => ({ channel: 'match:1', data, urgent });
  await hub.realtime.publishMany([entry('a'), entry('b', true), entry('c')]);
  await vi.waitFor(() => expect(dataOf(frames)).toEqual(['a', 'b', 'c']));
});

test('every subscriber of a channel gets every publication', async () => {
  const hub = await aHub();
  const lines = await Promise.all(
    Array.from({ length: 20 }, (_, n) => aListener(hub, ['updates:en', `match:${n % 2}`])),
  );
  await hub.realtime.publishMany([
    { channel: 'match:0', data: 'even' },
    { channel: 'updates:en', data: 'all' },
    { channel: 'match:1', data: 'odd' },
  ]);
  const wanted = lines.map((_, n) => new Set(['all', n % 2 ? 'odd' : 'even']));
  await vi.waitFor(() =>
    expect(lines.map(({ frames }) => new Set(dataOf(frames)))).toEqual(wanted),
  );
  expect(lines.map(({ frames }) => frames.length)).toEqual(lines.map(() => 1));
});

test('the reply to a subscription comes before its first publication, whatever else is asked', async () => {
  const hub = await aHub();
  const { mintTokens, publish } = hub.realtime;
  const { socket, frames } = await aSocket(hub);
  const token = await mintTokens.connection('7');
  const privately = await mintTokens.subscription('7', '$user:7');
  const asked = [
    { connect: { token } },
    { subscribe: { channel: 'match:1' } },
    ...Array.from({ length: 50 }, () => ({ subscribe: { channel: '$user:7', token: privately } })),
  ];
  socket.send(asked.map((command, n) => JSON.stringify({ id: n + 1, ...command })).join('\n'));
  while (!frames.join().includes('"id":52')) {
    await publish('match:1', 'now', { urgent: true });
    await new Promise((resolve) => void setImmediate(resolve));
  }
  const lines = frames.flatMap((frame) => frame.split('\n')).map((line) => JSON.parse(line));
  const reply = lines.findIndex(({ id }) => id === 2);
  const offsets = lines.flatMap(({ push }) => push?.pub.offset ?? []);
  expect(offsets.length).toBeGreaterThan(0);
  expect(reply).toBeLessThan(lines.findIndex(({ push }) => push));
  expect(offsets[0]).toBe(lines[reply].subscribe.offset + 1);
});
