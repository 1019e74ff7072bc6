import { type ABrowser, aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedFetch } from '../api/being-sent';
import { loadAnew } from './full-load';

let browser: ABrowser;
let times: number;
const go = () => void (times += 1);

beforeEach(() => {
  browser = aBrowser();
  times = 0;
});
afterEach(() => {
  forgetBrowser();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page loads itself anew once, and again no sooner than a minute later, whatever the clock does', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await loadAnew(go)).toBe(true);
  expect(await loadAnew(go)).toBe(false);
  vi.setSystemTime(Date.now() - 30_000);
  expect(await loadAnew(go)).toBe(false);
  vi.setSystemTime(Date.now() + 91_000);
  expect(await loadAnew(go)).toBe(true);
  expect(times).toBe(2);
});

test('a tab that keeps nothing does not load itself at all: it could not know when to stop', async () => {
  forgetBrowser();
  aBrowser({ refuses: true });
  expect(await loadAnew(go)).toBe(false);
  expect(times).toBe(0);
});

test('what stands in storage and is not ours does not count', async () => {
  browser.session.set('loadedAnew', '"yesterday"');
  expect(await loadAnew(go)).toBe(true);
});

test('what is being sent is answered first, to its end; what is only asked for is not waited for', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  void countedFetch('/markets', { method: 'GET' });
  const sent = countedFetch('/bets', { method: 'POST' });
  const loaded = loadAnew(go);
  await new Promise((resolve) => setTimeout(resolve));
  expect(times).toBe(0);
  answer(Response.json({ id: 7 }));
  expect(await (await sent).text()).toBe('{"id":7}');
  expect(await loaded).toBe(true);
});

test('an answer that never comes holds nothing up once it is given up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(countedFetch('/bets', { method: 'POST' })).rejects.toThrow('offline');
  expect(await loadAnew(go)).toBe(true);
});
