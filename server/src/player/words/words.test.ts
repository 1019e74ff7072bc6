import { expect, test } from 'vitest';
import { languageFor } from '../../language';
import { LOCALES } from '../../locales';
import { faultsOf, textsOf } from '@touchline/testkit/words/same-words';
import { directionOf } from '../messages/html';
import { codeText, mailText } from '../messages/texts';
import { returnPage } from '../payments/widget/pages';
import { MAIL_KINDS } from './player-words';
import { PLAYER_WORDS } from './words-in';

test.each(Object.entries(PLAYER_WORDS))(
  '%s says what English says, of the same values',
  (_code, words) => {
    expect(faultsOf(words, PLAYER_WORDS.en)).toEqual([]);
  },
);

test('every language of the pages has words of the platform', () => {
  const spoken = Object.keys(LOCALES).map((code) => [code, languageFor(PLAYER_WORDS, code)]);
  expect(spoken.filter(([code, language]) => !code?.startsWith(language ?? ''))).toEqual([]);
});

const ABOUT = { site: 'Arena', link: 'https://players.example/users/x?y_token=z' };

test.each(MAIL_KINDS)(
  'the mail of %s is read from the right in Arabic, its link is not',
  (kind) => {
    const { subject, body } = mailText(kind, 'ar', ABOUT);
    expect([directionOf(subject), directionOf(body)]).toEqual(['rtl', 'rtl']);
    expect(subject).toContain('\u2068Arena\u2069');
    expect(body.split('\n\n')).toContain(ABOUT.link);
    expect(body).not.toMatch(/[{}]/);
  },
);

test.each([
  ['a Latin name at the beginning does not turn a line around', '\u2068Arena\u2069 مفتوح', 'rtl'],
  ['Latin words are read from the left', 'Your account', 'ltr'],
  ['what has no letters is read from the left', '123', 'ltr'],
])('%s', (_rule, text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test('a text message has no signs of direction, and is one message of 70 signs', () => {
  const text = codeText('ar', { code: '123456', site: 'Touchline' });
  expect(text).toBe('رمزك في Touchline هو 123456. لا تخبر به أحدًا.');
  expect(text.length).toBeLessThanOrEqual(70);
});

test('the page at the end of a payment says its language and its direction', () => {
  expect(returnPage('ar')).toContain('<html lang="ar" dir="rtl">');
  expect(returnPage('ar')).toContain(PLAYER_WORDS['ar']?.returned.text);
  expect(returnPage('et')).toContain('<html lang="en" dir="ltr">');
});

test('nobody has left a text of Arabic in English', () => {
  const names = new Set(['payments.brand']);
  const english = [...textsOf(PLAYER_WORDS['ar'])].filter(
    ([path, text]) =>
      !names.has(path) &&
      text !== '{link}' &&
      text !== '{result}.' &&
      !/\p{Script=Arabic}/u.test(text),
  );
  expect(english).toEqual([]);
});
