import { expect, test } from 'vitest';
import { followDeposit, resultOf } from './follow-deposit';

/** What comes of a deposit that stands like this, one answer after the other; the last one stays. */
async function follow(answers: (string | null | undefined)[]) {
  let waited = 0;
  let asked = 0;
  const end = await followDeposit(
    async () => {
      asked += 1;
      return answers.length > 1 ? answers.shift() : answers[0];
    },
    async (ms) => {
      waited += ms;
    },
  );
  return { end, asked, waited };
}

test.each([
  ['paid', ['pending', 'pending', 'success'], 'success', 3],
  ['declined', ['pending', 'error'], 'error', 2],
  ['never paid', ['expired'], 'error', 1],
  ['paid after answers that did not come', [undefined, undefined, 'success'], 'success', 3],
  ['of somebody else by now', ['pending', null, 'success'], null, 2],
])('a deposit that is %s is followed to its end', async (_what, answers, end, asked) => {
  expect(await follow(answers)).toMatchObject({ end, asked });
});

test('what stays pending is followed for ten minutes', async () => {
  expect(await follow(['pending'])).toEqual({ end: null, asked: 84, waited: 600_000 });
});

test.each([
  ['the platform has the money', 'success', 'success', 'success'],
  ['the platform did not take it, though the page did', 'success', 'error', 'error'],
  ['the platform has the money already', 'pending', 'success', 'success'],
  ['the page took it and the platform does not know yet', 'success', 'pending', 'pending'],
  ['the page declined it and the platform does not know yet', 'error', 'pending', 'error'],
  ['the platform does not answer', 'success', undefined, 'success'],
  ['the deposit is not this player’s', 'pending', null, 'pending'],
] as const)('who comes back is told so when %s', (_what, said, state, result) => {
  expect(resultOf(said, state)).toBe(result);
});
