import type { FastifyInstance, FastifyReply } from 'fastify';

/** A page that search engines are to find: its path without base and locale, and when it changed last. */
export interface SitePage {
  path: string;
  /** Left out where nobody knows. */
  changedAt?: Date;
}

/** How the pages of a site are addressed. */
interface Addressing {
  origin: string;
  /** `/`, or a path that ends with a slash. */
  basePath: string;
  /** The first is the default. */
  locales: readonly string[];
  localeInUrl: boolean;
}

export interface SitemapOptions extends Addressing {
  /** Every page there is now. */
  pages: () => Promise<readonly SitePage[]>;
  /** Counts milliseconds and never goes back. */
  now: () => number;
  /** The most addresses in one file; as many as the protocol allows unless it is said. */
  most?: number;
}

/** The most addresses that one file may hold, by the protocol. */
const MOST = 50_000;
const KEPT_MS = 300_000;
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Serves the sitemap below the base path: one file, or an index of several where one would be too long. What was drawn
 * up is kept for five minutes, so that nobody can keep the database busy by asking.
 */
export function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { basePath, now } = options;
  let kept: { at: number; files: Promise<readonly string[]> } | null = null;
  const files = () => {
    if (!kept || now() - kept.at >= KEPT_MS) {
      const drawn = options.pages().then((pages) => sitemapFiles(options, pages));
      kept = { at: now(), files: drawn };
      drawn.catch(() => (kept = null));
    }
    return kept.files;
  };
  const answer = async (response: FastifyReply, number: number) => {
    const text = (await files())[number];
    if (text === undefined) return response.callNotFound();
    return response
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  };
  app.get(`${basePath}sitemap.xml`, (_request, response) => answer(response, 0));
  app.get<{ Params: { number: string } }>(
    `${basePath}sitemap-:number(^[1-9]\\d{0,3}).xml`,
    ({ params }, response) => answer(response, Number(params.number)),
  );
}

/** The files of a sitemap: `/sitemap.xml` first, then `/sitemap-1.xml` and so on where that is an index. */
export function sitemapFiles(
  site: Addressing & Pick<SitemapOptions, 'most'>,
  pages: readonly SitePage[],
): string[] {
  const { origin, basePath, locales, most = MOST } = site;
  const each = Math.max(1, Math.floor(most / Math.max(1, locales.length)));
  if (pages.length <= each) return [sitemapOf(site, pages)];
  const parts = Array.from({ length: Math.ceil(pages.length / each) }, (_part, at) =>
    sitemapOf(site, pages.slice(at * each, (at + 1) * each)),
  );
  const index = parts.map(
    (_part, at) =>
      `<sitemap><loc>${escaped(`${origin}${basePath}sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return [
    file('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', index),
    ...parts,
  ];
}

/** Each page in each locale, with the same page in all of them. */
function sitemapOf(site: Addressing, pages: readonly SitePage[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const hrefs = site.locales.map((locale) => escaped(addressOf(site, locale, path)));
    const others = [
      ...site.locales.map((locale, at) => alternate(locale, hrefs[at] ?? '')),
      alternate('x-default', hrefs[0] ?? ''),
    ].join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return hrefs.map((href) => `<url><loc>${href}</loc>${changed}${others}</url>`);
  });
  return file('urlset', NAMESPACES, entries);
}

function alternate(locale: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
}

function file(root: string, namespaces: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;
}

/** The whole address of a page in a locale (SPEC §2 "Links and locale"). */
function addressOf(
  { origin, basePath, locales, localeInUrl }: Addressing,
  locale: string,
  path: string,
): string {
  const base = basePath + (localeInUrl || locale !== locales[0] ? locale : '');
  const whole = `${base.replace(/\/$/, '')}${path === '/' ? '' : path}`;
  return `${origin}${whole === '' ? '/' : whole}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
