import { expect, test } from 'vitest';
import { isMunicipality, needsMunicipality } from './municipality';

test.each([
  ['a player in Brazil has to name a municipality', 'BR', false, true],
  ['one who did may bet', 'BR', true, false],
  ['elsewhere nobody asks', 'DE', false, false],
  ['nor where the country is not known', null, false, false],
])('%s', (_rule, country, known, needed) => {
  expect(needsMunicipality(country, known)).toBe(needed);
});

test.each([
  ['São Paulo', '3550308', true],
  ['Rio de Janeiro', '3304557', true],
  ['Brasília', '5300108', true],
  ['Coronel Barros, whose last digit never was the right one', '4305871', true],
  ['one with a digit mistyped', '3550318', false],
  ['one of a state that is none', '9950306', false],
  ['one without its last digit', '355030', false],
  ['a name', 'SaoPaul', false],
  ['nothing', '', false],
])('%s', (_municipality, code, known) => {
  expect(isMunicipality(code)).toBe(known);
});
