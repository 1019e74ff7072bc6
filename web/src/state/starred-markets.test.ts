import { afterEach, expect, test } from 'vitest';
import { afterStar, pressMarketStar, starredMarkets } from './starred-markets';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';

afterEach(forgetBrowser);

test('a press on a star sets it, and another takes it away', () => {
  expect(afterStar([1], 18)).toEqual([1, 18]);
  expect(afterStar([1, 18], 1)).toEqual([18]);
});

test('of too many the ones that were starred last are kept', () => {
  const many = Array.from({ length: 30 }, (_, at) => at);
  expect(afterStar(many, 99)).toEqual([...many.slice(1), 99]);
});

test('starred markets are kept in the browser, and nothing is where there are none', () => {
  const browser = aBrowser();
  pressMarketStar(18);
  expect(starredMarkets()).toEqual([18]);
  expect(browser.local.get('starredMarkets')).toBe('[18]');
  pressMarketStar(18);
  expect(browser.local.has('starredMarkets')).toBe(false);
});
