import { afterEach, expect, test, vi } from 'vitest';
import { whenLoadedAndIdle } from './when-idle';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which nothing else is under way. */
function browser(readyState: string) {
  const target = new EventTarget();
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('window', Object.assign(target, { requestIdleCallback: true }));
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 0));
  return target;
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

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
