import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { mostOnEach } from './ask-max-stake';

test.each([
  ['the book', [5000n], 9000n, { amount: 5000n, by: 'book' }],
  ['the bet it takes least on', [5000n, 2000n, 9000n], 90_000n, { amount: 2000n, by: 'book' }],
  ['the balance', [5000n], 1234n, { amount: 1234n, by: 'balance' }],
  ['the balance, shared by all', [5000n, 5000n, 5000n], 1000n, { amount: 333n, by: 'balance' }],
  ['the book, while nobody knows the balance', [5000n], null, { amount: 5000n, by: 'book' }],
] as const)('the most on each bet is bounded by %s', (_by, taken, balance, most) => {
  expect(mostOnEach(taken.map(minor), balance === null ? null : minor(balance))).toEqual(most);
});
