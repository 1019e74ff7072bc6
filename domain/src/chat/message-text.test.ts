import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signsOf, tidyText } from './message-text';

describe('a message is tidied', () => {
  test.each([
    ['blanks around it go', '  hi  ', 'hi'],
    ['it is one line', 'a\n\n b\tc', 'a b c'],
    ['what turns letters around goes', 'a\u202eb\u2066c', 'abc'],
    ['what is not seen goes', 'a\u200bb\ufeff\u0000', 'ab'],
    ['heaps of marks are cut', `a${'\u0335'.repeat(40)}`, `a${'\u0335'.repeat(4)}`],
    ['faces of several signs stay whole', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
    ['nothing but unseen signs is nothing', '\u200d\u200b \ufe0f', ''],
  ])('%s', (_rule, text, tidy) => expect(tidyText(text)).toBe(tidy));
});

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
    }),
  );
});

test('a sign is what readers take for one', () => {
  expect(signsOf('a👨‍👩‍👧é')).toBe(3);
});
