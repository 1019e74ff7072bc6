import { USUAL_EXPOSURE } from '@touchline/domain/bets/exposure';
import type { ShapeRules } from '@touchline/domain/bets/bet-shape';
import type { LiveDelays } from '@touchline/domain/bets/live-delay';
import { SYSTEM_TYPES, type SystemType } from '@touchline/domain/bets/system-types';
import type { ChatRules } from '@touchline/domain/chat/refusal';
import type { Rates } from '@touchline/domain/convert';
import type { WatchTerms } from '@touchline/domain/streams/why-not-watch';
import { matchChatOf } from '@touchline/wire/integrations';
import type { Provider, ProviderChoice } from '@touchline/domain/feed/provider-choice';
import type { PriceLimits } from '@touchline/domain/feed/plausibility';
import { minor, odds, type Minor, type Odds } from '@touchline/domain/money';
import type { ReminderTerms } from '@touchline/domain/payments/deposit-reminder';
import type { FeatureFlag } from '@touchline/wire/feature-flags';
import type { Locale } from '@touchline/wire/locale';
import type { MoneyRules } from '@touchline/domain/players/standing';
import type { SettingsSections } from '@touchline/wire/settings-sections';
import type { Money } from '../bonus/spending';
import { usualStakes } from '../config-settings';
import { LOCALES } from '../locales';
import type { Sharing } from './share/share-routes';
import { moneyRulesOf } from './money-rules';

/** What one bet may cost and pay in one currency, in its subunits. */
export interface StakeLimits {
  /** Stakes offered at a click. */
  chips: readonly Minor[];
  min: Minor;
  max: Minor;
  maxPayout: Minor;
  /** The most a system pays, however much its combos make (DESIGN §4.8). */
  systemCap: Minor;
  /** The most that all bets on one event can cost the house. */
  maxExposure: Minor;
}

/**
 * What the operator decides about betting on this site. Members may be another value at the next look: whatever has to
 * see one set of them from beginning to end works with a copy.
 */
export interface SiteSettings {
  name: string;
  /** Where the player platform answers. */
  platformOrigin: string;
  defaultCurrency: string;
  /** The first is the default. */
  locales: readonly Locale[];
  limits: Readonly<Record<string, StakeLimits>>;
  maxSelections: number;
  /** What stakes nobody typed are capped at for each line, in whole units of their currency; left out, as usual. */
  stakeCap?: number;
  /** What a euro costs in each currency; left out, roughly. */
  exchangeRates?: Rates;
  /** The lowest odds that bets are taken at; left out, whatever pays at least the stake. */
  leastOdds?: Odds;
  /** Seconds that pages wait before they react to the hit of a jackpot; left out, as usual. */
  jackpotReactionSeconds?: number;
  /** The systems that are taken. */
  systems: readonly SystemType[];
  /** How long bets on matches in play wait, in seconds. */
  liveDelays: LiveDelays;
  /** Whether bets are built from outcomes of one match, and from a single one; left out, as usual. */
  customBets?: ShapeRules['customBets'];
  /** Seconds beyond its start for which a match takes bets without a live message; left out, none. */
  prematchGraceSeconds?: number;
  /** How far a feed is believed; left out, as usual. */
  priceLimits?: PriceLimits;
  /** What the house keeps of the fair value of a cash-out, in ten-thousandths; left out, as usual. */
  cashOutMargin?: number;
  /** How many times the usual limits a VIP may ask for, to be decided on by hand; left out, as usual. */
  vipTimes?: number;
  /** Whose events are shown, by type of sport; left out, as usual. */
  sportTypeProviders?: ProviderChoice;
  /** What is switched on; left out, nothing. */
  featureFlags?: readonly FeatureFlag[];
  /** Seconds after which visitors are reminded that they can open an account; left out, never. */
  signUpReminderSeconds?: number | undefined;
  /** From whom money is taken; left out, from everybody. */
  moneyRules?: MoneyRules;
  /** Months that a self-exclusion lasts at least; left out, as usual. */
  selfExclusionMonths?: number;
  /** Countries from which nobody opens an account, by two capitals; left out, none. */
  blockedCountries?: ReadonlySet<string>;
  /** Whether players are reminded that they can deposit; left out, they are not. */
  depositReminder?: ReminderTerms;
  /** The group of players the site is for; left out, it is for everybody. */
  playerGroup?: string | undefined;
  /** Whether several singles are placed from one slip, by provider; left out, with all of them. */
  multiSingle?: Readonly<Partial<Record<Provider, boolean>>>;
  /** Whether and for how long bets are shared by code; left out, as usual. */
  sharing?: Sharing;
  /** Whether a player may have several freebets at a time; left out, they may. */
  severalFreebets?: boolean;
  /** Whether matches are shown as video; left out, they are. */
  isVideoShown?: boolean;
  /** Who may watch them; left out, anybody. */
  watching?: WatchTerms;
  /** How players talk about matches; left out, as usual. */
  chat?: ChatTerms;
  /** Where streams may come from besides our own origin; left out, from nowhere. */
  streamOrigins?: readonly string[];
  /** Which games of other kinds are offered; left out, none. */
  additionalProviders?: AdditionalProviders;
  /** The most that all promotions give in a day; left out, nothing bounds it. */
  promotionsPerDay?: Money;
}

/** What the operator decides about talk (SPEC §2, the match page's CHAT). */
export interface ChatTerms {
  /** Whether there is a room for each match here, and not another chat, or none. */
  hasRooms: boolean;
  rules: ChatRules;
  /** Words that are not said, by locale; those under `*` in any. */
  words: Readonly<Record<string, readonly string[]>>;
  keptForDays: number;
}

/** Unless configured: a room for each match, and no list of words. */
export const USUAL_CHAT: ChatTerms = {
  hasRooms: true,
  rules: { player: { messages: 5, seconds: 20 }, room: { messages: 40, seconds: 10 } },
  words: {},
  keptForDays: 30,
};

/** Games of other kinds, by the names of SPEC §3 "Settings", and the arena of virtual sports. */
export type AdditionalProviders = Readonly<SettingsSections['betting']['additional_providers']>;

/**
 * Unless configured: 0.10 to 10,000.00 a bet, which pays at most 100,000.00 (DESIGN §4.8).
 *
 * @internal
 */
export const DEFAULT_LIMITS = limitsOf(usualStakes(USUAL_EXPOSURE));

/** Unless configured, custom bets are taken wherever somebody prices them, of at least two outcomes. */
export const USUAL_CUSTOM_BETS: ShapeRules['customBets'] = { enabled: true, allowSingle: false };

/** What the settings say about betting on this site. */
export function siteOf(
  { site, betting, players }: SettingsSections,
  { PLATFORM_ORIGIN }: { PLATFORM_ORIGIN: string },
): SiteSettings {
  const { custom_bets: custom, live_delays: delays, share_codes: codes } = betting;
  const { deposit_reminder: reminder } = players;
  return {
    name: site.site_name,
    platformOrigin: PLATFORM_ORIGIN,
    defaultCurrency: betting.default_currency,
    locales: site.locales.map((code) => ({ code, nameInLocale: LOCALES[code] ?? code })),
    limits: limitsOf(betting.stakes),
    maxSelections: betting.max_selections,
    stakeCap: betting.stake_cap,
    exchangeRates: betting.exchange_rates,
    leastOdds: odds(betting.least_odds),
    jackpotReactionSeconds: betting.jackpot_reaction_seconds,
    systems: SYSTEM_TYPES,
    liveDelays: { usual: delays.usual, bySport: new Map(Object.entries(delays.by_sport)) },
    customBets: { enabled: custom.enabled, allowSingle: custom.allow_single },
    prematchGraceSeconds: betting.prematch_grace_seconds,
    priceLimits: priceLimitsOf(betting.price_limits),
    cashOutMargin: betting.cash_out_margin,
    vipTimes: betting.vip.times,
    sportTypeProviders: betting.sport_type_providers,
    featureFlags: players.feature_flags,
    signUpReminderSeconds: players.sign_up_reminder_seconds || undefined,
    moneyRules: moneyRulesOf(players),
    selfExclusionMonths: players.self_exclusion_months,
    blockedCountries: new Set(players.blocked_countries),
    playerGroup: players.player_group || undefined,
    depositReminder: {
      isOn: reminder.enabled,
      group: reminder.group || null,
      afterMs: reminder.after_seconds * 1000,
    },
    multiSingle: betting.multi_single,
    sharing: { enabled: codes.enabled, keptForDays: codes.kept_for_days },
    severalFreebets: betting.several_freebets,
    isVideoShown: betting.video,
    watching: {
      who: betting.streams.who,
      closedCountries: new Set(betting.streams.closed_countries),
    },
    chat: { hasRooms: matchChatOf(site) === 'room', ...chatTermsOf(players.chat) },
    streamOrigins: site.stream_origins,
    additionalProviders: betting.additional_providers,
    promotionsPerDay: {
      amount: minor(betting.promotions_per_day),
      currency: betting.default_currency,
    },
  };
}

function priceLimitsOf(told: SettingsSections['betting']['price_limits']): PriceLimits {
  return {
    highestOdds: told.highest_odds,
    leastBook: told.least_book,
    mostBook: told.most_book,
    moves: { prematch: told.prematch_move, live: told.live_move },
  };
}

function chatTermsOf(told: SettingsSections['players']['chat']): Omit<ChatTerms, 'hasRooms'> {
  return {
    rules: { player: told.player_pace, room: told.room_pace },
    words: told.words,
    keptForDays: told.kept_for_days,
  };
}

function limitsOf(
  stakes: SettingsSections['betting']['stakes'],
): Readonly<Record<string, StakeLimits>> {
  return Object.fromEntries(
    Object.entries(stakes).map(([code, told]) => [
      code,
      {
        chips: told.chips.map((chip) => minor(chip)),
        min: minor(told.min),
        max: minor(told.max),
        maxPayout: minor(told.max_payout),
        systemCap: minor(told.system_payout_cap),
        maxExposure: minor(told.max_exposure),
      },
    ]),
  );
}
