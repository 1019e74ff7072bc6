import { expect, test } from 'vitest';
import { alongside, following } from './following';

test('what follows shows what holds at each look; a copy stands still', () => {
  let now: { limit: number; name: string } = { limit: 1, name: 'one' };
  const followed = following(() => now);
  const copy = { ...followed };
  now = { limit: 2, name: 'two' };
  expect({ ...followed }).toEqual({ limit: 2, name: 'two' });
  expect(copy).toEqual({ limit: 1, name: 'one' });
});

test('beside others it goes on following, as their own members do', () => {
  let now = { limit: 1 };
  let count = 0;
  const both = alongside(
    following(() => now),
    {
      get count() {
        return count;
      },
      fixed: 'yes',
    },
  );
  now = { limit: 5 };
  count = 7;
  expect(both).toEqual({ limit: 5, count: 7, fixed: 'yes' });
});
