import { expect, test } from 'vitest';
import { plainText } from './plain-text';

const name = plainText(1, 10);

test.each(['Ana', "O'Neill", 'Зоя', 'نگار\u200Cا', '1234567890'])(
  '%j is a line of text',
  (text) => {
    expect(name.parse(text)).toBe(text);
  },
);

test('spaces around it are taken away before it is measured', () => {
  expect(name.parse('   1234567890 \n')).toBe('1234567890');
  expect(name.safeParse('   ').success).toBe(false);
});

test.each([
  ['a null character', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['an escape', 'a\u001b[31m'],
  ['an override of direction', 'a\u202Eb'],
  ['half a letter', 'a\uD800'],
  ['too many characters', '12345678901'],
])('%s is refused', (_what, text) => {
  expect(name.safeParse(text).success).toBe(false);
});
