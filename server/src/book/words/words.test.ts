import { expect, test } from 'vitest';
import { languageFor } from '../../language';
import { LOCALES } from '../../locales';
import { faultsOf } from '@touchline/testkit/words/same-words';
import { cashOutMessage } from '../cash-out/cash-out-messages';
import { notificationText } from '../notifications/notification-texts';
import { refusalMessage } from '../refusal-messages';
import sports from '../sports.json';
import { minor } from '@touchline/domain/money';
import type { BookWords } from './book-words';
import { BOOK_WORDS, bookWords, ordinalText } from './words-in';

/** Languages differ in how many kinds of ordinals they have, and in whether a period has one at all. */
function comparable({ ordinals: _ordinals, periods, ...words }: BookWords) {
  const bare = Object.entries(periods).map(([kind, text]) => [kind, text.replace('nth', 'number')]);
  return { ...words, periods: Object.fromEntries(bare) as object };
}

test.each(Object.entries(BOOK_WORDS))(
  '%s says what English says, of the same values',
  (_code, words) => {
    expect(faultsOf(comparable(words), comparable(BOOK_WORDS.en))).toEqual([]);
    for (const text of Object.values(words.ordinals)) expect(text).toContain('{number}');
  },
);

test('every language of the pages has words of the book', () => {
  const spoken = Object.keys(LOCALES).map((code) => [code, languageFor(BOOK_WORDS, code)]);
  expect(spoken.filter(([code, language]) => !code?.startsWith(language ?? ''))).toEqual([]);
});

test('every sport that is described has a name', () => {
  expect(Object.keys(BOOK_WORDS.en.sports).sort()).toEqual(sports.map(({ key }) => key).sort());
});

test.each([
  ['en', ['1st', '2nd', '3rd', '11th', '22nd']],
  ['de', ['1.', '2.', '3.', '11.', '22.']],
  ['ar', ['1', '2', '3', '11', '22']],
  ['et', ['1st', '2nd', '3rd', '11th', '22nd']],
])('places in a row in %s', (locale, texts) => {
  expect([1, 2, 3, 11, 22].map((place) => ordinalText(place, locale))).toEqual(texts);
});

test('money in an Arabic sentence is set apart, with Western digits', () => {
  const tooMuch = refusalMessage({ code: 'stake_above_max', max: minor(1250) }, 'ar', 'EUR');
  expect(tooMuch).toBe('أكبر مبلغ هو \u2068\u200f12.50\u00a0€\u2069.');
  const offer = { offer: minor(910), currency: 'USD' };
  expect(cashOutMessage('below_seen', 'ar', offer)).toMatch(/^قيمة السحب المبكر الآن .*9\.10.*\.$/);
});

test('who is barred by an own limit is told which one', () => {
  const barred = { code: 'player_limit', limit: 'loss' } as const;
  expect(refusalMessage(barred, 'ar', null)).toBe('حدّك على الخسائر لا يسمح بهذا الرهان.');
  expect(refusalMessage(barred, 'de-AT', null)).toBe(
    'Dein Limit für Verluste lässt diese Wette nicht zu.',
  );
});

test('a notification is told in Arabic, a corrected one as such', () => {
  const facts = { type: 'bet', betId: 81, news: 'won', paid: '2500', currency: 'EUR' } as const;
  const told = notificationText({ ...facts, again: true }, 'ar');
  expect(told.title).toBe('تصحيح: ربح رهانك');
  expect(told.body).toMatch(/^يدفع رهانك .*25\.00.*\.$/);
  expect(told.caption).toMatch(/^رهان /);
});

test('a locale without words is told in English', () => {
  expect(bookWords('et')).toBe(BOOK_WORDS.en);
});
