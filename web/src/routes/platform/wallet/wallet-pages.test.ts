import { getSettings, type SettingsReply } from '@touchline/wire/calls/settings';
import { expect, test } from 'vitest';
import { render } from '../../../entry-server';

const PLATFORM = 'https://players.example';
const SPORTSBOOK = 'https://bets.example';

const settings: Partial<SettingsReply> = {
  locales: [
    { code: 'en', name_in_locale: 'English' },
    { code: 'de', name_in_locale: 'Deutsch' },
  ],
  currencies: [{ code: 'EUR', fiat: true, subunits: 100, subcurrencies: [] }],
  default_currency: 'EUR',
  feature_flags: [],
  provider_statuses: {},
};

/** A page of money as its server renders it, and what it asked for. */
async function open(url: string) {
  const asked: string[] = [];
  const { status, html = '' } = await render({
    app: 'platform',
    url,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: async (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${address}`);
      return Response.json({ data: settings });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: PLATFORM,
    sportsbookOrigin: SPORTSBOOK,
    siteName: 'Bets',
  });
  return { status, html, asked };
}

const PAGES = [
  ['/profile/wallet', 'Wallet', 'Guthaben'],
  ['/profile/wallet/transactions?kind=bet,payout&page=2', 'Transactions', 'Buchungen'],
  ['/profile/wallet/withdrawals', 'Withdrawals', 'Auszahlungen'],
  ['/profile/statement?year=2026', 'Statement of play', 'Spielübersicht'],
] as const;

test.each(PAGES)('%s is a page in every language, not for search engines', async (path, en, de) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${en}</h1>`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect((await open(`/de${path}`)).html).toMatch(new RegExp(`<h1[^>]*>${de}</h1>`));
});

test.each(PAGES)('%s is rendered as for nobody: no money is asked for or shown', async (path) => {
  const { html, asked } = await open(path);
  expect(asked).toEqual([`GET ${SPORTSBOOK}${getSettings.path}`]);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('€');
});

test('what stands in the address of the filter stays in its place', async () => {
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  const { status, html } = await open(`/profile/wallet/transactions?kind=${evil}&from=${evil}`);
  expect(status).toBe(200);
  expect(html).not.toContain('<script>alert');
});
