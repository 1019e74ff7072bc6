import { minor } from '@touchline/domain/money';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CashOutWish, forgetWish, keepWish, wishOf } from './cash-out-wishes';

beforeEach(() => void aBrowser());
afterEach(forgetBrowser);

const wish = (betId: number, part: number | null = null): CashOutWish => ({
  betId,
  id: `6f9619ff-8b86-4d01-b42d-0000000000${String(betId).padStart(2, '0')}`,
  seen: minor(900),
  part: part === null ? null : minor(part),
  shown: minor(450),
});

test('a wish without an answer is known again with its id and its part, until it is answered', () => {
  keepWish(wish(1, 500));
  keepWish(wish(2));
  expect(wishOf(1)).toEqual(wish(1, 500));
  forgetWish(1);
  expect(wishOf(1)).toBeNull();
  expect(wishOf(2)).toEqual(wish(2));
  forgetWish(2);
  expect(wishOf(2)).toBeNull();
});

test('of one bet the latest is known, and of many bets the latest twenty', () => {
  keepWish(wish(1, 500));
  keepWish(wish(1, 300));
  expect(wishOf(1)?.part).toBe(300n);
  for (let betId = 2; betId <= 21; betId += 1) keepWish(wish(betId));
  expect(wishOf(1)).toBeNull();
  expect(wishOf(21)).not.toBeNull();
});

test('a browser that keeps nothing is no obstacle', () => {
  forgetBrowser();
  aBrowser({ refuses: true });
  keepWish(wish(1));
  expect(wishOf(1)).toBeNull();
});
