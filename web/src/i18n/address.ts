import { canonicalLocale } from '@touchline/wire/locale';

/** Stands in an address for the first locale of a site, whichever that is (SPEC §9). */
const DEFAULT_LOCALE = 'A';

/** How the pages of a site are addressed. */
export interface Site {
  /** Where its pages begin: `/`, or a path that ends with a slash. */
  basePath: string;
  /** The codes it offers; the first is the default. */
  locales: readonly string[];
  /** The default locale is written in addresses too. */
  localeInUrl: boolean;
}

/** What an address asks for: a page in a locale, or to go to where that page really is. */
export type Address =
  | { type: 'page'; locale: string; basename: string }
  | { type: 'redirect'; to: string };

/**
 * Takes the base path and the locale off a path, before any routing, so that `/soccer/live` is not
 * read as a locale (DESIGN §4.17). Other spellings of a locale lead to the one we use (SPEC §2).
 */
export function readAddress(site: Site, pathname: string): Address {
  const rest = withoutBase(site, pathname);
  const [first = '', ...others] = rest.split('/');
  const locale = localeNamed(site, first);
  if (locale === undefined) {
    const fallback = defaultLocale(site);
    if (site.localeInUrl) return { type: 'redirect', to: localePath(site, fallback, `/${rest}`) };
    return { type: 'page', locale: fallback, basename: basenameOf(site, fallback) };
  }
  const isHidden = locale === defaultLocale(site) && !site.localeInUrl;
  if (isHidden || locale !== first) {
    return { type: 'redirect', to: localePath(site, locale, `/${others.join('/')}`) };
  }
  return { type: 'page', locale, basename: basenameOf(site, locale) };
}

/** The address of a path in a locale. `path` begins with a slash and has neither base nor locale. */
export function localePath(site: Site, locale: string, path: string): string {
  const basename = basenameOf(site, locale);
  if (path === '/') return basename;
  return basename === '/' ? path : `${basename}${path}`;
}

/** The same page in another locale: query and hash stay (SPEC §2 "Links and locale"). */
export function inLocale(
  site: Site,
  locale: string,
  at: { pathname: string; search: string; hash: string },
): string {
  return `${localePath(site, locale, at.pathname)}${at.search}${at.hash}`;
}

/** What the router is given as its base name: the base path and, where it shows, the locale. */
export function basenameOf(site: Site, locale: string): string {
  const shows = site.localeInUrl || locale !== defaultLocale(site);
  const base = `${site.basePath}${shows ? locale : ''}`;
  return base === '/' ? '/' : base.replace(/\/$/, '');
}

function localeNamed(site: Site, segment: string): string | undefined {
  if (segment === DEFAULT_LOCALE) return defaultLocale(site);
  const wanted = canonicalLocale(segment).toLowerCase();
  return site.locales.find((code) => code.toLowerCase() === wanted);
}

function defaultLocale(site: Site): string {
  return site.locales[0] ?? 'en';
}

function withoutBase({ basePath }: Site, pathname: string): string {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
}
