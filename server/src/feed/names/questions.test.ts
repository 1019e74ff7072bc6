import { manualTime } from '@touchline/testkit/feed/names/manual-time';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../uof/api/http';
import { createQuestions, type QuestionsOptions } from './questions';

/** A queue whose questions a test answers or refuses by hand. */
function desk(options: Partial<QuestionsOptions> = {}) {
  const time = manualTime();
  const said: string[] = [];
  const log = (_key: string, line: string) => void said.push(line);
  const questions = createQuestions({ time, log, ...options });
  const asked: string[] = [];
  const open = new Map<string, { answer: () => void; refuse: (error: Error) => void }>();
  const ask = (key: string, isUrgent = false) =>
    questions.ask(key, isUrgent, () => {
      asked.push(key);
      return new Promise<void>((answer, refuse) => open.set(key, { answer, refuse }));
    });
  const settled = () => new Promise((done) => setImmediate(done));
  const answer = async (key: string) => {
    open.get(key)?.answer();
    await settled();
  };
  const refuse = async (key: string, status: number, retryAfterMs = 0) => {
    open.get(key)?.refuse(new ApiRefusal(status, 'no', { retryAfterMs }));
    await settled();
  };
  return { questions, time, asked, said, ask, answer, refuse };
}

test('so many are asked at a time, and what is urgent goes before what was there first', async () => {
  const { ask, asked, answer } = desk({ atOnce: 2 });
  for (const key of ['a', 'b', 'c', 'd']) void ask(key);
  void ask('e', true);
  expect(asked).toEqual(['a', 'b']);
  await answer('a');
  await answer('b');
  expect(asked).toEqual(['a', 'b', 'e', 'c']);
});

test('the same question is asked once for all who ask it, and as soon as the most urgent of them needs', async () => {
  const { ask, asked, answer } = desk({ atOnce: 1 });
  const first = ask('a');
  void ask('b');
  const [slow, quick] = [ask('c'), ask('c', true)];
  expect(ask('a')).toBe(first);
  await answer('a');
  expect(asked).toEqual(['a', 'c']);
  await answer('c');
  expect(await Promise.all([first, slow, quick])).toEqual(['answered', 'answered', 'answered']);
});

test.each([400, 403, 404, 410])('%i is the last word: nobody knows', async (status) => {
  const { ask, asked, refuse } = desk();
  const how = ask('a');
  await refuse('a', status);
  expect(await how).toBe('unknown');
  expect(asked).toEqual(['a']);
});

test.each([401, 413, 422])(
  '%i says nothing about what was asked, and is not asked again',
  async (status) => {
    const { ask, refuse, said } = desk();
    const how = ask('a');
    await refuse('a', status);
    expect(await how).toBe('failed');
    expect(said).toEqual(['No answer to a: no']);
  },
);

test.each([0, 429, 500, 503])(
  'after %i nothing is asked for a while, each time for longer, and others go first then',
  async (status) => {
    const { ask, asked, answer, refuse, time } = desk({ atOnce: 1 });
    const how = ask('a');
    void ask('b');
    await refuse('a', status);
    expect(asked).toEqual(['a']);
    time.pass(999);
    expect(asked).toEqual(['a']);
    time.pass(1);
    expect(asked).toEqual(['a', 'b']);
    await refuse('b', status);
    time.pass(1999);
    expect(asked).toEqual(['a', 'b']);
    time.pass(1);
    expect(asked).toEqual(['a', 'b', 'a']);
    await answer('a');
    expect(await how).toBe('answered');
  },
);

test('it waits as long as the provider asks for', async () => {
  const { ask, asked, refuse, time } = desk();
  void ask('a');
  await refuse('a', 429, 30_000);
  time.pass(29_999);
  expect(asked).toEqual(['a']);
  time.pass(1);
  expect(asked).toEqual(['a', 'a']);
});

test('one that fails again and again is given up', async () => {
  const { ask, asked, refuse, time } = desk();
  const how = ask('a');
  for (let tries = 0; tries < 6; tries += 1) {
    await refuse('a', 500);
    time.pass(60_000);
  }
  expect(await how).toBe('failed');
  expect(asked).toHaveLength(6);
});

test('where there is no room, what is not urgent is dropped: the newest, or for one that is', async () => {
  const { ask } = desk({ atOnce: 0, most: 2 });
  const [first, second, third] = [ask('a'), ask('b'), ask('c')];
  expect(await third).toBe('dropped');
  const urgent = ask('d', true);
  expect(await first).toBe('dropped');
  void ask('e', true);
  expect(await second).toBe('dropped');
  expect(await ask('f', true)).toBe('dropped');
  expect(await Promise.race([urgent, Promise.resolve('waits')])).toBe('waits');
});

test('stopped, it drops what waits and asks nothing more', async () => {
  const { questions, ask, asked, refuse } = desk({ atOnce: 1 });
  const [under, waits] = [ask('a'), ask('b')];
  questions.stop();
  await refuse('a', 500);
  expect(await Promise.all([under, waits, ask('c')])).toEqual(['dropped', 'dropped', 'dropped']);
  expect(asked).toEqual(['a']);
});
