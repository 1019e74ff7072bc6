import { ODDS_DISPLAYS } from '@touchline/domain/odds/format-odds';
import * as z from 'zod/mini';
import { storedLastBets } from './last-bets-schema';
import { kept } from './storage';

/**
 * What this browser keeps for good (SPEC §3 "Browser storage"): each key once, and what may stand under it. Whatever
 * else stands there counts as absent.
 */

/** Names this browser; sent with each placement. The cookie says the same. */
export const keptDeviceId = kept('local', 'deviceId', z.string().check(z.regex(/^[\w-]{1,100}$/)));

/** That cookies were confirmed. The cookie says the same, for a year. */
export const keptConsent = kept('local', 'consent', z.boolean());

/** Whose events this browser is shown before others, such as `cyber:oddin`. The cookie says the same (SPEC §5). */
export const keptTestProviders = kept(
  'local',
  'testProviders',
  z.string().check(z.regex(/^[\w:, -]{1,200}$/)),
);

/** The language of the page that was read last, by its code. The cookie says the same. */
export const keptLocale = kept(
  'local',
  'locale',
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
);

/** Whether the column at the start is folded. */
export const keptSidebarCollapsed = kept('local', 'sidebar-collapsed', z.boolean());

/** When somebody was last reminded to deposit, in ms since epoch. */
export const keptDepositReminder = kept('local', 'depositReminder', z.number());

/** Somebody has signed in in this browser. */
export const keptRegistered = kept('local', 'isRegistered', z.literal(true));

/** The reminder to sign up was shown: once is enough. */
export const keptReminded = kept('local', 'signUpReminder', z.literal(true));

/** How odds are written, as this reader chose. */
export const keptOddsType = kept('local', 'activeOddsType', z.enum(ODDS_DISPLAYS));

/** How a visitor meets changed odds (SPEC §4 "Odds refresh"); a player's answer is among the settings. */
export const keptAcceptMode = kept('local', 'oddsAcceptMode', z.enum(['none', 'higher', 'any']));

/** What was looked for last, the newest first. */
export const keptSearches = kept(
  'local',
  'recentSearches',
  z.array(z.string()).check(z.minLength(1)),
);

/** How many favourites stood on the first page; read before the page is drawn too, by `kept-room.ts`. */
export const keptFavoriteRows = kept('local', 'favoriteRows', z.int().check(z.gte(1), z.lte(3)));

/** The bets of a player as they were last seen, for when there is no connection. */
export const keptLastBets = kept('local', 'lastBets', storedLastBets);

/** Whether single keys do something, such as `s` for the slip (WCAG 2.1.4). */
export const keptSingleKeys = kept('local', 'singleKeys', z.boolean());

/** The markets that stand first on match pages, by number; that there are some is read before the page is drawn too, by `entry-early.ts`. */
export const keptStarredMarkets = kept(
  'local',
  'starredMarkets',
  z.array(z.int()).check(z.minLength(1), z.maxLength(30)),
);

/** Who signed in here last, by id: whose alerts this browser gets, if it gets any. */
export const keptPushReader = kept('local', 'pushReader', z.int());
