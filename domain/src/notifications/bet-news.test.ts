import { expect, test } from 'vitest';
import { betNews } from './bet-news';

test.each([
  ['win_entire', 'won'],
  ['refund_half_win_other', 'half_won'],
  ['refund_half_lose_other', 'half_lost'],
  ['lose_entire', 'lost'],
  ['canceled', 'void'],
  ['refund_entire', 'void'],
  ['cashed_out', 'cashed_out'],
  ['no_results', 'reopened'],
] as const)('a bet that ends %s is told as %s', (result, news) => {
  expect(betNews(result)).toBe(news);
});
