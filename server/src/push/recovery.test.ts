import { expect, test, vi } from 'vitest';
import type { SubscribedContext, Subscription } from 'centrifuge';
import {
  aClient,
  aHub,
  aSocket,
  next,
  pause,
  received,
} from '@touchline/testkit/realtime/test-hub';
import type { TestHub } from '@touchline/testkit/realtime/test-hub';

const CHANNEL = 'match:902';

async function follow(hub: TestHub, since?: { epoch: string; offset: number }) {
  const client = aClient(hub.ws);
  const subscription = client.newSubscription(CHANNEL, since ? { since } : {});
  const all = received(subscription);
  const subscribed = next<SubscribedContext>(subscription, 'subscribed');
  subscription.subscribe();
  client.connect();
  return { client, subscription, all, context: await subscribed };
}

/** Cuts the line, does something meanwhile, and waits until the client is back. */
async function away(hub: TestHub, subscription: Subscription, meanwhile: () => Promise<unknown>) {
  const back = next<SubscribedContext>(subscription, 'subscribed');
  hub.cut();
  await meanwhile();
  return back;
}

async function publishAll(hub: TestHub, data: readonly unknown[]) {
  await hub.realtime.publishMany(data.map((each) => ({ channel: CHANNEL, data: each })));
}

test('after a dropped socket a client gets exactly what it missed', async () => {
  const hub = await aHub();
  const { subscription, all } = await follow(hub);
  await publishAll(hub, [1, 2]);
  await vi.waitFor(() => expect(all).toEqual([1, 2]));
  const context = await away(hub, subscription, () => publishAll(hub, [3, 4, 5]));
  expect(context).toMatchObject({
    wasRecovering: true,
    recovered: true,
    hasRecoveredPublications: true,
    // Where it was: each recovered publication moves the client on from there.
    streamPosition: { offset: 2 },
  });
  await publishAll(hub, [6]);
  await vi.waitFor(() => expect(all).toEqual([1, 2, 3, 4, 5, 6]));
});

test('a client that missed nothing is recovered too, also at offset 0', async () => {
  const hub = await aHub();
  const { subscription, all } = await follow(hub);
  const context = await away(hub, subscription, async () => undefined);
  expect(context).toMatchObject({ recovered: true, hasRecoveredPublications: false });
  expect(all).toEqual([]);
});

test('nothing is lost or repeated under many drops while publications go on', async () => {
  const hub = await aHub({ tickMs: 10 });
  const { all } = await follow(hub);
  const sent = Array.from({ length: 120 }, (_, n) => n);
  for (const n of sent) {
    await publishAll(hub, [n]);
    if (n % 20 === 10) hub.cut();
    await pause(5);
  }
  await vi.waitFor(() => expect(all).toHaveLength(sent.length), 3000);
  expect(all).toEqual(sent);
});

test('a client is told when the history it needs is gone by number', async () => {
  const hub = await aHub({ historySize: 2 });
  const { subscription, all } = await follow(hub);
  const context = await away(hub, subscription, () => publishAll(hub, [1, 2, 3]));
  expect(context).toMatchObject({ wasRecovering: true, recovered: false });
  expect(context.streamPosition).toEqual(await hub.realtime.history(CHANNEL));
  expect(all).toEqual([]);
  await publishAll(hub, [4]);
  await vi.waitFor(() => expect(all).toEqual([4]));
});

test('a client is told when the history it needs is gone by age; the epoch stays', async () => {
  let now = Date.now();
  const hub = await aHub({ clock: { now: () => now } });
  const { subscription, context: before } = await follow(hub);
  const context = await away(hub, subscription, async () => {
    await publishAll(hub, [1]);
    now += 11 * 60_000;
  });
  expect(context).toMatchObject({ recovered: false });
  expect(context.streamPosition).toEqual({ epoch: before.streamPosition?.epoch, offset: 1 });
});

test('a client that missed more than it could take at once starts afresh', async () => {
  const hub = await aHub({ queueBytes: 10_000 });
  const { subscription } = await follow(hub);
  const large = Array.from({ length: 10 }, () => 'x'.repeat(1000));
  const context = await away(hub, subscription, () => publishAll(hub, large));
  expect(context).toMatchObject({ wasRecovering: true, recovered: false });
});

test('a restarted server has a new epoch, so the client is told that it is not recovered', async () => {
  const first = await aHub();
  const { subscription, context: before } = await follow(first);
  const back = next<SubscribedContext>(subscription, 'subscribed');
  await first.stop();
  await aHub({}, first.port);
  const context = await back;
  expect(context).toMatchObject({ wasRecovering: true, recovered: false });
  expect(context.streamPosition?.epoch).not.toBe(before.streamPosition?.epoch);
});

test('a position taken before subscribing gets everything published after it', async () => {
  const hub = await aHub();
  const since = await hub.realtime.history(CHANNEL);
  expect(since.offset).toBe(0);
  await publishAll(hub, ['between', 'page', 'and', 'push']);
  const { all, context } = await follow(hub, since);
  expect(context).toMatchObject({ wasRecovering: true, recovered: true });
  await publishAll(hub, ['later']);
  await vi.waitFor(() => expect(all).toEqual(['between', 'page', 'and', 'push', 'later']));
});

test('a position in the middle gets only what came after it', async () => {
  const hub = await aHub();
  await publishAll(hub, [1, 2]);
  const since = await hub.realtime.history(CHANNEL);
  await publishAll(hub, [3]);
  const { all } = await follow(hub, since);
  await vi.waitFor(() => expect(all).toEqual([3]));
});

test('a position from the future is not recovered', async () => {
  const hub = await aHub();
  const { epoch } = await hub.realtime.history(CHANNEL);
  const { context } = await follow(hub, { epoch, offset: 5 });
  expect(context).toMatchObject({ wasRecovering: true, recovered: false });
});

test('a client that loads its own state is sent back to load it again', async () => {
  const hub = await aHub({ historySize: 1 });
  const stale = await hub.realtime.history(CHANNEL);
  await publishAll(hub, [1, 2, 3]);
  const client = aClient(hub.ws);
  const getState = vi
    .fn(() => hub.realtime.history(CHANNEL))
    .mockImplementationOnce(async () => stale);
  const subscription = client.newSubscription(CHANNEL, { getState, minResubscribeDelay: 10 });
  subscription.subscribe();
  client.connect();
  expect(await next(subscription, 'subscribed')).toMatchObject({ recovered: true });
  expect(getState).toHaveBeenCalledTimes(2);
});

test('a subscriber may page through history; others may not', async () => {
  const hub = await aHub();
  await publishAll(hub, ['a', 'b', 'c']);
  const { client, subscription } = await follow(hub);
  const at = await hub.realtime.history(CHANNEL);
  expect(await subscription.history({ limit: 0 })).toMatchObject({ ...at, publications: [] });
  const texts = async (options: Parameters<Subscription['history']>[0]) =>
    (await subscription.history(options)).publications.map(({ data }) => data as string).join('');
  expect(await texts({ limit: -1 })).toBe('abc');
  expect(await texts({ limit: 2, reverse: true })).toBe('cb');
  expect(await texts({ limit: 5, since: { epoch: at.epoch, offset: 1 } })).toBe('bc');
  expect(await texts({ limit: 5, since: { ...at, offset: 3 }, reverse: true })).toBe('ba');
  await expect(
    subscription.history({ since: { epoch: 'other', offset: 1 } }),
  ).rejects.toMatchObject({ code: 112 });
  await expect(client.history('match:1')).rejects.toMatchObject({ code: 103 });
});

test('a client that subscribes in the middle of a tick gets no publication twice', async () => {
  const hub = await aHub({ tickMs: 200 });
  const early = await follow(hub);
  await publishAll(hub, [1]);
  await vi.waitFor(() => expect(early.all).toEqual([1]));
  await publishAll(hub, [2]);
  const { socket, frames } = await aSocket(hub);
  socket.send(
    `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${CHANNEL}","recover":true}}`,
  );
  await vi.waitFor(() => expect(frames.join()).toContain('"recovered":true'));
  await publishAll(hub, [3]);
  await vi.waitFor(() => expect(early.all).toEqual([1, 2, 3]));
  await pause(20);
  expect(frames.join('\n').match(/"data":\d/g)).toEqual(['"data":1', '"data":2', '"data":3']);
});
