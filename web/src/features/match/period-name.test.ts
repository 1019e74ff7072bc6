import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { periodHead, periodName } from './period-name';

const english = createText('en', await loadCatalogue('en'));
const german = createText('de', await loadCatalogue('de'));
const SCORE = { home: 1, away: 0, number: 3 };

test.each([
  ['a set', 'third_set', '3rd set', '3. Satz'],
  ['both halves of an inning', 'third_inning_top', '3rd inning', '3. Inning'],
  ['the innings of both sides', 'third_innings_away', '3rd innings', '3. Innings'],
  ['a period that has no name', 'period_3', 'Period 3', 'Abschnitt 3'],
  ['extra time', 'first_extra_half', 'Extra time 1', 'Verlängerung 1'],
])('the name of %s', (_rule, period_key, inEnglish, inGerman) => {
  const period = { ...SCORE, period_key };
  expect(periodName(english, 'soccer', period)).toBe(inEnglish);
  expect(periodName(german, 'soccer', period)).toBe(inGerman);
});

test.each([
  ['a period is headed by its number', 'regular_period', '3'],
  ['overtime is told from periods', 'overtime', 'OT'],
  ['penalties are told from periods', 'penalties', 'Pen.'],
  ['what does not say is a period', undefined, '3'],
] as const)('%s', (_rule, type, head) => {
  expect(periodHead(english, { ...SCORE, period_key: 'third_set', type })).toBe(head);
});
