import { expect, test } from 'vitest';
import { needsMunicipality } from './municipality';

test.each([
  ['a player in Brazil has to name a municipality', 'BR', false, true],
  ['one who did may bet', 'BR', true, false],
  ['elsewhere nobody asks', 'DE', false, false],
  ['nor where the country is not known', null, false, false],
])('%s', (_rule, country, known, needed) => {
  expect(needsMunicipality(country, known)).toBe(needed);
});
