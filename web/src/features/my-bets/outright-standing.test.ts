import { expect, test } from 'vitest';
import { aBet } from '@touchline/testkit/page/a-bet';
import type { FieldRow } from '@touchline/wire/match-details';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { standingText, standingTexts } from './outright-standing';

const text = createText('en', await loadCatalogue('en'));

test.each([
  ['nobody has a place yet', 'golf', { position: null, score: -3 }, null],
  ['of golf, with the score to par', 'golf', { position: 3, score: -5 }, 'Position 3 · −5'],
  ['of golf, at par', 'golf', { position: 9, score: 0 }, 'Position 9 · 0'],
  ['of cycling', 'cycling', { position: 2, score: null }, 'Position 2'],
])('where the one that was bet on stands: %s', (_what, sportKey, row, expected) => {
  expect(standingText(text, row, { sportKey, locale: 'en' })).toBe(expected);
});

const row = (urn: string, position: number | null, score: number | null) =>
  ({ competitor: { urn_id: urn }, position, score, time: null, form: [] }) as unknown as FieldRow;
const FIELD = [row('sr:competitor:7', 3, -5), row('sr:competitor:9', 5, -2)];
const RORY = { id: 'sr:competitor:7', name: 'Rory' };
const JON = { id: 'sr:competitor:9', name: 'Jon' };

test.each([
  ['in a round, before its place', {}, 'second_round', FIELD, ['Round 2 · Position 3 · −5']],
  ['in no round', {}, 'first_period', FIELD, ['Position 3 · −5']],
  ['in a round, before anybody has a place', {}, 'first_round', [], ['Round 1']],
  [
    'against one other, with both',
    { against: JON },
    'second_round',
    FIELD,
    ['Round 2', 'Rory: Position 3 · −5', 'Jon: Position 5 · −2'],
  ],
])('how an outright goes: %s', (_what, more, stage, field, expected) => {
  const [leg] = aBet([1]).selections;
  const golf = { ...leg!, outcome: RORY, match: { ...leg!.match, sport_key: 'golf' }, ...more };
  expect(standingTexts(text, golf, field, { stage, locale: 'en' })).toEqual(expected);
});
