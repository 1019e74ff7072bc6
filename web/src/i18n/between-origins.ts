import { localePath } from './address';
import type { PageSite } from './site-context';

/** The whole address of the sportsbook's home page in a locale. */
export function sportsbookHome(site: PageSite, locale: string): string {
  return sportsbookPage(site, locale, '/');
}

/** The whole address of a page of the sportsbook, by its path without a locale. */
export function sportsbookPage(site: PageSite, locale: string, path: string): string {
  const sportsbook = { ...site, basePath: site.sportsbookPath };
  return site.sportsbookOrigin + localePath(sportsbook, locale, path);
}

/** The whole address of a page of the player platform, by its path without a locale. */
export function platformPage(site: PageSite, locale: string, path: string): string {
  return site.platformOrigin + localePath({ ...site, basePath: '/' }, locale, path);
}
