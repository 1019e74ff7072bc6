import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each([
  ['password', true],
  ['12345678', true],
  ['PassWord123', true],
  // In full-width letters, as some keyboards write them.
  ['ｐａｓｓｗｏｒｄ', true],
  ['correct horse battery', false],
  ['toString', false],
])('%s is among the most used: %s', async (password, is) => {
  expect(await isCommonPassword(password)).toBe(is);
});
