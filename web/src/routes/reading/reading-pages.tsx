import type { PageSite } from '../../i18n/site-context';
import type { Loading } from '../loading';

/** The pages that are read, and those that frame a game. */
export function readingPages(_services: Loading, _site: PageSite) {
  return { about: { Component: () => <h1>About</h1>, loader: async () => null } };
}
