import type { SettingsReply } from '@touchline/wire/calls/settings';

/** As much of a site's settings as every page asks for. */
export const PAGE_SETTINGS = {
  site_name: 'Bets',
  locales: [
    { code: 'en', name_in_locale: 'English' },
    { code: 'de', name_in_locale: 'Deutsch' },
  ],
  currencies: [{ code: 'EUR', fiat: true, subunits: 100, subcurrencies: [] }],
  default_currency: 'EUR',
  odds_types: { available: ['european', 'british'], selected: 'european' },
  feature_flags: [],
  provider_statuses: {},
  video_settings: { enabled: true },
} satisfies Partial<SettingsReply>;
