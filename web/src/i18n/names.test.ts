import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogues';
import { placeName, sportName } from './names';
import { createText } from './text';

const german = createText('de', await loadCatalogue('de'));
const english = createText('en', await loadCatalogue('en'));

test.each([
  ['a sport has a name in each language', 'soccer', 'Soccer', 'Fußball'],
  ['a sport nobody has words for keeps its own', 'kabaddi', 'Kabaddi', 'Kabaddi'],
])('%s', (_rule, key, name, shown) => {
  expect(sportName(german, { key, name })).toBe(shown);
});

test.each([
  ['a country by its code', 'DEU', 'Germany', 'Deutschland'],
  ['a nation that is no state', 'ENG', 'England', 'England'],
  ['a nation with words of its own', 'SCO', 'Scotland', 'Schottland'],
  ['a code nobody knows keeps the name', 'QQQ', 'Atlantis', 'Atlantis'],
  ['a place without a code keeps its name', null, 'International Clubs', 'International Clubs'],
])('%s', (_rule, code, name, shown) => {
  expect(placeName(german, 'de', { country_code: code, name })).toBe(shown);
});

test('English readers are shown what the provider wrote', () => {
  expect(placeName(english, 'en-AU', { country_code: 'CZE', name: 'Czech Republic' })).toBe(
    'Czech Republic',
  );
});
