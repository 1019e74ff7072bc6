import { describe, expect, test } from 'vitest';
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

describe('with a time of grace', () => {
  const renewing = () => {
    const clock = clockAt(0);
    const answers: ((value: string) => void)[] = [];
    const failures: ((reason: Error) => void)[] = [];
    const share = shareAnswersFor(200, clock.now, 300);
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      });
    return { clock, answers, failures, asked: () => share('live', ask) };
  };

  test('an old answer is given while a new one is worked out, which is asked for once', async () => {
    const { clock, answers, asked } = renewing();
    const first = asked();
    answers[0]?.('old');
    await first;
    clock.at = 200;
    expect(await Promise.all([asked(), asked()])).toEqual(['old', 'old']);
    expect(answers).toHaveLength(2);
    answers[1]?.('new');
    await new Promise((done) => void setImmediate(done));
    expect(await asked()).toBe('new');
    clock.at = 399;
    expect(await asked()).toBe('new');
    expect(answers).toHaveLength(2);
  });

  test('an answer beyond it is not given, nor one whose successor failed', async () => {
    const { clock, answers, failures, asked } = renewing();
    const first = asked();
    answers[0]?.('old');
    await first;
    clock.at = 300;
    expect(await asked()).toBe('old');
    failures[1]?.(new Error('no database'));
    await new Promise((done) => void setImmediate(done));
    const anew = asked();
    answers[2]?.('new');
    expect(await anew).toBe('new');
    clock.at = 300 + 500;
    const later = asked();
    answers[3]?.('newest');
    expect(await later).toBe('newest');
  });

  test('who comes while the first answer is late waits with the others', async () => {
    const { clock, answers, asked } = renewing();
    const first = asked();
    clock.at = 250;
    const second = asked();
    answers[0]?.('late');
    expect(await Promise.all([first, second])).toEqual(['late', 'late']);
    expect(answers).toHaveLength(1);
  });
});
