import { STAKE_CAP } from '@touchline/domain/bets/stake-cap';
import { JACKPOT_REACTION_SECONDS } from '@touchline/domain/bonus/jackpot';
import { LEAST_EXCLUSION_MONTHS } from '@touchline/domain/limits/break-length';
import { DEFAULT_RATES } from '@touchline/domain/convert';
import { isCountryBlocked } from '@touchline/domain/country-gate';
import { CURRENCIES } from '@touchline/domain/currency';
import { USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import { ODDS_TYPES, type SettingsReply } from '@touchline/wire/calls/settings';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { siteForVips } from './bets/check-within';
import { type CustomBets, NOBODY_PRICES } from './custom-bet/custom-bets';
import { tabNames } from './market-templates';
import { shownChips } from './player-choices/chips';
import { type ChosenSettings, chosenSettings } from './player-choices/chosen-settings';
import { providerStatuses } from './provider-statuses';
import { USUAL_SHARING } from './share/share-routes';
import { type AdditionalProviders, type SiteSettings, USUAL_CUSTOM_BETS } from './site';
import { systemReply } from './system-reply';

const NOWHERE: ReadonlySet<string> = new Set();

const NO_GAMES: AdditionalProviders = {
  horse_racing: false,
  lotto: false,
  premium_cricket: false,
  virtual_gaming_arena: false,
};

/** What the site offers. */
interface Offered {
  site: SiteSettings;
  /** Who prices several outcomes of one match together; left out, nobody does. */
  customBets?: CustomBets;
}

/** Who asks, in which locale, and from where as far as that is known. */
interface SettingsAsker {
  locale: string;
  playerId: number | null;
  country?: string | null;
}

/**
 * The settings of SPEC §3 "Settings": what the site offers, and where a player has chosen, that instead. Tabs are named
 * in the locale.
 */
export async function settingsReply(
  db: Kysely<Database>,
  { site: settings, customBets = NOBODY_PRICES }: Offered,
  { locale, playerId, country = null }: SettingsAsker,
): Promise<SettingsReply> {
  const site = { ...settings };
  const { enabled, allowSingle } = site.customBets ?? USUAL_CUSTOM_BETS;
  const [statuses, chosen, isVip] = await Promise.all([
    providerStatuses(db),
    playerId === null ? null : chosenSettings(db, playerId),
    playerId !== null && isOneOfVips(db, playerId),
  ]);
  return {
    custom_bet_enabled: enabled && customBets.isOffered(),
    custom_bet_allow_single: allowSingle,
    stakes: stakesReply(site, isVip, chosen?.chips ?? {}),
    max_selections: site.maxSelections,
    share_bet_enabled: (site.sharing ?? USUAL_SHARING).enabled,
    stake_cap: site.stakeCap ?? STAKE_CAP,
    exchange_rates: site.exchangeRates ?? DEFAULT_RATES,
    jackpot_reaction_seconds: site.jackpotReactionSeconds ?? JACKPOT_REACTION_SECONDS,
    live_delays: {
      usual: site.liveDelays.usual,
      by_sport: Object.fromEntries(site.liveDelays.bySport),
    },
    system_types: site.systems.map(systemReply),
    auto_accept_odds_change: chosen?.accept_mode ?? 'none',
    odds_types: { available: [...ODDS_TYPES], selected: chosen?.odds_type ?? 'european' },
    multi_bet_settings: {
      available_by_provider: {
        ...Object.fromEntries(Object.keys(statuses).map((name) => [name, true])),
        ...site.multiSingle,
      },
    },
    sport_type_providers: { ...(site.sportTypeProviders ?? USUAL_PROVIDERS) },
    market_groups: tabNames(locale).map(({ key, name }) => ({ group_key: key, name })),
    provider_statuses: statuses,
    video_settings: { enabled: site.isVideoShown ?? true },
    additional_providers: site.additionalProviders ?? NO_GAMES,
    allow_multiple_active_user_freebets: site.severalFreebets ?? true,
    platform_origin: site.platformOrigin,
    locales: site.locales.map(({ code, nameInLocale }) => ({ code, name_in_locale: nameInLocale })),
    currencies: CURRENCIES.filter(({ code }) => code in site.limits).map(
      ({ code, fiat, subunits, subcurrencies }) => ({
        code,
        fiat,
        subunits,
        subcurrencies: [...subcurrencies],
      }),
    ),
    default_currency: site.defaultCurrency,
    site_name: site.name,
    feature_flags: [...(site.featureFlags ?? [])],
    sign_up_reminder_seconds: site.signUpReminderSeconds ?? null,
    sign_up_allowed: !isCountryBlocked(site.blockedCountries ?? NOWHERE, country),
    self_exclusion_months: site.selfExclusionMonths ?? LEAST_EXCLUSION_MONTHS,
    user_country: country,
    player_group: site.playerGroup ?? null,
    deposit_reminder: reminderReply(site.depositReminder),
    updated_at: chosen?.updated_at.toISOString() ?? null,
  };
}

/** Without a word about it nobody is reminded. */
function reminderReply(terms: SiteSettings['depositReminder']): SettingsReply['deposit_reminder'] {
  return {
    show_deposit_reminder: terms?.isOn ?? false,
    player_group_id: terms?.group ?? null,
    remind_after: Math.ceil((terms?.afterMs ?? 0) / 1000),
  };
}

/** Whether what this player asks for beyond the usual limits is decided on by hand (SPEC §3 "Bet", `is_vip`). */
async function isOneOfVips(db: Kysely<Database>, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('is_vip')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row?.is_vip ?? false;
}

/** What may be asked for, which for VIPs is more than what is taken at once; stakes at a click stay within the latter. */
function stakesReply(
  site: SiteSettings,
  isVip: boolean,
  chosen: ChosenSettings['chips'],
): SettingsReply['stakes'] {
  const most = isVip ? siteForVips(site).limits : site.limits;
  return Object.fromEntries(
    CURRENCIES.flatMap(({ code, subunits }) => {
      const limits = site.limits[code];
      const { max, maxPayout } = most[code] ?? {};
      if (!limits || max === undefined || maxPayout === undefined) return [];
      const reply = {
        chips: shownChips(chosen[code], limits).map(onWire),
        min: onWire(limits.min),
        max: onWire(max),
        max_payout: onWire(maxPayout),
        system_payout_cap: onWire(limits.systemCap),
        subunits,
      };
      return [[code, reply]];
    }),
  );
}
