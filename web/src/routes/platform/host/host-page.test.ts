import { getSettings, type SettingsReply } from '@touchline/wire/calls/settings';
import { expect, test } from 'vitest';
import { render } from '../../../entry-server';

const PLATFORM = 'https://players.example';
const SPORTSBOOK = 'https://bets.example';

const SETTINGS: Partial<SettingsReply> = { locales: [], provider_statuses: {}, feature_flags: [] };

// A page is kept by its address: each test asks for others.
function open(url: string, given: { hasDemoHost?: boolean; hostOrigins?: readonly string[] }) {
  return render({
    app: 'platform',
    url,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: async (address) => {
      expect(address).toBe(SPORTSBOOK + getSettings.path);
      return Response.json({ data: SETTINGS });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: PLATFORM,
    sportsbookOrigin: SPORTSBOOK,
    siteName: 'Bets',
    ...given,
  });
}

test('the demo of a host page is a page of its own, in every language, not for search engines', async () => {
  const { status, html = '' } = await open('/demo-host', { hasDemoHost: true });
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<h1[^>]*>A page of an operator, with the sportsbook of Bets inside</);
  // The frame is put in by the embedding script alone.
  expect(html).not.toContain('<iframe');
  const german = (await open('/de/demo-host', { hasDemoHost: true })).html ?? '';
  expect(german).toMatch(/<h1[^>]*>Die Seite eines Betreibers, mit den Wetten von Bets darin</);
});

test('a site without a demo has no such page', async () => {
  const { status, html = '' } = await open('/demo-host?none', { hasDemoHost: false });
  expect(status).toBe(404);
  expect(html).not.toContain('Northside');
});

test('a page knows whose messages it takes: nobody’s but the platform’s unless the site says more', async () => {
  const origins = async (path: string, hostOrigins?: readonly string[]) => {
    const { html = '' } = await open(path, hostOrigins === undefined ? {} : { hostOrigins });
    return /"hostOrigins":(\[[^\]]*\])/.exec(html)?.[1];
  };
  expect(await origins('/help-center')).toBe(`["${PLATFORM}"]`);
  const host = 'https://host.example';
  expect(await origins('/de/help-center', [PLATFORM, host])).toBe(`["${PLATFORM}","${host}"]`);
});
