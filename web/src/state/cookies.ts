import { ODDS_DISPLAYS } from '@touchline/domain/odds/format-odds';
import { affiliateId } from '@touchline/wire/affiliate';
import * as z from 'zod/mini';
import { cookie } from './cookie';

/**
 * The cookies that scripts of ours read and write (SPEC §3 "Browser storage", lifetimes of §9). The session's cookie is
 * not among them: scripts cannot see it. What does not fit counts as absent.
 */

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

/** Who sent this visitor; goes with a sign-up. From the address, where it is called `stag`. */
export const affiliateCookie = cookie('affiliate_id', affiliateId, {
  lifetime: 30 * DAY_S,
  isCrossSite: true,
  isShared: true,
});

/** Names this browser; local storage says the same. */
export const deviceIdCookie = cookie('device_id', z.string().check(z.regex(/^[\w-]{1,100}$/)), {
  lifetime: 7300 * DAY_S,
});

/** Somebody was reminded to deposit today. */
export const depositReminderCookie = cookie('deposit_reminder', z.literal('1'), {
  lifetime: DAY_S,
});

/** Whether cookies were agreed to (1) or refused (0); local storage says the same. */
export const consentCookie = cookie('consent', z.enum(['1', '0']), {
  lifetime: YEAR_S,
  isShared: true,
});

/** Whose events this browser is shown before others, such as `cyber:oddin`; the server reads it too (SPEC §5). */
export const testProvidersCookie = cookie(
  'test_providers',
  z.string().check(z.minLength(1), z.maxLength(200)),
  { lifetime: YEAR_S },
);

/** What the reader chose to see; the server renders the next page in it. */
export const themeCookie = cookie('theme', z.enum(['night', 'day']), { lifetime: YEAR_S });

/** How odds are shown; the server renders the next page that way. */
export const oddsTypeCookie = cookie('odds_type', z.enum(ODDS_DISPLAYS), { lifetime: YEAR_S });

/** Whether the column at the start is folded; the server renders the next page that way. */
export const sidebarCookie = cookie('sidebar_collapsed', z.enum(['true', 'false']), {
  lifetime: YEAR_S,
});

/** The language of the page that was read last, by its code: other pages of an operator's domain may go by it. */
export const localeCookie = cookie(
  'locale',
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
  { lifetime: YEAR_S },
);

/** The reader's time zone, by its IANA name; the server renders the next page in its hours. */
export const timeZoneCookie = cookie('time_zone', z.string().check(z.regex(/^[\w/+-]{1,64}$/)), {
  lifetime: YEAR_S,
});
