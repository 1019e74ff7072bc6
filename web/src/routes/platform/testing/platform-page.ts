import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import type { SettingsReply } from '@touchline/wire/calls/settings';
import { type PageRequest, render } from '../../../entry-server';

export const PLATFORM = 'https://players.example';
export const SPORTSBOOK = 'https://bets.example';

const SETTINGS: Partial<SettingsReply> = {
  locales: [
    { code: 'en', name_in_locale: 'English' },
    { code: 'de', name_in_locale: 'Deutsch' },
  ],
  currencies: [{ code: 'EUR', fiat: true, subunits: 100, subcurrencies: [] }],
  default_currency: 'EUR',
  feature_flags: [],
  provider_statuses: {},
};

/**
 * A page of the platform as its server renders it, and the calls it made, such as `GET https://…`. Pages are kept by
 * their addresses: one that was opened before makes no calls.
 */
export async function openPage(url: string, given: Partial<PageRequest> = {}) {
  const asked: string[] = [];
  const { html = '', ...reply } = await render({
    app: 'platform',
    url,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: async (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${address}`);
      return Response.json({ data: SETTINGS });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: PLATFORM,
    sportsbookOrigin: SPORTSBOOK,
    config: { ...USUAL_SITE_CONFIG, site_name: 'Bets' },
    ...given,
  });
  return { ...reply, html, asked };
}
