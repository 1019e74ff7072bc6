import { emptySlip } from '@touchline/domain/slip/slip';
import { type ABrowser, aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { aPick, slipOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedFetch } from '../api/being-sent';
import { loadAnew } from './full-load';
import { slipStore } from './slip';

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
  vi.restoreAllMocks();
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

/** A tab that keeps nothing, and how its page came to be there. */
function refusingTab(type?: string): void {
  forgetBrowser();
  aBrowser({ refuses: true });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    type === undefined ? [] : [{ type } as unknown as PerformanceEntry],
  );
}

test('a tab that keeps nothing loads itself anew where it was opened, and not where it was loaded again', async () => {
  refusingTab('navigate');
  expect(await loadAnew(go)).toBe(true);
  expect(times).toBe(1);
});

test.each(['reload', 'back_forward', undefined])(
  'such a tab could not know when to stop, so it does not where its page is a %s',
  async (type) => {
    refusingTab(type);
    expect(await loadAnew(go)).toBe(false);
    expect(times).toBe(0);
  },
);

test('nor where it would lose a slip', async () => {
  refusingTab('navigate');
  slipStore.setState(slipOf([aPick()]), true);
  expect(await loadAnew(go)).toBe(false);
  slipStore.setState(emptySlip('EUR'), true);
  expect(await loadAnew(go)).toBe(true);
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
