import { Readable } from 'node:stream';
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
  /** The most addresses and bytes in one file. */
  most?: { addresses: number; bytes: number };
}

/** The protocol allows 50,000 addresses and 50 MB; smaller files come sooner, and are read again in part. */
const MOST = { addresses: 10_000, bytes: 10_000_000 };
const KEPT_MS = 300_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/**
 * Serves the sitemap below the base path: one file, or an index of several where one would be too long. The list of pages
 * is kept for five minutes, so that nobody can keep the database busy by asking; files are written as they are read, so
 * that none of them is ever in memory as a whole.
 */
export function sitemapRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const { basePath, now } = options;
  let kept: { at: number; files: Promise<readonly SitemapFile[]> } | null = null;
  const files = () => {
    if (!kept || now() - kept.at >= KEPT_MS) {
      const drawn = options.pages().then((pages) => sitemapFiles(options, pages));
      kept = { at: now(), files: drawn };
      drawn.catch(() => (kept = null));
    }
    return kept.files;
  };
  const answer = async (response: FastifyReply, number: number) => {
    const write = (await files())[number];
    if (!write) return response.callNotFound();
    return response
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(Readable.from(write(), { highWaterMark: 1 }));
  };
  app.get(`${basePath}sitemap.xml`, (_request, response) => answer(response, 0));
  app.get<{ Params: { number: string } }>(
    `${basePath}sitemap-:number(^[1-9]\\d{0,4}).xml`,
    ({ params }, response) => answer(response, Number(params.number)),
  );
}

/** Writes a file, one piece after another. */
type SitemapFile = () => Iterable<string>;

/** The files of a sitemap: `/sitemap.xml` first, then `/sitemap-1.xml` and so on where that is an index. */
export function sitemapFiles(
  site: Addressing & Pick<SitemapOptions, 'most'>,
  pages: readonly SitePage[],
): SitemapFile[] {
  const { origin, basePath } = site;
  const parts = partsOf(site, pages).map(
    (part) => () => written('urlset', NAMESPACES, entriesOf(site, part)),
  );
  if (parts.length === 1) return parts;
  const index = parts.map(
    (_part, at) =>
      `<sitemap><loc>${escaped(`${origin}${basePath}sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  );
  return [() => written('sitemapindex', NAMESPACE, index), ...parts];
}

/** Pages in their order, as many together as one file may hold; a page in all its locales is never split. */
function partsOf(
  site: Addressing & Pick<SitemapOptions, 'most'>,
  pages: readonly SitePage[],
): SitePage[][] {
  const { locales, most = MOST } = site;
  const frame = [...written('urlset', NAMESPACES, [])].join('').length;
  const sizeOf = entriesSize(site);
  let part: SitePage[] = [];
  let bytes = frame;
  const parts = [part];
  for (const page of pages) {
    const size = sizeOf(page);
    const isFull = (part.length + 1) * locales.length > most.addresses || bytes + size > most.bytes;
    if (part.length > 0 && isFull) {
      parts.push((part = []));
      bytes = frame;
    }
    part.push(page);
    bytes += size;
  }
  return parts;
}

/** Each page in each locale, with the same page in all of them. */
function* entriesOf(site: Addressing, pages: Iterable<SitePage>): Iterable<string> {
  for (const { path, changedAt } of pages) {
    const hrefs = site.locales.map((locale) => escaped(addressOf(site, locale, path)));
    const others = [
      ...site.locales.map((locale, at) => alternate(locale, hrefs[at] ?? '')),
      alternate('x-default', hrefs[0] ?? ''),
    ].join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    yield hrefs.map((href) => `<url><loc>${href}</loc>${changed}${others}</url>\n`).join('');
  }
}

/**
 * Tells the most bytes that a page in all its locales may take, without writing it: that is too slow for each of many.
 * Its path stands in the entry of each locale once, and once more for each locale and the default.
 */
function entriesSize(site: Addressing): (page: SitePage) => number {
  const count = site.locales.length;
  const [first = ''] = entriesOf(site, [{ path: '/', changedAt: new Date(0) }]);
  const fixed = Buffer.byteLength(first);
  return ({ path }) => fixed + count * (count + 2) * Buffer.byteLength(escaped(path));
}

function alternate(locale: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
}

function* written(root: string, namespaces: string, entries: Iterable<string>): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n`;
  yield* entries;
  yield `</${root}>\n`;
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
