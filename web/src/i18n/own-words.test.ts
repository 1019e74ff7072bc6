import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './catalogues';
import { ownWords, wordCheck } from './own-words';
import { replacedWords } from './replaced-words';
import { createText } from './text';

const check = await wordCheck();

describe('an operator’s words take the place of ours where they fit', () => {
  test.each([
    ['plain words', { en: { 'shell.sports': 'Games' } }, null],
    ['in a locale that we have no words in', { xx: { 'shell.sports': 'Games' } }, 'shell.sports'],
    ['for a message that is none of ours', { en: { 'shell.casino': 'Casino' } }, 'shell.casino'],
    ['for a part, which is no message', { en: { shell: 'Shell' } }, 'shell'],
    ['for what every object has', { en: { 'shell.constructor': 'x' } }, 'shell.constructor'],
    ['with the arguments of ours', { en: { 'shell.home': 'To {site}' } }, null],
    ['without them', { en: { 'shell.home': 'Home' } }, null],
    ['with another one', { en: { 'shell.home': 'To {place}' } }, 'shell.home'],
    ['in a plural', { de: { 'shell.slip_count': '{count, plural, other {# Tipps}}' } }, null],
    ['with half a brace', { de: { 'shell.home': 'Zu {site' } }, 'shell.home'],
    [
      'with no plural for others',
      { de: { 'shell.slip_count': '{count, plural, =1 {x' } },
      'shell.slip_count',
    ],
    ['that say nothing', { de: { 'shell.sports': ' ' } }, 'shell.sports'],
  ])('%s', (_rule, translations, wrong) => {
    expect(check(translations)?.key ?? null).toBe(wrong);
  });
});

test('only the words of a page’s own locale are for it, and its language’s', async () => {
  const translations = {
    en: { 'shell.sports': 'Games' },
    de: { 'shell.sports': 'Spiele' },
    'de-AT': { 'shell.sports': 'Sportln' },
  };
  const german = await loadCatalogue('de');
  expect(ownWords(translations, 'de', german)).toEqual({ 'shell.sports': 'Spiele' });
  expect(ownWords(translations, 'de-AT', german)).toEqual({ 'shell.sports': 'Sportln' });
});

test('what does not fit any more is left out, so that the page says ours', async () => {
  const english = await loadCatalogue('en');
  expect(ownWords({ en: { 'shell.home': '{', 'shell.gone': 'x' } }, 'en', english)).toEqual({});
});

test('a page says the operator’s words, and ours for the rest', async () => {
  const english = await loadCatalogue('en');
  const own = replacedWords(english, { 'shell.sports': 'Games' });
  const t = createText('en', own);
  expect(t('shell.sports')).toBe('Games');
  expect(t('shell.home', { site: 'Us' })).toBe(
    createText('en', english)('shell.home', { site: 'Us' }),
  );
  expect(english.shell.sports).not.toBe('Games');
});
