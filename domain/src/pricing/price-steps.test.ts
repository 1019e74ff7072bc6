import { expect, test } from 'vitest';
import { customaryPrice } from './price-steps';

test.each([
  [1.004, null],
  [1.0149, 1010],
  [1.957, 1960],
  [2.999, 3000],
  [3.33, 3350],
  [7.44, 7400],
  [13.2, 13000],
  [26.4, 26000],
  [87, 85000],
  [199, 200000],
  [230, null],
  [Infinity, null],
])('%d is offered at %s thousandths', (decimal, price) => {
  expect(customaryPrice(decimal)).toBe(price);
});
