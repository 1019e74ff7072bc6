import { expect, test } from 'vitest';
import { shareAnswersFor } from './shared-answer';

const clockAt = (start: number) => {
  const clock = { at: start, now: () => clock.at };
  return clock;
};

const counting = () => {
  let asked = 0;
  return { ask: () => Promise.resolve((asked += 1)), count: () => asked };
};

test('equal questions within the time share one answer', async () => {
  const clock = clockAt(0);
  const share = shareAnswersFor(200, clock.now);
  const { ask, count } = counting();
  const first = share('live', ask);
  clock.at = 199;
  expect(await Promise.all([first, share('live', ask)])).toEqual([1, 1]);
  expect(count()).toBe(1);
});

test('a question asked later is answered anew', async () => {
  const clock = clockAt(0);
  const share = shareAnswersFor(200, clock.now);
  const { ask } = counting();
  await share('live', ask);
  clock.at = 200;
  expect(await share('live', ask)).toBe(2);
});

test('different questions have their own answers', async () => {
  const share = shareAnswersFor(200, () => 0);
  const { ask } = counting();
  expect(await share('live', ask)).toBe(1);
  expect(await share('schedule', ask)).toBe(2);
});

test('a failure reaches everybody who shared it and is not kept', async () => {
  const share = shareAnswersFor(200, () => 0);
  const fail = () => Promise.reject(new Error('no database'));
  const both = [share('live', fail), share('live', fail)];
  await expect(both[0]).rejects.toThrow('no database');
  await expect(both[1]).rejects.toThrow('no database');
  expect(await share('live', () => Promise.resolve('well'))).toBe('well');
});
