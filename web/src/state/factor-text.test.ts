import { expect, test } from 'vitest';
import { typedFactor } from './factor-text';

test.each([['123456'], [' 123456 '], ['123 456']])('%j is a code of the app', (typed) => {
  expect(typedFactor(typed, true)).toEqual({ code: typed.trim() });
});

test.each([['abcd-efgh'], ['1234567'], ['12345'], ['']])('%j is a recovery code', (typed) => {
  expect(typedFactor(typed, true)).toEqual({ recovery_code: typed });
});

test('without an app even six digits are a recovery code', () => {
  expect(typedFactor('123456', false)).toEqual({ recovery_code: '123456' });
});
