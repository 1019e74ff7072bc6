import { expect, test } from 'vitest';
import { ERROR_WORDS } from '../i18n/error-words';
import { lostReader } from './lost-reader';
import { lostReaderOf } from './lost-reader-of';

const SITE = ['en', 'de'];
const french = { country: 'FR', acceptLanguage: 'fr-FR,fr;q=0.9,en;q=0.5' };

test('a page that is found knows nothing of its reader', () => {
  expect(lostReaderOf(200, french, SITE)).toBeNull();
});

test('who is lost is told so in their own language where the site does not speak it', () => {
  const known = lostReaderOf(404, french, SITE);
  expect(known).toEqual({ country: null, own: { locale: 'fr', words: ERROR_WORDS.fr } });
  expect(lostReader.parse(JSON.parse(JSON.stringify(known)))).toEqual(known);
});

test('the country is told to the page that names it alone', () => {
  const german = { country: 'DE', acceptLanguage: 'de' };
  expect(lostReaderOf(451, german, SITE)).toEqual({ country: 'DE', own: null });
  expect(lostReaderOf(404, german, SITE)).toBeNull();
});

test('who reads a language of the site, from nowhere that is known, reads what everybody reads', () => {
  const unknown = { country: null, acceptLanguage: null };
  expect(lostReaderOf(451, unknown, SITE)).toBeNull();
});
