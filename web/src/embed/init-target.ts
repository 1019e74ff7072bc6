/** The page that opens sessions, without base path and locale (SPEC §2). */
export const INIT_PATH = '/init-sportsbook';

/** Whether a path, without base path and locale, is that of the page that opens sessions. */
export function isInitPath(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === INIT_PATH;
}

/** Only to see whether a path stays where it is. */
const ANYWHERE = 'https://site.invalid';

/**
 * Where the page that opens a session leads after that, by its parameter `to`: a path of ours without base path and
 * locale, with query and hash. Whatever could lead elsewhere, or back to that page, is the home page.
 */
export function initTarget(to: string | null): string {
  if (to === null || !/^\/(?![/\\])[\x21-\x7e]*$/.test(to) || to.includes('\\')) return '/';
  const url = URL.canParse(to, ANYWHERE) ? new URL(to, ANYWHERE) : null;
  if (url?.origin !== ANYWHERE || url.pathname.startsWith('//')) return '/';
  return isInitPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
