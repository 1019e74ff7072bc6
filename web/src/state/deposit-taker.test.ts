import { expect, test } from 'vitest';
import { depositTaker, takerAround, tellDepositTaker } from './deposit-taker';

test.each([
  ['a page that stands by itself takes deposits itself', false, false, 'page'],
  ['an app takes those of the page inside it', false, true, 'app'],
  ['SPEC §5: in a frame nobody does', true, false, 'nobody'],
  ['nor in a frame inside an app', true, true, 'nobody'],
] as const)('%s, until somebody has said so', (_rule, isFramed, isInApp, taker) => {
  expect(takerAround({ isFramed, isInApp })).toBe(taker);
});

test('what a host says of deposits counts until it has gone', () => {
  tellDepositTaker('host');
  expect(depositTaker()).toBe('host');
  tellDepositTaker(null);
  expect(depositTaker()).toBe('page');
});
