import { expect, test } from 'vitest';
import { inSlices } from './slices';

test('a long list is made in its order, and others have their turns meanwhile', async () => {
  const values = Array.from({ length: 100 }, (_, at) => at);
  let made = 0;
  const seen: number[] = [];
  const look = () => {
    seen.push(made);
    if (made < values.length) setImmediate(look);
  };
  setImmediate(look);
  const doubled = await inSlices(values, (value) => {
    made += 1;
    return value * 2;
  });
  expect(doubled).toEqual(values.map((value) => value * 2));
  expect(seen.some((count) => count > 0 && count < values.length)).toBe(true);
});
