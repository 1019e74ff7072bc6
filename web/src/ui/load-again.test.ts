import { expect, test } from 'vitest';
import { loadAgain } from './load-again';

test('what fails to load is tried until it comes, with ever longer pauses that end at 30 s', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 7) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  };
  const pause = async (ms: number) => {
    pauses.push(ms);
  };
  expect(await loadAgain(load, pause)).toBe('here');
  expect(pauses).toEqual([1000, 2000, 5000, 15_000, 30_000, 30_000, 30_000]);
});

test('what loads at once is loaded once', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    return tries;
  };
  expect(await loadAgain(load, () => Promise.reject(new Error('no pause')))).toBe(1);
});
