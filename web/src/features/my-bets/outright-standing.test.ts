import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { standingText } from './outright-standing';

const text = createText('en', await loadCatalogue('en'));

test.each([
  ['nobody has a place yet', 'golf', { position: null, score: -3 }, null],
  ['of golf, with the score to par', 'golf', { position: 3, score: -5 }, 'Position 3 · −5'],
  ['of golf, at par', 'golf', { position: 9, score: 0 }, 'Position 9 · 0'],
  ['of cycling', 'cycling', { position: 2, score: null }, 'Position 2'],
])('where the one that was bet on stands: %s', (_what, sportKey, row, expected) => {
  expect(standingText(text, row, { sportKey, locale: 'en' })).toBe(expected);
});
