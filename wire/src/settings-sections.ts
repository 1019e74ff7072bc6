import { COUNTRIES } from '@touchline/domain/countries';
import { CURRENCIES } from '@touchline/domain/currency';
import { SPORT_TYPES } from '@touchline/domain/event';
import { VERIFIED_FOR } from '@touchline/domain/players/standing';
import { PROVIDERS } from '@touchline/domain/feed/provider-choice';
import * as z from 'zod/mini';
import { AUTH_FIELDS } from './auth-fields';
import { FEATURE_FLAGS } from './feature-flags';
import { siteConfig } from './site-config';

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Subunits of a currency. */
const amount = z.int().check(z.gte(1));

const noTwice = z.refine((each) => !Array.isArray(each) || new Set(each).size === each.length, {
  error: 'names something twice',
});

const countryCode = z.string().check(
  z.regex(/^[A-Z]{2}$/, { error: 'is two capitals, such as FR' }),
  z.refine((code) => COUNTRIES.includes(code), { error: 'is the code of no country' }),
);

const countries = z.array(countryCode).check(z.maxLength(250), noTwice);

const times = z.number().check(z.gte(1.1), z.lte(1000));

/** What one bet may cost and pay in one currency, in its subunits. */
export const stakeSettings = z
  .object({
    /** Stakes at a click. */
    chips: z.array(amount).check(z.maxLength(8), noTwice),
    min: amount,
    max: amount,
    /** The most a bet pays. */
    max_payout: amount,
    /** The most a system pays. */
    system_payout_cap: amount,
    /** The most that all bets on one event can cost the house. */
    max_exposure: z.int().check(z.gte(0)),
  })
  .check(
    z.refine(({ min, max }) => min <= max, { path: ['min'], error: 'is more than max' }),
    z.refine(({ chips, min, max }) => chips.every((chip) => chip >= min && chip <= max), {
      path: ['chips'],
      error: 'has a stake that is less than min or more than max',
    }),
  );

/** A decimal above zero with a point, as text, so that it is read exactly. */
const exchangeRate = z
  .string()
  .check(z.regex(/^(?![0.]*$)\d{1,9}(\.\d{1,12})?$/, { error: 'is no decimal above zero' }));

const CODES = CURRENCIES.map(({ code }) => code);

/** What the operator decides about betting. */
export const bettingSettings = z.object({
  /** The currency of amounts that belong to no player. */
  default_currency: z.enum(CODES),
  stakes: z.record(z.enum(CODES), stakeSettings),
  max_selections: whole(1, 50),
  /** What stakes nobody typed, such as shared ones, are capped at for each line, in whole units of their currency. */
  stake_cap: whole(1, 1_000_000),
  /** What a euro costs in each currency: stakes that come from somebody else's slip are converted by it. */
  exchange_rates: z.record(z.enum(CODES), exchangeRate),
  /** The lowest odds that bets are taken at, in thousandths. */
  least_odds: whole(1000, 100_000),
  /** Seconds that pages wait before they react to the hit of a jackpot. */
  jackpot_reaction_seconds: whole(0, 60),
  /** Seconds that bets on matches in play wait: as usual, and in sports by their key. */
  live_delays: z.object({
    usual: whole(0, 30),
    by_sport: z.record(z.string().check(z.regex(/^\w{1,60}$/)), whole(0, 30)),
  }),
  /** Bets built from outcomes of one match, and from a single one. */
  custom_bets: z.object({ enabled: z.boolean(), allow_single: z.boolean() }),
  /** Seconds beyond its start for which a match takes bets without a live message, for bets that are on their way. */
  prematch_grace_seconds: whole(0, 3600),
  /** How far a feed is believed: a line whose prices are further out is held until an operator looks at it. */
  price_limits: z.object({
    /** Thousandths. */
    highest_odds: whole(1001, 100_000_000),
    /** What the inverse odds of a market with one winner come to at least and at most, in ten-thousandths. */
    least_book: whole(0, 10_000),
    most_book: whole(10_000, 1_000_000),
    /** How many times larger or smaller odds may become in one message, before play and during it. */
    prematch_move: times,
    live_move: times,
  }),
  /** What the house keeps of the fair value of a cash-out, in ten-thousandths. */
  cash_out_margin: whole(0, 10_000),
  vip: z.object({
    /** How many times the usual limits a VIP may ask for. */
    times: whole(1, 1000),
    /** Minutes after which a bet that nobody decided on is rejected. */
    decision_minutes: z.number().check(z.gte(0.1), z.lte(1440)),
  }),
  /** Whose events are shown, by type of sport. */
  sport_type_providers: z.record(z.enum(SPORT_TYPES), z.enum(PROVIDERS)),
  /** Whether several singles are placed from one slip, by provider. */
  multi_single: z.record(z.enum(PROVIDERS), z.boolean()),
  share_codes: z.object({ enabled: z.boolean(), kept_for_days: whole(1, 365) }),
  /** The most that all promotions give in a day (UTC), in subunits of the default currency. */
  promotions_per_day: amount,
  /** Whether a player may have several freebets at a time. */
  several_freebets: z.boolean(),
  /** Whether matches are shown as video. */
  video: z.boolean(),
  /** Who may watch them, and where nobody does. */
  streams: z.object({ who: z.enum(['anyone', 'players']), closed_countries: countries }),
  additional_providers: z.object({
    horse_racing: z.boolean(),
    lotto: z.boolean(),
    premium_cricket: z.boolean(),
    virtual_gaming_arena: z.boolean(),
  }),
});

const years = whole(18, 30);

/** The name of a group of players; nothing is everybody. */
const group = z.string().check(z.regex(/^[\w-]{0,60}$/, { error: 'is the name of a group' }));

/** Whole euros, in cents. */
const euros = z.int().check(z.gte(100), z.lte(100_000_000_000), z.multipleOf(100));

/** So many messages within so many seconds. */
const pace = z.object({ messages: whole(1, 1000), seconds: whole(1, 3600) });

/** What the operator decides about the rooms in which players talk about matches. */
const chatSettings = z.object({
  /** Words, or phrases, that are not said, by the locale they are in; `*` is every one, and `word*` what begins so. */
  words: z.record(
    z
      .string()
      .check(z.regex(/^(\*|[A-Za-z]{2,3}(-[A-Za-z]{2,4})?)$/, { error: 'is a locale or *' })),
    z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(2000), noTwice),
  ),
  /** How fast one player may write, and how fast a room may fill. */
  player_pace: pace,
  room_pace: pace,
  kept_for_days: whole(1, 365),
});

/** What the operator decides about players. */
export const playerSettings = z.object({
  feature_flags: z.array(z.enum(FEATURE_FLAGS)).check(noTwice),
  /** After so many seconds visitors are reminded that they can open an account; 0 is never. */
  sign_up_reminder_seconds: whole(0, 86_400),
  deposit_reminder: z.object({ enabled: z.boolean(), group, after_seconds: whole(1, 86_400) }),
  /** Countries from which nobody signs in or up. */
  blocked_countries: countries,
  /** Countries where no page is shown at all. */
  closed_countries: countries,
  /** Whom the site is for. */
  player_group: group,
  /** What every player is asked for. */
  auth_fields: z.array(z.enum(AUTH_FIELDS)).check(noTwice),
  /** Hours that raising or ending a limit of one's own waits. */
  limit_cooling_hours: z.number().check(z.gte(0), z.lte(8760)),
  /** From how many years on somebody opens an account, pays in and bets; in some countries another number. */
  ages: z.object({
    least: years,
    by_country: z.record(countryCode, years),
  }),
  /** What players have to be verified for; `withdrawal_above` is more than `withdrawals.unverified_max`. */
  verified_for: z.array(z.enum(VERIFIED_FOR)).check(noTwice),
  /** Months that a self-exclusion lasts at least. */
  self_exclusion_months: whole(1, 60),
  /** In cents of a euro, and as much in other currencies, roughly. */
  withdrawals: z.object({
    /** What players who are not verified may withdraw in 30 days. */
    unverified_max: euros,
    /** Those that come to more than this in `review_hours` wait for an operator. */
    review_above: euros,
    review_hours: z.number().check(z.gte(1), z.lte(8760)),
  }),
  chat: chatSettings,
  /** What of all that happens is noted, and for how long: see `significant-events`. */
  events: z.object({
    kept_for_days: whole(1, 3650),
    /** In subunits of the default currency, and as much in others, roughly. */
    large_win: amount,
    large_withdrawal: amount,
  }),
});

/** How the site looks, and in which languages, by their codes: the first is the default. */
export const siteSettings = z.extend(z.omit(siteConfig, { version: true }), {
  locales: z.array(z.string()).check(z.minLength(1), noTwice),
});

/** All that an operator sets while the site runs, in its sections. */
export const settingsSections = z.object({
  site: siteSettings,
  betting: bettingSettings,
  players: playerSettings,
});

export type SettingsSections = z.output<typeof settingsSections>;
