import { expect, test } from 'vitest';
import { loadAgain, loadSoon, whenPartFails } from './load-again';

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

test('before each new try what can be mended is, with how often it has failed', async () => {
  const told: number[] = [];
  whenPartFails(async (failures) => told.push(failures));
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 2) throw new Error('gone');
  };
  await loadAgain(load, async () => undefined);
  expect(told).toEqual([1, 2]);
  whenPartFails(async () => undefined);
});

test('a page that somebody waits for is tried three times within two seconds, then it is told', async () => {
  const pauses: number[] = [];
  const load = () => Promise.reject(new Error('gone'));
  await expect(loadSoon(load, async (ms) => void pauses.push(ms))).rejects.toThrow('gone');
  expect(pauses).toEqual([300, 1500]);
});
