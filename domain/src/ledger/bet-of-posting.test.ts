import { expect, test } from 'vitest';
import { betOfPosting } from './bet-of-posting';

test.each([
  ['stake:81', 81],
  ['settle:81:2', 81],
  ['cash_out:81:1', 81],
  ['reject:81', 81],
  ['deposit:81', null],
  ['stake:x', null],
  ['', null],
])('a posting called %s is of the bet %s', (posting, bet) => {
  expect(betOfPosting(posting)).toBe(bet);
});
