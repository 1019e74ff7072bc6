import { expect, test } from 'vitest';
import { whyNot } from './ask-price';

const message = 'Unprocessable';

test('a refusal names its reason where the book knows one of ours', () => {
  expect(whyNot({ message, data: { details: 'contradicting' } })).toEqual({
    reason: 'contradicting',
    message,
  });
});

test('any other refusal is told in the words of the book for this bet', () => {
  const error = { code: 1000, localized_message: 'The line is closed' };
  const data = { details: 'odds', errors_by_bet: [error] } as never;
  expect(whyNot({ message, data })).toEqual({ reason: null, message: 'The line is closed' });
});
