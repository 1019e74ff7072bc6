import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gathered } from './gathered';

/** Doubles numbers, and remembers which went together. */
function doubling(most: number, keyOf?: (question: number) => string) {
  const rounds: number[][] = [];
  const ask = gathered(
    async (questions: readonly number[]) => {
      rounds.push([...questions]);
      await new Promise((next) => setImmediate(next));
      if (questions.includes(13)) throw new Error('thirteen');
      return questions.map((each) => 2 * each);
    },
    { most, ...(keyOf ? { keyOf } : {}) },
  );
  return { ask, rounds };
}

test('each question is answered in its place, whatever goes together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 14, max: 99 })),
      fc.integer({ min: 1, max: 5 }),
      async (questions, most) => {
        const { ask, rounds } = doubling(most, (each) => String(each % 7));
        expect(await Promise.all(questions.map(ask))).toEqual(questions.map((each) => 2 * each));
        expect(rounds.every((round) => round.length <= most)).toBe(true);
        for (const round of rounds) {
          expect(new Set(round.map((each) => each % 7)).size).toBe(round.length);
        }
      },
    ),
  );
});

test('what is asked at once goes together, and what comes meanwhile goes after it', async () => {
  const { ask, rounds } = doubling(10);
  const first = [ask(1), ask(2)];
  await Promise.resolve();
  await new Promise((next) => setTimeout(next));
  const second = [ask(3), ask(4)];
  await Promise.all([...first, ...second]);
  expect(rounds.flat()).toEqual([1, 2, 3, 4]);
  expect(rounds[0]).toEqual([1, 2]);
});

test('of two that may not go together the later waits, and keeps its place among its like', async () => {
  const { ask, rounds } = doubling(10, (each) => String(each % 2));
  await Promise.all([1, 3, 2, 5].map(ask));
  expect(rounds).toEqual([[1, 2], [3], [5]]);
});

test('what fails fails for all that went together, and for nobody after them', async () => {
  const { ask } = doubling(10);
  const asked = await Promise.allSettled([ask(13), ask(1)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(1)).toBe(2);
});
