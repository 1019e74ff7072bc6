import { odds } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { firstRunners, inKeptOrder } from './first-runners';

const runner = (id: string, price: number | null) => ({
  id,
  name: id,
  active: price !== null,
  odds: price === null ? null : odds(price),
});
const first = (count: number, ...runners: ReturnType<typeof runner>[]) =>
  firstRunners({ outcomes: runners }, count).map(({ id }) => id);

test('those at the shortest odds stand first', () => {
  expect(first(2, runner('a', 9000), runner('b', 2500), runner('c', 4000))).toEqual(['b', 'c']);
});

test('who has no odds stands after those who have, and equals in the order they came', () => {
  expect(first(4, runner('a', null), runner('b', 3000), runner('c', 3000))).toEqual([
    'b',
    'c',
    'a',
  ]);
});

test('runners stay where they stood when their odds change, and who is new stands last', () => {
  const now = [runner('d', 1100), runner('a', 1500), runner('b', 9000)];
  expect(inKeptOrder(now, ['b', 'c', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'd']);
});
