import { expect, test } from 'vitest';
import { allSteps, toTheEnd } from './all-steps';

test('steps are taken in their order, those behind one that goes wrong too', async () => {
  const taken: string[] = [];
  let left = 3;
  const work = allSteps({
    first: async () => void taken.push('first'),
    broken: () => Promise.reject(new Error('no room')),
    last: () =>
      toTheEnd(async () => {
        taken.push('last');
        left -= 1;
        return left > 0;
      }),
  });
  await expect(work).rejects.toThrow('broken failed');
  expect(taken).toEqual(['first', 'last', 'last', 'last']);
});
