import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent } from '../state/consent';
import { consented } from './with-consent';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
});
afterEach(() => {
  consent.setState({ isGiven: false });
  vi.unstubAllGlobals();
});

/** Whether it has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
}

test('who has agreed on an earlier page is not waited for', async () => {
  vi.stubGlobal('document', { cookie: 'theme=day; consent=1' });
  expect(await isDone(consented())).toBe(true);
});

test('nothing comes before the reader agrees, and all that waits comes then', async () => {
  const [one, other] = [consented(), consented()];
  expect(await isDone(one)).toBe(false);
  consent.setState({ isGiven: true });
  expect(await isDone(one)).toBe(true);
  expect(await isDone(other)).toBe(true);
});
