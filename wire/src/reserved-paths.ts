import { SPORTSBOOK_PAGES } from './pages';

/** Their first parts at the platform, and the search, which is a window so far. */
const OTHERS = ['demo-host', 'help-center', 'profile', 'search', 'terms-and-conditions', 'users'];

/** First parts of addresses under which our server answers scripts, or has files. */
const DOORS = [
  'api',
  'assets',
  'connection',
  'embed',
  'emulation',
  'healthz',
  'icons',
  'images',
  'metrics',
  'operator',
  'outbox',
  'readyz',
  'sandbox',
  'spi',
  'sportsbook',
  'streams',
];

/** Sports by their keys: `/soccer` is the page of one. Those that only a feed knows are not among them. */
export const SPORT_KEYS: ReadonlySet<string> = new Set([
  'amfootball',
  'badminton',
  'baseball',
  'basketball',
  'boxing',
  'cricket',
  'cs2',
  'csgo',
  'cycling',
  'darts',
  'dota2',
  'golf',
  'handball',
  'icehockey',
  'lol',
  'mma',
  'rugby',
  'snooker',
  'soccer',
  'tabletennis',
  'tennis',
  'valorant',
  'volleyball',
]);

/** First parts of addresses that no page of an operator's own may have. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(SPORTSBOOK_PAGES),
  ...OTHERS,
  ...DOORS,
  ...SPORT_KEYS,
]);

/** How an address says its locale, such as `fr` or `pt-br`: a path like that is kept free for a language to come. */
const LIKE_A_LOCALE = /^([a-z]{2}|fil)(-[a-z0-9]{2,4})?$/;

/** Whether an operator's own page may not have this path below the base path: it is a page, a door or a locale of ours. */
export function isReservedPath(path: string): boolean {
  const [first = ''] = path.toLowerCase().split('/');
  return first === '' || RESERVED_PATHS.has(first) || LIKE_A_LOCALE.test(first);
}
