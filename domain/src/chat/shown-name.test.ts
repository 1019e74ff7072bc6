import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName } from './shown-name';

test.each([
  ['a nickname is shown', 'Ada ', 'Ada'],
  ['without one there is no name', null, null],
  ['an e-mail is none', 'ada@mail.example', null],
  ['nor is a page', 'example.com', null],
  ['nor is a telephone number', '+49 171 1234567', null],
  ['nor is a listed word', 'B4d', null],
  ['nor is one that passes for the house', 'Support Team', null],
  ['a long one is cut', 'x'.repeat(60), 'x'.repeat(24)],
])('%s', (_rule, nickname, shown) => {
  expect(shownName(nickname, ['bad'])).toBe(shown);
});

test('whatever the nickname, no mail address is shown', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (email, more) => {
      expect(shownName(`${more}${email}`, [])).toBeNull();
    }),
  );
});
