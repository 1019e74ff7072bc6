import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { webPush } from '../book/notifications/push/web-push';
import { LOCAL_NETWORK, sentBy } from '@touchline/testkit/notifications/push-service-server';
import { NOW } from '@touchline/testkit/betting/book-database';
import { type PushingSite, pushingSite, VAPID } from '@touchline/testkit/realtime/pushing-site';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let site: PushingSite;
beforeAll(async () => {
  site = await pushingSite();
});
afterAll(() => site.close());
beforeEach(() => site.begin());
afterEach(() => site.end());

test('a browser reads what it is sent, in its own locale, and knows by whom', async () => {
  const browser = await site.subscribed('/german', { locale: 'de' });
  await site.notify();
  site.start();
  await site.sent(1);
  const [pushed] = site.pushService.pushed;
  expect(browser.read(pushed!.body)).toMatchObject({
    type: 'bet',
    object_type: 'bet',
    object_id: site.lastBet,
    title: 'Wette gewonnen',
    body: 'Lille 4:0 Lens · Lille · Einsatz 10,00\u00a0€. Deine Wette zahlt 20,00\u00a0€ aus.',
    read: false,
    is_settled: true,
    many: 'Abgerechnete Wetten: {count}',
    created_at: NOW.toISOString(),
  });
  expect(pushed!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(DAY / 1000),
    urgency: 'normal',
    topic: expect.stringMatching(/^n\d+$/),
  });
  const { key, claims } = await sentBy(pushed!);
  expect(key).toBe(VAPID.publicKey);
  expect(claims).toMatchObject({ aud: site.pushService.origin, sub: 'mailto:push@example.org' });
  await site.settled([]);
});

test('every browser of the player gets it once, and nobody else', async () => {
  await site.subscribed('/one');
  await site.subscribed('/two');
  const other = await aPlayer(site.book.pool);
  await site.subscribed('/of-another', { playerId: other });
  await site.notify();
  site.start();
  await site.settled([]);
  expect(site.pushService.pushed.map(({ path }) => path).toSorted()).toEqual(['/one', '/two']);
});

test('what was sent is not sent again by a server that starts later', async () => {
  await site.subscribed('/once');
  await site.notify();
  site.start();
  await site.sent(1);
  await site.settled([]);
  await site.stop();
  site.pass(DAY / 2);
  await site.notify();
  site.start();
  await site.settled([]);
  const topics = site.pushService.pushed.map(({ headers }) => headers['topic']);
  expect([topics.length, new Set(topics).size]).toEqual([2, 2]);
});

test('several servers share the work', async () => {
  await site.subscribed('/shared');
  for (let each = 0; each < 20; each += 1) await site.notify();
  site.start();
  site.start();
  await site.sent(20);
  await site.settled([]);
  const topics = site.pushService.pushed.map(({ headers }) => headers['topic']);
  expect(new Set(topics).size).toBe(20);
});

test('a server that ended while it sent leaves that to be sent after a minute, in place of the first', async () => {
  const browser = await site.subscribed('/slow');
  await site.notify();
  // What a server does that dies before the answer: it has taken the delivery, and no more.
  await site.book.pool.query(
    "update push_deliveries set due_at = $1::timestamptz + interval '1 minute', attempts = 1",
    [NOW],
  );
  const before = site.lastBet;
  await site.notify();
  site.start();
  await site.settled([{ attempts: 1, inMs: MINUTE }]);
  expect(site.pushService.pushed).toHaveLength(1);
  site.pass(MINUTE);
  await site.sent(2);
  await site.settled([]);
  expect(browser.read(site.pushService.pushed[1]!.body)).toMatchObject({ object_id: before });
});

test.each([404, 410])('a subscription that has ended (%i) is forgotten', async (status) => {
  await site.subscribed('/gone');
  site.pushService.answer('/gone', { status });
  await site.notify();
  site.start();
  await site.sent(1);
  await vi.waitFor(async () => expect(await site.subscriptions()).toBe(0));
});

test('what the service cannot take now is tried again, later each time', async () => {
  await site.subscribed('/busy');
  site.pushService.answer('/busy', { status: 500 }, { status: 503 }, { status: 429 });
  await site.notify();
  site.start();
  await site.settled([{ attempts: 1, inMs: 5_000 }]);
  site.pass(5_000);
  await site.settled([{ attempts: 2, inMs: 30_000 }]);
  site.pass(30_000);
  await site.settled([{ attempts: 3, inMs: 2 * MINUTE }]);
  site.pass(2 * MINUTE);
  await site.sent(4);
  await site.settled([]);
});

test('a service that is away is tried again', async () => {
  await site.subscribed('/away');
  await site.pushService.close();
  await site.notify();
  site.start();
  await site.settled([{ attempts: 1, inMs: 5_000 }]);
});

test.each([
  ['seconds', () => '90'],
  ['a moment', () => new Date(Date.now() + 95_000).toUTCString()],
])('a service that names %s is asked again then', async (_form, after) => {
  await site.subscribed('/later');
  site.pushService.answer('/later', { status: 429, headers: { 'retry-after': after() } });
  await site.notify();
  site.start();
  await vi.waitFor(async () => {
    const [{ inMs } = { inMs: 0 }] = await site.waiting();
    expect(inMs).toBeGreaterThan(85_000);
    expect(inMs).toBeLessThanOrEqual(95_000);
    expect(inMs).not.toBe(MINUTE);
  });
});

test('what nobody has taken for a day is given up', async () => {
  await site.subscribed('/never');
  site.pushService.answer('/never', { status: 500 }, { status: 500 });
  await site.notify();
  site.start();
  await site.settled([{ attempts: 1, inMs: 5_000 }]);
  site.pass(DAY - 20_000);
  await site.settled([]);
  expect(site.pushService.pushed).toHaveLength(2);
  expect(site.log.warn).toHaveBeenCalledOnce();
  expect(await site.subscriptions()).toBe(1);
});

test('a service that asks for more than a day is not asked again', async () => {
  await site.subscribed('/tomorrow');
  site.pushService.answer('/tomorrow', { status: 503, headers: { 'retry-after': '90000' } });
  await site.notify();
  site.start();
  await site.sent(1);
  await site.settled([]);
});

test('what the service refuses is not sent again, and the subscription stays', async () => {
  await site.subscribed('/refused');
  site.pushService.answer('/refused', { status: 413 });
  await site.notify();
  site.start();
  await site.sent(1);
  await site.settled([]);
  expect([await site.subscriptions(), site.log.warn.mock.calls.length]).toEqual([1, 1]);
});

test('what the player has read meanwhile is not sent', async () => {
  await site.subscribed('/read');
  await site.notify();
  await site.book.ask('POST', '/notifications/read-all', { playerId: site.playerId });
  site.start();
  await site.settled([]);
  expect(site.pushService.pushed).toHaveLength(0);
});

test('no more are under way than there is place for, and the rest follows', async () => {
  await site.subscribed('/crowd');
  for (let each = 0; each < 10; each += 1) await site.notify();
  const release = site.pushService.hold();
  site.start(3);
  await site.sent(3);
  release();
  await site.settled([]);
  expect([site.pushService.pushed.length, site.pushService.mostAtOnce()]).toEqual([10, 3]);
});

test('to stop waits for what is under way', async () => {
  await site.subscribed('/stopping');
  await site.notify();
  const release = site.pushService.hold();
  site.start();
  await site.sent(1);
  const stopped = site.stop();
  release();
  await stopped;
  expect(await site.waiting()).toEqual([]);
});

test('an endpoint that our network does not let through is not connected to', async () => {
  await site.subscribed('/inside');
  site.services.web_push = webPush(VAPID, {
    ...LOCAL_NETWORK,
    faultOf: () => 'is a private address',
  });
  await site.notify();
  site.start();
  await site.settled([]);
  expect(site.pushService.pushed).toHaveLength(0);
  expect(site.log.warn.mock.calls[0]?.[0]).toMatchObject({ why: 'is a private address' });
});

const PHONE = '1dd608f2-c6a1-41e3-851d-000c2940e62c';
const chooseOneSignal = () =>
  site.book.ask('POST', '/settings', {
    playerId: site.playerId,
    locale: 'de',
    body: { one_signal_push_notification_subscription: PHONE },
  });
const ONE_SIGNAL = '/notifications?c=push';

test('a phone at OneSignal is sent to by its call, under the same key when it is tried again', async () => {
  await chooseOneSignal();
  site.pushService.answer(ONE_SIGNAL, { status: 429, headers: { 'retry-after': '20' } });
  await site.notify();
  site.start();
  await site.settled([{ attempts: 1, inMs: 20_000 }]);
  const [first] = site.pushService.pushed;
  expect(first).toMatchObject({ path: ONE_SIGNAL, headers: { authorization: 'Key our key' } });
  const body = JSON.parse(String(first?.body)) as { idempotency_key: string };
  expect(body).toMatchObject({
    app_id: 'our app',
    include_subscription_ids: [PHONE],
    headings: { en: 'Wette gewonnen' },
    contents: {
      en: 'Lille 4:0 Lens · Lille · Einsatz 10,00\u00a0€. Deine Wette zahlt 20,00\u00a0€ aus.',
    },
    data: { type: 'bet', object_type: 'bet', object_id: site.lastBet },
    ttl: DAY / 1000,
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  site.pass(20_000);
  await site.sent(2);
  const again = JSON.parse(String(site.pushService.pushed[1]?.body)) as { idempotency_key: string };
  expect(again.idempotency_key).toBe(body.idempotency_key);
});

test('what waits for OneSignal is let go where it is not configured', async () => {
  await chooseOneSignal();
  await site.notify();
  site.services = { web_push: site.services.web_push! };
  site.start();
  await site.settled([]);
  expect(site.pushService.pushed).toHaveLength(0);
});

test('a service that takes its time holds up no other deliveries', async () => {
  await site.subscribed('/slow');
  const release = site.pushService.hold();
  await site.notify();
  site.start(2);
  await site.sent(1);
  await site.notify();
  await site.sent(2);
  release();
  await site.settled([]);
});
