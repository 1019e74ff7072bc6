import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { keptPushReader } from './local-keys';
import { keepPushOfPlayer } from './push-reader';
import { session, sessionStore } from './session';

let ended: number;
let stop: () => void;

beforeEach(() => {
  aBrowser();
  ended = 0;
  const subscription = {
    endpoint: 'https://push.example/1',
    unsubscribe: async () => void (ended += 1),
  };
  const serviceWorker = {
    getRegistration: async () => ({
      pushManager: { getSubscription: async () => (ended === 0 ? subscription : null) },
    }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  const window = globalThis.window as unknown as Record<string, unknown>;
  Object.assign(window, {
    parent: window,
    location: { search: '' },
    PushManager: true,
    Notification: true,
  });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async () => Response.json({}),
    }),
  );
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 7 }), accounts: [] });
  stop = keepPushOfPlayer();
});
afterEach(() => {
  stop();
  forgetBrowser();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('alerts go on when the session has run out, and when the same player is back', async () => {
  session.expired();
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 7 }) });
  await settled();
  expect([ended, keptPushReader.read()]).toEqual([0, 7]);
});

test('alerts end when the player signs out', async () => {
  await session.leave();
  await settled();
  expect([ended, keptPushReader.read()]).toEqual([1, null]);
});

test('alerts of one player end when another signs in, even after the page was closed meanwhile', async () => {
  session.expired();
  stop();
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 8 }) });
  stop = keepPushOfPlayer();
  await settled();
  expect([ended, keptPushReader.read()]).toEqual([1, 8]);
});
