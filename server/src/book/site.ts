import { USUAL_EXPOSURE } from '@touchline/domain/bets/exposure';
import type { ShapeRules } from '@touchline/domain/bets/bet-shape';
import type { LiveDelays } from '@touchline/domain/bets/live-delay';
import { SYSTEM_TYPES, type SystemType } from '@touchline/domain/bets/system-types';
import { CURRENCIES } from '@touchline/domain/currency';
import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import { minor, type Minor } from '@touchline/domain/money';
import type { ReminderTerms } from '@touchline/domain/payments/deposit-reminder';
import type { FeatureFlag } from '@touchline/wire/feature-flags';
import type { Locale } from '@touchline/wire/locale';
import type { Config } from '../config';
import { LOCALES } from '../locales';

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

/** What the operator decides about betting on this site. */
export interface SiteSettings {
  name: string;
  /** Where the player platform answers. */
  platformOrigin: string;
  defaultCurrency: string;
  /** The first is the default. */
  locales: readonly Locale[];
  limits: Readonly<Record<string, StakeLimits>>;
  maxSelections: number;
  /** The systems that are taken. */
  systems: readonly SystemType[];
  /** How long bets on matches in play wait, in seconds. */
  liveDelays: LiveDelays;
  /** Whether bets are built from outcomes of one match, and from a single one; left out, as usual. */
  customBets?: ShapeRules['customBets'];
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
  /** Countries from which nobody opens an account, by two capitals; left out, none. */
  blockedCountries?: ReadonlySet<string>;
  /** Whether players are reminded that they can deposit; left out, they are not. */
  depositReminder?: ReminderTerms;
  /** The group of players the site is for; left out, it is for everybody. */
  playerGroup?: string | undefined;
}

/** Unless configured: 0.10 to 10,000.00 a bet, which pays at most 100,000.00 (DESIGN §4.8). */
export const DEFAULT_LIMITS: Readonly<Record<string, StakeLimits>> = Object.fromEntries(
  CURRENCIES.map(({ code, aboutAEuro }) => {
    const whole = (count: number) => minor(count * aboutAEuro);
    const chips = [5, 10, 25, 50].map(whole);
    const min = minor(aboutAEuro / 10);
    const most = whole(100_000);
    const maxExposure = whole(USUAL_EXPOSURE);
    return [
      code,
      { chips, min, max: whole(10_000), maxPayout: most, systemCap: most, maxExposure },
    ];
  }),
);

export const DEFAULT_MAX_SELECTIONS = 20;

/** Unless configured, custom bets are taken wherever somebody prices them, of at least two outcomes. */
export const USUAL_CUSTOM_BETS: ShapeRules['customBets'] = { enabled: true, allowSingle: false };

type Deciding =
  | 'SITE_NAME'
  | 'PLATFORM_ORIGIN'
  | 'DEFAULT_CURRENCY'
  | 'SPORT_TYPE_PROVIDERS'
  | 'LIVE_DELAYS'
  | 'CUSTOM_BETS'
  | 'CUSTOM_BET_ALLOW_SINGLE'
  | 'CASH_OUT_MARGIN'
  | 'MAX_EXPOSURE'
  | 'VIP_TIMES'
  | 'FEATURE_FLAGS'
  | 'SIGN_UP_REMINDER_SECONDS'
  | 'BLOCKED_COUNTRIES'
  | 'PLAYER_GROUP'
  | 'DEPOSIT_REMINDER'
  | 'DEPOSIT_REMINDER_GROUP'
  | 'DEPOSIT_REMINDER_SECONDS'
  | 'LOCALES';

/** What the configuration decides about betting on this site; what nobody has configured is as usual. */
export function siteOf(config: Pick<Config, Deciding>): SiteSettings {
  return {
    name: config.SITE_NAME,
    platformOrigin: config.PLATFORM_ORIGIN,
    defaultCurrency: config.DEFAULT_CURRENCY,
    locales: config.LOCALES.map((code) => ({ code, nameInLocale: LOCALES[code] ?? code })),
    limits: limitsWith(config.MAX_EXPOSURE),
    maxSelections: DEFAULT_MAX_SELECTIONS,
    systems: SYSTEM_TYPES,
    liveDelays: config.LIVE_DELAYS,
    customBets: { enabled: config.CUSTOM_BETS, allowSingle: config.CUSTOM_BET_ALLOW_SINGLE },
    cashOutMargin: Math.round(config.CASH_OUT_MARGIN * 100),
    vipTimes: config.VIP_TIMES,
    sportTypeProviders: config.SPORT_TYPE_PROVIDERS,
    featureFlags: config.FEATURE_FLAGS,
    signUpReminderSeconds: config.SIGN_UP_REMINDER_SECONDS,
    blockedCountries: config.BLOCKED_COUNTRIES,
    playerGroup: config.PLAYER_GROUP,
    depositReminder: {
      isOn: config.DEPOSIT_REMINDER,
      group: config.DEPOSIT_REMINDER_GROUP ?? null,
      afterMs: config.DEPOSIT_REMINDER_SECONDS * 1000,
    },
  };
}

/** The usual limits; an event may cost about so many euros. */
function limitsWith(mostExposure: number): SiteSettings['limits'] {
  return Object.fromEntries(
    CURRENCIES.flatMap(({ code, aboutAEuro }) => {
      const usual = DEFAULT_LIMITS[code];
      return usual ? [[code, { ...usual, maxExposure: minor(mostExposure * aboutAEuro) }]] : [];
    }),
  );
}
