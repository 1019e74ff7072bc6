import { USUAL_LIVE_DELAY } from '@touchline/domain/bets/live-delay';
import { MOST_QUICK_STAKES } from '@touchline/domain/bets/quick-stakes';
import { SPORT_TYPES } from '@touchline/domain/event';
import { PROVIDERS } from '@touchline/domain/feed/provider-choice';
import { ODDS_DISPLAYS } from '@touchline/domain/odds/format-odds';
import * as z from 'zod/mini';
import { FEATURE_FLAGS } from '../feature-flags';
import { currencyCode } from '../money';
import { systemType } from '../system-type';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** How odds can be shown, by the names of SPEC §5. */
export const ODDS_TYPES = ODDS_DISPLAYS;

const ACCEPT_MODES = ['none', 'higher', 'any'] as const;

/** The settings of SPEC §3, as the server sends them. What a server leaves out has the default that the spec gives it. */
export const settings = z.object({
  custom_bet_enabled: z._default(z.boolean(), false),
  custom_bet_allow_single: z._default(z.boolean(), false),
  /** Quick stakes and limits by currency, in subunits. */
  stakes: z._default(
    z.record(
      currencyCode,
      z.object({
        chips: z.array(z.int()),
        min: z.int(),
        /** The most the caller may ask for; VIPs more than others, and what is beyond those waits for a decision. */
        max: z.int(),
        /** The most a bet pays, for VIPs more too. */
        max_payout: z.int(),
        /** The most a system pays. */
        system_payout_cap: z.int(),
        subunits: z.int(),
      }),
    ),
    {},
  ),
  max_selections: z.int(),
  /** Whether bets are shared by code (SPEC §5 "Share bet"). */
  share_bet_enabled: z.boolean(),
  /** What stakes nobody typed are capped at for each line, in whole units of their currency (SPEC §5). */
  stake_cap: z.int(),
  /** What a euro costs in each currency, as a decimal with a point: by it stakes of somebody else's slip are converted. */
  exchange_rates: z.record(z.string(), z.string()),
  /** How long a page waits before it reacts to the hit of a jackpot (SPEC §9). */
  jackpot_reaction_seconds: z.int(),
  /** How long live bets wait before they are taken, in seconds: by the key of their sport, else as usual (DESIGN §4.14). */
  live_delays: z._default(z.object({ usual: z.int(), by_sport: z.record(z.string(), z.int()) }), {
    usual: USUAL_LIVE_DELAY,
    by_sport: {},
  }),
  /** The systems that are taken, by total count, then win count (DESIGN §4.7). */
  system_types: z.array(systemType),
  auto_accept_odds_change: z._default(z.enum(ACCEPT_MODES), 'none'),
  odds_types: z.object({ available: z.array(z.enum(ODDS_TYPES)), selected: z.enum(ODDS_TYPES) }),
  multi_bet_settings: z.object({ available_by_provider: z.record(z.string(), z.boolean()) }),
  /** Whose events are shown, by type of sport. */
  sport_type_providers: z.record(z.enum(SPORT_TYPES), z.enum(PROVIDERS)),
  /** The tabs of the match screen, in their order; markets name theirs by key. */
  market_groups: z.array(z.object({ group_key: z.string(), name: z.string() })),
  provider_statuses: z.record(z.string(), z.enum(['active', 'down'])),
  video_settings: z.object({ enabled: z.boolean() }),
  /** Games of other kinds that are offered beside bets. */
  additional_providers: z.object({
    horse_racing: z.boolean(),
    lotto: z.boolean(),
    premium_cricket: z.boolean(),
    virtual_gaming_arena: z.boolean(),
  }),
  allow_multiple_active_user_freebets: z.boolean(),
  /** Where the player platform answers, and where its payment widget is loaded from. */
  platform_origin: z.string(),
  locales: z.array(z.object({ code: z.string(), name_in_locale: z.string() })),
  currencies: z.array(
    z.object({
      code: currencyCode,
      fiat: z.boolean(),
      subunits: z.int(),
      /** Smaller units that amounts are shown in, the smallest first, in the same subunits. */
      subcurrencies: z.array(z.object({ code: z.string(), subunits: z.int() })),
    }),
  ),
  default_currency: currencyCode,
  site_name: z.string(),
  /** What is switched on; the rest is off. */
  feature_flags: z.array(z.enum(FEATURE_FLAGS)),
  /** After so many seconds visitors are reminded that they can open an account; null where they are not. */
  sign_up_reminder_seconds: z.nullable(z.int()),
  /** Whether accounts are opened where the caller is (SPEC §5). */
  sign_up_allowed: z.boolean(),
  /** Months that a self-exclusion lasts at least (SPEC §3 "Limits"). */
  self_exclusion_months: z._default(z.int(), 6),
  /** Where the caller is, by two capitals as the operator's edge says (SPEC §3 "System data"); null when nobody said. */
  user_country: z.nullable(z.string()),
  /** The group of players the site is for (SPEC §6), one of `statuses` of a player; null where it is for everybody. */
  player_group: z.nullable(z.string()),
  /** Whether players are reminded that they can deposit, who, and after how many seconds (SPEC §3 "Site config"). */
  deposit_reminder: z.object({
    show_deposit_reminder: z.boolean(),
    /** One of `statuses` of a player; null is for everybody. */
    player_group_id: z.nullable(z.string()),
    remind_after: z.int(),
  }),
  /** When the player last chose anything of it, ISO 8601; null where all is as the site has it. */
  updated_at: z.nullable(z.string()),
});

/** SPEC §7 GET /settings: for a player with what they have chosen, in place of what the site offers. */
export const getSettings = defineCall({
  name: 'getSettings',
  summary: 'What this site offers, and its limits',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/settings`,
  access: 'anyone',
  reply: z.object({ data: settings }),
});

const chips = z.array(z.int().check(z.positive())).check(
  z.maxLength(MOST_QUICK_STAKES),
  z.refine((each) => new Set(each).size === each.length, { error: 'has a stake twice' }),
);

/** What is left out stays as it was. */
export const settingsSent = z.object({
  /** In subunits, within the limits of the currency; none takes those of the site again. */
  stakes: z.optional(z.record(currencyCode, z.object({ chips }))),
  auto_accept_odds_change: z.optional(z.enum(ACCEPT_MODES)),
  odds_type: z.optional(z.enum(ODDS_TYPES)),
  /** The id of a subscription at OneSignal that is to get push notifications too; null takes all of them away. */
  one_signal_push_notification_subscription: z.optional(z.nullable(z.uuid())),
});

/** SPEC §7 POST /settings: answers with all of them, as GET does. */
export const saveSettings = defineCall({
  name: 'saveSettings',
  summary: 'Choose quick stakes, how odds are shown, and which changed odds are taken',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/settings`,
  access: 'player',
  body: settingsSent,
  reply: z.object({ data: settings }),
});

/** SPEC §7 POST /websocket/token: for visitors too; the token of a player names them. */
export const websocketToken = defineCall({
  name: 'websocketToken',
  summary: 'A token for the realtime connection',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/websocket/token`,
  access: 'anyone',
  reply: z.object({ token: z.string() }),
});

/** SPEC §7 POST /websocket/authorize: a token for each `$` channel of the player; others are left out. */
export const websocketAuthorize = defineCall({
  name: 'websocketAuthorize',
  summary: 'Tokens for private channels, all in one call',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/websocket/authorize`,
  access: 'player',
  body: z.object({ channels: z.array(z.string()).check(z.minLength(1), z.maxLength(20)) }),
  reply: z.object({ channels: z.record(z.string(), z.object({ token: z.string() })) }),
});

export type Settings = z.output<typeof settings>;
export type SettingsReply = z.input<typeof settings>;
export type SettingsSent = z.output<typeof settingsSent>;
