import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { render } from '../../../web/src/entry-server';
import type { PageRequest } from '../../../web/src/routes/page-request';
import { PAGE_SETTINGS } from './page-settings';

export const PLATFORM = 'https://players.example';
export const SPORTSBOOK = 'https://bets.example';

let version = 0;

/**
 * A page of the platform as its server renders it, and the calls it made, such as `GET https://…`; of a site of its own
 * each time, so that none was kept.
 */
export async function openPage(url: string, given: Partial<PageRequest> = {}) {
  version += 1;
  const asked: string[] = [];
  const { html = '', ...reply } = await render({
    app: 'platform',
    url,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: async (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${address}`);
      return Response.json({ data: PAGE_SETTINGS });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: PLATFORM,
    sportsbookOrigin: SPORTSBOOK,
    config: { ...USUAL_SITE_CONFIG, site_name: 'Bets', version },
    ...given,
  });
  return { ...reply, html, asked };
}
