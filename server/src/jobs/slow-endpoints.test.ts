import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { boundedLookup } from '../book/notifications/push/bounded-lookup';
import { webPush } from '../book/notifications/push/web-push';
import { nameServer } from '@touchline/testkit/notifications/name-server';
import { type PushingSite, pushingSite, VAPID } from '@touchline/testkit/realtime/pushing-site';

let site: PushingSite;
beforeAll(async () => {
  site = await pushingSite();
});
afterAll(() => site.close());
beforeEach(() => site.begin());
afterEach(() => site.end());

test('endpoints that never resolve hold up nobody else, and are left alone after a few attempts', async () => {
  const names = await nameServer({ 'fcm.googleapis.com': ['127.0.0.1'] });
  onTestFinished(() => names.close());
  const lookup = boundedLookup({ check: () => {}, servers: [names.address] });
  site.services.web_push = webPush(VAPID, {
    faultOf: () => null,
    request: (endpoint, options, answered) => request(endpoint, { ...options, lookup }, answered),
  });
  for (let each = 0; each < 19; each += 1) {
    await site.subscribed(`/never-${each}`);
  }
  await site.book.pool.query(
    `update push_subscriptions set address = replace(address, '127.0.0.1', 'never' || id % 12 || '.example')`,
  );
  for (let each = 0; each < 15; each += 1) await site.notify();
  await site.subscribed('/honest');
  await site.book.pool.query(
    `update push_subscriptions set address = replace(address, '127.0.0.1', 'fcm.googleapis.com')`,
  );
  site.pass(1);
  await site.notify();
  site.start();
  await site.sent(1);
  expect(site.pushService.pushed[0]?.path).toBe('/honest');
  const attempts = async () => (await site.waiting()).filter((each) => each.attempts > 0).length;
  await expect.poll(attempts).toBeGreaterThan(0);
  const stopped = performance.now();
  await site.stop();
  expect(performance.now() - stopped).toBeLessThan(4000);
});
