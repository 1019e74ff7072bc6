import { expect, test } from 'vitest';
import { inTurns } from './in-turns';

test('each takes a step before any takes a second one', async () => {
  const left = new Map([
    ['long', 3],
    ['short', 1],
    ['middle', 2],
  ]);
  const taken: string[] = [];
  await inTurns(
    [...left.keys()],
    async (name) => {
      taken.push(name);
      left.set(name, (left.get(name) ?? 0) - 1);
      return left.get(name) !== 0;
    },
    String,
  );
  expect(taken).toEqual(['long', 'short', 'middle', 'long', 'middle', 'long']);
});

test('whoever goes wrong is not asked again, and is told of once the others are done', async () => {
  const taken: string[] = [];
  const work = inTurns(
    ['bad', 'good', 'worse'],
    async (name) => {
      taken.push(name);
      if (name !== 'good') throw new Error(name);
      return taken.length < 5;
    },
    (name) => `${name} failed`,
  );
  await expect(work).rejects.toMatchObject({
    message: 'bad failed; worse failed',
    errors: [
      new Error('bad failed', { cause: new Error('bad') }),
      new Error('worse failed', { cause: new Error('worse') }),
    ],
  });
  expect(taken).toEqual(['bad', 'good', 'worse', 'good', 'good']);
});
