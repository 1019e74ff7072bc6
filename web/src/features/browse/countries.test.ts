import { regionOf } from '@touchline/domain/region';
import type { Category } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { inReadersOrder, meantBy } from './countries';

const sport = { id: 1, key: 'soccer', name: 'Soccer', type: 'regular' } as const;
const category = (id: number, name: string, code: string | null): Category => ({
  id,
  urn_id: `sr:category:${id}`,
  slug: `${name.toLowerCase()}-c${id}`,
  name,
  country_code: code,
  priority: id,
  sport,
  live_count: 0,
  prematch_count: 0,
});

const GERMAN: Readonly<Record<string, string>> = {
  Austria: 'Österreich',
  Germany: 'Deutschland',
  Sweden: 'Schweden',
  'Ivory Coast': 'Côte d’Ivoire',
};
const ALL = [
  category(1, 'Germany', 'DEU'),
  category(2, 'International', 'INT'),
  category(3, 'Sweden', 'SWE'),
  category(4, 'Austria', 'AUT'),
  category(5, 'Ivory Coast', 'CIV'),
  category(6, 'Club Friendlies', null),
];
const inGerman = inReadersOrder(ALL, ({ name }) => GERMAN[name] ?? name, {
  locale: 'de',
  isCountry: (code) => regionOf(code) !== undefined,
});
const names = (countries: readonly { name: string }[]) => countries.map(({ name }) => name);

test('countries stand by their names in the reader’s language, behind what is no country', () => {
  expect(names(inGerman)).toEqual([
    'International',
    'Club Friendlies',
    'Côte d’Ivoire',
    'Deutschland',
    'Österreich',
    'Schweden',
  ]);
});

test.each([
  ['', 6],
  ['deu', ['Deutschland']],
  ['osterr', ['Österreich']],
  ['Germ', ['Deutschland']],
  ['ivoire', ['Côte d’Ivoire']],
  ['coast', ['Côte d’Ivoire']],
  ['land', []],
  ['  schw ', ['Schweden']],
  ['friend', ['Club Friendlies']],
])('%j is found by the beginning of a word, in either language, accents or not', (typed, found) => {
  const meant = names(meantBy(inGerman, typed));
  if (typeof found === 'number') expect(meant).toHaveLength(found);
  else expect(meant).toEqual(found);
});
