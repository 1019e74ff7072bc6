import { LIMIT_STATUSES, LIMIT_TYPES } from '@touchline/domain/limits/limit';
import * as z from 'zod/mini';
import { limit, LIMIT_PERIODS } from '../limits';
import { amount, currencyCode } from '../money';
import { defineCall, PLATFORM_API } from './call';
import { moment, wordsOf } from './filters';

const period = z.enum(LIMIT_PERIODS);
const wholeNumber = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most));

const MOST_SUBUNITS = 1_000_000_000_000;
const DAY = 86_400;
const limitId = z.object({ id: z.uuid() });
const oneLimit = z.object({ data: limit });

/**
 * SPEC §7 GET /user_limits. Without filters all limits the player ever had, the newest first; `status` and `statuses`
 * mean the same, and so do `type` and `types`.
 */
export const listUserLimits = defineCall({
  name: 'listUserLimits',
  summary: 'My limits',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/user_limits`,
  access: 'player',
  query: z.object({
    type: z.optional(wordsOf(LIMIT_TYPES)),
    types: z.optional(wordsOf(LIMIT_TYPES)),
    status: z.optional(wordsOf(LIMIT_STATUSES)),
    statuses: z.optional(wordsOf(LIMIT_STATUSES)),
  }),
  reply: z.object({ data: z.array(limit) }),
});

/** What a limit may say: money in subunits of the player's currency, times in seconds. */
const limitAsked = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['deposit', 'loss', 'wager']),
    period,
    amount: wholeNumber(MOST_SUBUNITS),
  }),
  z.object({ type: z.literal('bet'), period, count: wholeNumber(1_000_000) }),
  z.object({ type: z.enum(['time', 'activity']), period, seconds: wholeNumber(30 * DAY) }),
  z.object({
    type: z.enum(['session', 'sportsbook_session', 'reality_check']),
    seconds: wholeNumber(DAY, 1),
  }),
  z.object({ type: z.enum(['selfexclusion', 'coolingoff']), until: z.nullable(moment) }),
]);

/** A self-exclusion signs the player out everywhere. */
export const askForLimit = defineCall({
  name: 'askForLimit',
  summary:
    'Limit my play: a first or lower limit counts at once, a higher one waits and has to be confirmed; 422 limit_refused when an exclusion would end sooner',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/user_limits`,
  access: 'player',
  body: limitAsked,
  reply: oneLimit,
});

export const confirmLimit = defineCall({
  name: 'confirmLimit',
  summary: 'Confirm the change of a limit that waits; 422 limit_refused when none does',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/user_limits/:id/confirm`,
  access: 'player',
  params: limitId,
  reply: oneLimit,
});

export const endLimit = defineCall({
  name: 'endLimit',
  summary:
    'Ask for the end of a limit, which waits and has to be confirmed; 422 limit_refused for an exclusion',
  origin: 'platform',
  method: 'DELETE',
  path: `${PLATFORM_API}/user_limits/:id`,
  access: 'player',
  params: limitId,
  reply: oneLimit,
});

/** SPEC §7 POST /player/activity_limit_track, §4 "Activity tracking". */
export const trackActivity = defineCall({
  name: 'trackActivity',
  summary:
    'A page was in sight for a minute; 401 limit_reached, and signed out everywhere, when a limit of time is used up',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/activity_limit_track`,
  access: 'player',
  reply: z.object({
    data: z.object({
      /** What the tightest limit of time leaves; null where there is none. */
      seconds_left: z.nullable(z.int()),
    }),
  }),
});

/** SPEC §4 "Reality check": a 400 says that there is nothing to ask for any more. */
export const getRealityCheck = defineCall({
  name: 'getRealityCheck',
  summary:
    'How my session goes, and whether a reminder is due; 403 limit_reached when it has lasted as long as I let it, 400 when I limit no sessions',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/reality_check`,
  access: 'player',
  reply: z.object({
    data: z.object({
      /** How often I am reminded, in seconds; null where I am not. */
      period: z.nullable(z.int()),
      is_due: z.boolean(),
      /** Since the session began. */
      seconds_played: z.int(),
      currency: currencyCode,
      subunits: z.int(),
      /** Stakes of what was settled since, and what was paid for just that. */
      settled: amount,
      paid: amount,
      /** What was won, or below zero lost, of that. */
      net: amount,
      /** Stakes placed since that are open. */
      open: amount,
    }),
  }),
});

export const answerRealityCheck = defineCall({
  name: 'answerRealityCheck',
  summary: 'I have seen the reminder and go on',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/reality_check`,
  access: 'player',
  reply: z.object({}),
});

const sportsbookSession = z.object({
  data: z.object({
    started_at: z.string(),
    /** What the tightest limit of sessions leaves; null where there is none. */
    seconds_left: z.nullable(z.int()),
  }),
});

/** SPEC §7 POST /sportsbook_sessions. */
export const beginSportsbookSession = defineCall({
  name: 'beginSportsbookSession',
  summary:
    'Begin a session at the sportsbook, or go on with the one under way; 403 limit_reached when a limit stands against it',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/sportsbook_sessions`,
  access: 'player',
  reply: sportsbookSession,
});

/** SPEC §7 POST /sportsbook_sessions/continue. */
export const continueSportsbookSession = defineCall({
  name: 'continueSportsbookSession',
  summary:
    'Choose to go on after a session at the sportsbook: the next one begins; 403 limit_reached when another limit stands against it',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/sportsbook_sessions/continue`,
  access: 'player',
  reply: sportsbookSession,
});

const played = {
  currency: currencyCode,
  subunits: z.int(),
  deposits: amount,
  withdrawals: amount,
  /** Stakes of what was settled in the month, whenever it was placed, and what was paid for just that. */
  settled: amount,
  paid: amount,
  /** What was won, or below zero lost, of that. */
  net: amount,
  /** Stakes placed in the month that are open now. */
  open: amount,
  /** Placed in the month. */
  bets: z.int(),
};

/** Months end at midnight UTC. */
export const playStatement = defineCall({
  name: 'playStatement',
  summary: 'What I have played with, month by month, by currency; the newest month first',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/player/play_statement`,
  access: 'player',
  query: z.object({ year: z.optional(z.string().check(z.regex(/^20\d\d$/))) }),
  reply: z.object({
    data: z.array(
      z.object({
        /** Such as `2026-05`. */
        month: z.string(),
        seconds_signed_in: z.int(),
        currencies: z.array(z.object(played)),
      }),
    ),
  }),
});

export type LimitAsked = z.output<typeof limitAsked>;
