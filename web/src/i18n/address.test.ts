import { expect, test } from 'vitest';
import { inLocale, localePath, readAddress, type Site } from './address';

const site: Site = {
  basePath: '/',
  locales: ['en', 'de', 'nb', 'pt-BR', 'sr-ME'],
  localeInUrl: false,
};
const nested: Site = { ...site, basePath: '/sports/' };
const always: Site = { ...site, localeInUrl: true };

test.each([
  ['the first locale has no prefix', site, '/live', 'en', '/'],
  ['another locale is the first segment', site, '/de/live', 'de', '/de'],
  ['a locale alone is its home', site, '/de', 'de', '/de'],
  ['a word that is no locale belongs to the page', site, '/soccer/live', 'en', '/'],
  ['the base path comes off first', nested, '/sports/de/live', 'de', '/sports/de'],
  ['the base path alone is home', nested, '/sports/', 'en', '/sports'],
  ['the first locale shows where it has to', always, '/en/live', 'en', '/en'],
] as const)('%s', (_rule, at, path, locale, basename) => {
  expect(readAddress(at, path)).toEqual({ type: 'page', locale, basename });
});

test.each([
  ['the first locale is taken out of an address', site, '/en/live', '/live'],
  ['an alias leads to the locale it stands for', site, '/no/live', '/nb/live'],
  ['Brazilian Portuguese by its short name', site, '/br/soccer', '/pt-BR/soccer'],
  ['Serbian is that of Montenegro', site, '/sr', '/sr-ME'],
  ['the marker of the first locale leads to it', site, '/A/live', '/live'],
  ['the marker where every locale shows', always, '/A/live', '/en/live'],
  ['an alias below a base path', nested, '/sports/no/live', '/sports/nb/live'],
  ['an alias where every locale shows', always, '/br/live', '/pt-BR/live'],
  ['case does not make another locale', site, '/DE/live', '/de/live'],
  ['a missing locale is put in where it has to be', always, '/live', '/en/live'],
  ['under a base path too', nested, '/sports/en/live', '/sports/live'],
] as const)('%s', (_rule, at, path, to) => {
  expect(readAddress(at, path)).toEqual({ type: 'redirect', to });
});

test('the same page in another locale keeps query and hash', () => {
  const at = { pathname: '/live', search: '?sport=soccer', hash: '#x' };
  expect(inLocale(site, 'de', at)).toBe('/de/live?sport=soccer#x');
  expect(inLocale(site, 'en', at)).toBe('/live?sport=soccer#x');
});

test.each([
  ['from the first one a prefix is put in', site, 'de', '/de/live?sport=a,b#x'],
  ['to the first one it is left out', site, 'en', '/live?sport=a,b#x'],
  ['it stays where every locale shows', always, 'en', '/en/live?sport=a,b#x'],
  ['below a base path', nested, 'pt-BR', '/sports/pt-BR/live?sport=a,b#x'],
])('another language of the same page: %s', (_rule, on, locale, address) => {
  const at = { pathname: '/live', search: '?sport=a,b', hash: '#x' };
  expect(inLocale(on, locale, at)).toBe(address);
});

const SHORT = ['no', 'tl', 'vn', 'se', 'br', 'sr'];
const LONG = ['nb', 'fil', 'vi', 'sv', 'pt-BR', 'sr-ME'];

test.each(SHORT.map((alias, at) => [alias, LONG[at]!] as const))(
  '/%s leads to /%s where that is offered, and is a page of that name where it is not',
  (alias, locale) => {
    const offers = { ...site, locales: ['en', locale] };
    expect(readAddress(offers, `/${alias}/live`)).toEqual({
      type: 'redirect',
      to: `/${locale}/live`,
    });
    const lacks = { ...site, locales: ['en'] };
    expect(readAddress(lacks, `/${alias}/live`)).toMatchObject({ type: 'page', locale: 'en' });
  },
);

test.each([
  [site, 'en', '/', '/'],
  [site, 'de', '/', '/de'],
  [nested, 'en', '/', '/sports'],
  [nested, 'de', '/live', '/sports/de/live'],
])('%# paths are put together without double slashes', (at, locale, path, address) => {
  expect(localePath(at, locale, path)).toBe(address);
});
