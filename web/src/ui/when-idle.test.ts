import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_FALLBACK_MS, LAZY_LOAD_MS, whenIdle, whenLoadedAndIdle } from './when-idle';

const globals = globalThis as unknown as Record<string, unknown>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete globals['window'];
  delete globals['requestIdleCallback'];
});

/** After how many milliseconds it resolves, to the millisecond. */
async function waitOf(begin: () => Promise<void>): Promise<number> {
  let isOver = false;
  void begin().then(() => (isOver = true));
  for (let ms = 0; ms <= 5000; ms += 1) {
    await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 1);
    if (isOver) return ms;
  }
  return Infinity;
}

test.each([
  ['what others bring waits 3000 ms', () => whenIdle(), 3000],
  ['parts of our own wait 200 ms', () => whenIdle(LAZY_LOAD_MS), 200],
])('where a browser does not say when it is idle, %s', async (_rule, begin, ms) => {
  globals['window'] = {};
  expect(await waitOf(begin)).toBe(ms);
});

test('a browser that tells is waited for, and 3000 ms at the most', async () => {
  const asked: (IdleRequestOptions | undefined)[] = [];
  const idle = (done: () => void, options?: IdleRequestOptions) => {
    asked.push(options);
    setTimeout(done, 40);
  };
  globals['window'] = { requestIdleCallback: idle };
  globals['requestIdleCallback'] = idle;
  expect(await waitOf(() => whenIdle(LAZY_LOAD_MS))).toBe(40);
  expect(asked).toEqual([{ timeout: IDLE_FALLBACK_MS }]);
});

/** A browser in which nothing else is under way. */
function browser(readyState: string) {
  const target = new EventTarget();
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('window', Object.assign(target, { requestIdleCallback: true }));
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 0));
  return target;
}

const turns = () => vi.advanceTimersByTimeAsync(20);

test('what only saves time later waits until the page has loaded', async () => {
  const target = browser('interactive');
  let isIdle = false;
  void whenLoadedAndIdle().then(() => (isIdle = true));
  await turns();
  expect(isIdle).toBe(false);
  target.dispatchEvent(new Event('load'));
  await turns();
  expect(isIdle).toBe(true);
});

test('on a page that has loaded it waits for the browser alone', async () => {
  browser('complete');
  let isIdle = false;
  void whenLoadedAndIdle().then(() => (isIdle = true));
  await turns();
  expect(isIdle).toBe(true);
});
