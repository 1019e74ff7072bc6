import { afterEach, expect, test, vi } from 'vitest';
import { bytesOf, pushState, subscribeToPush } from './web-push';
import { installWorker } from './worker';

afterEach(() => vi.unstubAllGlobals());

/** A window of a browser; in a frame another one is around it. */
function browser({ isFramed = false, hasWorkers = true, keeps = true } = {}) {
  const asked: string[] = [];
  const store = { getItem: () => null };
  const self = {
    location: { search: '' },
    PushManager: {},
    Notification: {},
    get localStorage() {
      if (!keeps) throw new DOMException('denied', 'SecurityError');
      return store;
    },
  };
  const parent = isFramed ? {} : self;
  vi.stubGlobal('window', Object.defineProperty(self, 'parent', { value: parent }));
  const registration = { pushManager: { getSubscription: async () => null } };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => {
      asked.push('worker');
      return registration;
    },
  };
  vi.stubGlobal('navigator', { userAgent: '', ...(hasWorkers ? { serviceWorker } : {}) });
  vi.stubGlobal('Notification', {
    permission: 'denied',
    requestPermission: async () => {
      asked.push('permission');
      return 'denied';
    },
  });
  return asked;
}

test('keys of servers are read from base64url', () => {
  expect([...bytesOf('_-8AAQ')]).toEqual([255, 239, 0, 1]);
});

test.each([
  ['a page in a frame', { isFramed: true }],
  ['a browser without workers', { hasWorkers: false }],
  ['a browser that keeps nothing', { keeps: false }],
])('%s gets none, and is asked for nothing', async (_where, how) => {
  const asked = browser(how);
  expect(await installWorker('/')).toBeNull();
  expect(await pushState()).toBe('unsupported');
  expect(await subscribeToPush()).toBe('unsupported');
  expect(asked).toEqual([]);
});

test('looking asks for nothing, subscribing does, and a no stays a no', async () => {
  const asked = browser();
  expect(await pushState()).toBe('denied');
  expect(asked).toEqual([]);
  expect(await subscribeToPush()).toBe('denied');
  expect(asked).toEqual(['permission']);
});
