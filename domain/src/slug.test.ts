import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfSlug, slugOf, type SlugKind } from './slug';

test.each([
  ['match', 902, ['Arsenal', 'Chelsea'], 'arsenal-chelsea-m902'],
  ['league', 17, ['Premier League'], 'premier-league-l17'],
  ['category', 31, ['England'], 'england-c31'],
  ['match', 5, ['1. FC Köln', 'SC Freiburg'], '1-fc-koln-sc-freiburg-m5'],
  ['match', 6, ['Bodø/Glimt', 'Łódź'], 'bodo-glimt-lodz-m6'],
  ['match', 7, ['Großaspach', 'Beşiktaş'], 'grossaspach-besiktas-m7'],
  ['match', 8, ["Nott'm Forest", 'Brighton & Hove'], 'nottm-forest-brighton-hove-m8'],
  ['match', 9, ['Зенит', 'ЦСКА'], 'm9'],
  ['match', 10, ['Зенит', 'Ajax'], 'ajax-m10'],
  ['league', 11, [' -- '], 'l11'],
] as const)('a %s slug says what it is: %s', (kind, id, names, slug) => {
  expect(slugOf(kind, id, names)).toBe(slug);
  expect(idOfSlug(kind, slug)).toBe(id);
});

test.each([
  ['match', 'old-name-m902', 902],
  ['match', 'arsenal-chelsea-l902', null],
  ['match', 'arsenal-chelsea-902', null],
  ['match', 'arsenal-chelsea-m0', null],
  ['match', 'arsenal-chelsea-m9999999999', null],
  ['match', 'team902', null],
  ['league', '', null],
] as const)('the id of a %s is read off the end of %s', (kind, slug, id) => {
  expect(idOfSlug(kind, slug)).toBe(id);
});

test('any names give an address that leads back to the id', () => {
  const kinds = fc.constantFrom<SlugKind>('category', 'league', 'match');
  const names = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 });
  fc.assert(
    fc.property(kinds, fc.integer({ min: 1, max: 999_999_999 }), names, (kind, id, texts) => {
      const slug = slugOf(kind, id, texts);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(idOfSlug(kind, slug)).toBe(id);
    }),
  );
});
