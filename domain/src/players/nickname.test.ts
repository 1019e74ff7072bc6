import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNickname } from './nickname';

test.each([
  ['a name', 'Ada', 'Ada'],
  ['blanks around and between', '  Ada   L ', 'Ada L'],
  ['wide letters, which are plain ones', 'Ａｄａ', 'Ada'],
  ['a name with an accent', 'Zoë', 'Zoë'],
  ['a Cyrillic name', 'Мария', 'Мария'],
  ['a Greek name', 'Νίκος', 'Νίκος'],
  ['a Hebrew name', 'דוד', 'דוד'],
  ['a Persian name with what parts its letters', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['a Hindi name', 'अक्षय', 'अक्षय'],
  ['a picture', 'Ada ⚽️', 'Ada ⚽️'],
  ['a picture of several', '👩‍🚀 Ada', '👩‍🚀 Ada'],
  ['a word that holds a reserved one', 'badminton', 'badminton'],
  ['another', 'supporter', 'supporter'],
  ['digits', 'ada1815', 'ada1815'],
])('%s can be had', (_what, text, kept) => {
  expect(readNickname(text)).toEqual({ ok: true, value: kept });
});

test.each([
  ['a blank of no width', 'A\u200bda'],
  ['what turns the direction', 'a\u202Eda'],
  ['what isolates it', 'a\u2066da'],
  ['a mark of direction', 'ada\u200e'],
  ['a soft hyphen', 'ad\u00ada'],
  ['a control', 'a\u0007da'],
  ['a line break', 'a\u2028da'],
  ['a Hangul filler', '\u3164\u3164'],
  ['Braille without dots', '\u2800\u2800'],
  ['what joins nothing', 'a\u200dda'],
  ['tags', 'ada\u{e0061}'],
  ['half a letter', 'ad\ud83d'],
  ['a letter that nobody has given a meaning', 'ad\ue000'],
  ['heaps of marks', 'a\u0301\u0302\u0303\u0304\u0305\u0306da'],
  ['signs alone', '...'],
])('%s is hidden', (_what, text) => {
  expect(readNickname(text)).toEqual({ ok: false, error: 'hidden' });
});

test.each([
  'admin',
  'ADMIN',
  'Admin 7',
  'admin2',
  'Site Admin',
  'the_admin',
  'a.d.m.i.n',
  'a d m i n',
  'аdmin',
  'αdmin',
  'ａｄｍｉｎ',
  'ádmín',
  '4dm1n',
  '@dm!n',
  'admın',
  'AdmіЛ'.replace('Л', 'n'),
  'Support',
  'support-team',
  'Support Team',
  'supp0rt',
  'ѕuррort',
  'Helpdesk',
  'moderator',
  'Touchline',
  'touchline_help',
  'mytouchline',
  'T0uchline',
  'Touch line',
  'Tоuchlіne',
])('%s passes for somebody of the house', (text) => {
  expect(readNickname(text)).toEqual({ ok: false, error: 'reserved' });
});

test('the name of the site is reserved, too', () => {
  expect(readNickname('Lucky Bets crew', ['Lucky Bets'])).toEqual({ ok: false, error: 'reserved' });
  expect(readNickname('Lucky', ['Lucky Bets'])).toEqual({ ok: true, value: 'Lucky' });
});

test('what is kept is kept the same again, and holds nothing unseen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = readNickname(text);
      if (!read.ok) return;
      expect(readNickname(read.value)).toEqual(read);
      expect(read.value).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u202a-\u202e\u2060-\u206f]/u);
    }),
  );
});
