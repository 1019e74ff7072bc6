import { SPORTSBOOK_PAGES } from '@touchline/wire/pages';
import { PLATFORM_PAGES } from '@touchline/wire/platform-pages';
import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { aSite } from '@touchline/testkit/page/a-site';
import { openPage } from '@touchline/testkit/page/platform-page';
import { rawKeysIn } from '@touchline/testkit/page/raw-keys';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';
import { createApi } from '../api/api';
import { CATALOGUE_LOCALES } from '../i18n/catalogues';
import { appRoutes } from './app-routes';
import { createQueries } from './page';
import { platformRoutes } from './platform/platform-routes';

const services = {
  api: createApi({
    sportsbookOrigin: 'http://book.test',
    platformOrigin: 'http://platform.test',
    locale: 'en',
    fetch: async () => Response.json({}),
  }),
  queries: createQueries(null),
  waits: true,
  timeZone: 'UTC',
};

/** The addresses of a router, as they stand in the table. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const whole = [above, path].filter((part) => part !== '').join('/');
    if (children) return addressesOf(children, whole);
    return path === '' && !index ? [] : [whole];
  });
}

const pathsOf = (pages: Readonly<Record<string, string>>) => Object.values(pages).sort();

describe('every address of a router is in the table of pages, and the other way round', () => {
  const options = { site: { ...aSite(), hasDemoHost: true }, locale: 'en' };

  test('of the sportsbook', () => {
    expect(addressesOf(appRoutes(services, options)).sort()).toEqual(pathsOf(SPORTSBOOK_PAGES));
  });

  test('of the platform', () => {
    expect(addressesOf(platformRoutes(services, options)).sort()).toEqual(pathsOf(PLATFORM_PAGES));
  });
});

/** Those whose address says by itself what stands there. */
const plain = (pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).flatMap(([name, path]) =>
    /[:*]/.test(path) ? [] : [{ name, path: `/${path}` }],
  );

/** Every page in English, and in another language, which goes round: so each language is spoken on some. */
const OTHERS = CATALOGUE_LOCALES.filter((each) => each !== 'en');
const rows = <Row extends { path: string }>(pages: readonly Row[], from: number) =>
  pages.flatMap((row, index) =>
    ['en', OTHERS[(from + index) % OTHERS.length] ?? 'de'].map((locale) => ({ ...row, locale })),
  );
const SPORTSBOOK = rows(plain(SPORTSBOOK_PAGES), 0);
const PLATFORM = rows(plain(PLATFORM_PAGES), SPORTSBOOK.length / 2);

const locales = ['en', ...OTHERS];
const at = (path: string, locale: string) =>
  locale === 'en' ? path : `/${locale}${path}`.replace(/\/$/, '');

function isWhole(html: string, locale: string): void {
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(rawKeysIn(html)).toEqual([]);
}

test('each language is spoken on some page', () => {
  expect(new Set([...SPORTSBOOK, ...PLATFORM].map(({ locale }) => locale))).toEqual(
    new Set(CATALOGUE_LOCALES),
  );
});

test.each(SPORTSBOOK)(
  'the page $path of the sportsbook is rendered whole in $locale',
  async (row) => {
    const { html } = await openSportsbookPage(at(row.path, row.locale), { locales });
    isWhole(html, row.locale);
  },
);

test.each(PLATFORM)('the page $path of the platform is rendered whole in $locale', async (row) => {
  const { name, path, locale } = row;
  const { html, redirect } = await openPage(at(path, locale), { locales, hasDemoHost: true });
  if (name === 'root') expect(redirect).toBeDefined();
  else isWhole(html, locale);
});
