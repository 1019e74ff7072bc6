import { STAKE_CAP } from '@touchline/domain/bets/stake-cap';
import { JACKPOT_REACTION_SECONDS } from '@touchline/domain/bonus/jackpot';
import { DEFAULT_RATES } from '@touchline/domain/convert';
import { CURRENCIES, currencyOf } from '@touchline/domain/currency';
import { PROVIDERS } from '@touchline/domain/feed/provider-choice';
import { ODDS_SCALE } from '@touchline/domain/money';
import type { SettingsSections } from '@touchline/wire/settings-sections';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import type { Config } from './config';

/** In whole units of about a euro: what one bet may cost and pay unless somebody says otherwise (DESIGN §4.8). */
const USUAL_STAKES = { chips: [5, 10, 25, 50], max: 10_000, maxPayout: 100_000 };

/** How many selections a bet has at most, unless somebody says otherwise. */
export const DEFAULT_MAX_SELECTIONS = 20;

const CENTS = 100;

/** In rooms about matches: a handful of messages in a breath, and no faster than a reader follows. */
const USUAL_CHAT: SettingsSections['players']['chat'] = {
  words: {
    en: ['fuck*', 'cunt*', 'nigger*', 'faggot*', 'kill yourself'],
    de: ['fotze*', 'hurensohn*', 'wichser*', 'nigger*', 'schwuchtel*'],
    ar: ['شرموط*', 'عاهر*', 'كس امك', 'ابن الكلب'],
  },
  player_pace: { messages: 5, seconds: 20 },
  room_pace: { messages: 40, seconds: 10 },
  kept_for_days: 30,
};

/** What the environment says about all that an operator can set while the site runs; it holds until one does. */
export function environmentSettings(config: Config): SettingsSections {
  const { version: _version, ...site } = USUAL_SITE_CONFIG;
  return {
    site: { ...site, site_name: config.SITE_NAME, locales: config.LOCALES },
    betting: bettingOf(config),
    players: playersOf(config),
  };
}

function usualRates(): SettingsSections['betting']['exchange_rates'] {
  const rates = CURRENCIES.map(({ code }) => [code, DEFAULT_RATES[code] ?? '1'] as const);
  return Object.fromEntries(rates);
}

function bettingOf(config: Config): SettingsSections['betting'] {
  const { usual, bySport } = config.LIVE_DELAYS;
  const games = new Set<string>(config.GAMES);
  return {
    default_currency: config.DEFAULT_CURRENCY,
    stakes: usualStakes(config.MAX_EXPOSURE),
    max_selections: DEFAULT_MAX_SELECTIONS,
    stake_cap: STAKE_CAP,
    exchange_rates: usualRates(),
    least_odds: ODDS_SCALE,
    jackpot_reaction_seconds: JACKPOT_REACTION_SECONDS,
    live_delays: { usual, by_sport: Object.fromEntries(bySport) },
    custom_bets: { enabled: config.CUSTOM_BETS, allow_single: config.CUSTOM_BET_ALLOW_SINGLE },
    prematch_grace_seconds: config.PREMATCH_GRACE_SECONDS,
    price_limits: {
      highest_odds: Math.round(config.FEED_HIGHEST_ODDS * ODDS_SCALE),
      least_book: Math.round(config.FEED_LEAST_BOOK * 100),
      most_book: Math.round(config.FEED_MOST_BOOK * 100),
      prematch_move: config.FEED_PREMATCH_MOVE,
      live_move: config.FEED_LIVE_MOVE,
    },
    cash_out_margin: Math.round(config.CASH_OUT_MARGIN * 100),
    vip: { times: config.VIP_TIMES, decision_minutes: config.VIP_DECISION_MINUTES },
    sport_type_providers: { ...config.SPORT_TYPE_PROVIDERS },
    multi_single: Object.fromEntries(PROVIDERS.map((name) => [name, true])) as Record<
      (typeof PROVIDERS)[number],
      boolean
    >,
    share_codes: { enabled: true, kept_for_days: 30 },
    promotions_per_day: inSubunits(config.PROMOTIONS_PER_DAY, config),
    several_freebets: true,
    video: true,
    streams: { who: 'anyone', closed_countries: [] },
    additional_providers: {
      horse_racing: games.has('horse_racing'),
      lotto: games.has('lottery'),
      premium_cricket: games.has('premium_cricket'),
      virtual_gaming_arena: games.has('virtual_gaming_arena'),
    },
  };
}

/** 0.10 to 10,000.00 a bet, which pays at most 100,000.00; an event may cost so many euros, roughly. In subunits. */
export function usualStakes(mostExposure: number): SettingsSections['betting']['stakes'] {
  const stakes = CURRENCIES.map(({ code, aboutAEuro }) => [
    code,
    {
      chips: USUAL_STAKES.chips.map((count) => count * aboutAEuro),
      min: aboutAEuro / 10,
      max: USUAL_STAKES.max * aboutAEuro,
      max_payout: USUAL_STAKES.maxPayout * aboutAEuro,
      system_payout_cap: USUAL_STAKES.maxPayout * aboutAEuro,
      max_exposure: mostExposure * aboutAEuro,
    },
  ]);
  return Object.fromEntries(stakes) as SettingsSections['betting']['stakes'];
}

function playersOf(config: Config): SettingsSections['players'] {
  return {
    feature_flags: config.FEATURE_FLAGS,
    sign_up_reminder_seconds: config.SIGN_UP_REMINDER_SECONDS ?? 0,
    deposit_reminder: {
      enabled: config.DEPOSIT_REMINDER,
      group: config.DEPOSIT_REMINDER_GROUP ?? '',
      after_seconds: config.DEPOSIT_REMINDER_SECONDS,
    },
    blocked_countries: [...config.BLOCKED_COUNTRIES],
    closed_countries: [...config.CLOSED_COUNTRIES],
    player_group: config.PLAYER_GROUP ?? '',
    auth_fields: config.AUTH_FIELDS,
    limit_cooling_hours: config.LIMIT_COOLING,
    ages: { least: config.MINIMUM_AGE, by_country: { ...config.MINIMUM_AGES } },
    verified_for: config.VERIFIED_FOR,
    self_exclusion_months: config.SELF_EXCLUSION_MONTHS,
    withdrawals: {
      unverified_max: config.WITHDRAWAL_UNVERIFIED_MAX * CENTS,
      review_above: config.WITHDRAWAL_REVIEW_ABOVE * CENTS,
      review_hours: config.WITHDRAWAL_REVIEW_HOURS,
    },
    chat: USUAL_CHAT,
    events: {
      kept_for_days: config.EVENTS_KEPT_DAYS,
      large_win: inSubunits(config.LARGE_WIN, config),
      large_withdrawal: inSubunits(config.LARGE_WITHDRAWAL, config),
    },
  };
}

function inSubunits(units: number, { DEFAULT_CURRENCY: code }: Config): number {
  return units * (currencyOf(code)?.subunits ?? CENTS);
}
