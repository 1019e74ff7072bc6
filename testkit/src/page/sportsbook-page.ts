import { USUAL_SITE_CONFIG, type SiteConfig, wordsIn } from '@touchline/wire/site-config';
import type { SettingsReply } from '@touchline/wire/calls/settings';
import { render } from '../../../web/src/entry-server';
import type { PageRequest } from '../../../web/src/routes/page-request';
import { PAGE_SETTINGS } from './page-settings';

/** What an empty list says of its pages. */
const NO_PAGES = { total: 0, page: 1, limit: 200, last_page: 1 };

/** What a page of the sportsbook is rendered from, besides its address. */
interface Given extends Partial<PageRequest> {
  site?: Partial<SiteConfig>;
  /** Settings that are not as usual. */
  settings?: Partial<SettingsReply> & Record<string, unknown>;
  /** A call that is answered with an error, by the end of its path. */
  fails?: { at: string; status: number };
}

let version = 0;

/**
 * A page of a sportsbook without a match, as its server renders it; a site of its own each time, so that none was kept.
 */
export async function openSportsbookPage(
  url: string,
  { site, settings, fails, ...given }: Given = {},
) {
  version += 1;
  const asked: string[] = [];
  const { html = '', ...reply } = await render({
    app: 'sportsbook',
    url,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: async (address, init) => {
      asked.push(address);
      if (fails && address.endsWith(fails.at)) return Response.json({}, { status: fails.status });
      if (address.endsWith('/settings')) {
        return Response.json({ data: { ...PAGE_SETTINGS, ...settings } });
      }
      const own = site?.pages?.find(({ path }) => address.endsWith(`/pages/${path}`));
      if (!own) return Response.json({ data: [], pagination: NO_PAGES });
      const locale = new Headers(init?.headers).get('accept-language') ?? '';
      const words = { title: wordsIn(own.title, locale), text: wordsIn(own.text ?? {}, locale) };
      return Response.json({ data: words });
    },
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: 'https://players.example',
    sportsbookOrigin: 'https://bets.example',
    config: { ...USUAL_SITE_CONFIG, site_name: 'Bets', ...site, version },
    ...given,
  });
  return { ...reply, html, asked, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
}
