import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../../config';
import { openPush } from './open-push';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-push-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a site that nobody has configured sends by Web Push, under the same key at every start', async () => {
  const { door, services } = await openPush(parseConfig({}), folder);
  const point = Buffer.from(door.vapidPublicKey ?? '', 'base64url');
  expect([point.length, point[0], door.oneSignalAppId]).toEqual([65, 4, null]);
  expect(Object.keys(services)).toEqual(['web_push']);
  const again = await openPush(parseConfig({}), folder);
  expect(again.door.vapidPublicKey).toBe(door.vapidPublicKey);
});

test('a configured key is used in place of the kept one', async () => {
  const kept = await openPush(parseConfig({}), folder);
  const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
  const { door } = await openPush(parseConfig({ VAPID_PRIVATE_KEY }), folder);
  expect(door.vapidPublicKey).not.toBe(kept.door.vapidPublicKey);
});

test('with an account at OneSignal phones are sent to as well, and pages learn its app', async () => {
  const ONESIGNAL_APP_ID = '5eb5a37e-b458-41e3-8c11-000c2940e62c';
  const config = parseConfig({ ONESIGNAL_APP_ID, ONESIGNAL_API_KEY: 'key' });
  const { door, services } = await openPush(config, folder);
  expect(door.oneSignalAppId).toBe(ONESIGNAL_APP_ID);
  expect(Object.keys(services)).toEqual(['web_push', 'one_signal']);
});

test('nobody names an endpoint of our own network', async () => {
  const { door } = await openPush(parseConfig({}), folder);
  expect(door.faultOf('https://10.0.0.1/')).toBe('is a private address');
});
