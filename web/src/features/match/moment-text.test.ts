import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { detailText } from './moment-text';

const text = createText('en', await loadCatalogue('en'));

test.each([
  ['video_review', null],
  ['own_goal', null],
  ['penalty', 'Penalty'],
  ['2', '2'],
  ['M. Salah', 'M. Salah'],
])('of the detail %s is shown: %s', (detail, expected) => {
  expect(detailText(text, detail)).toBe(expected);
});
