import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CountryDoor, readerOf } from './closed-country';
import { pagePolicy } from './headers';
import { iconRoute } from './icons';
import { type InProcessFetch, inProcessFetch } from './in-process-fetch';
import { inTime, NO_OUTAGE, type Outage, retryLater } from './outage';
import { encodingFor, pageBytes } from './page-bytes';

/** What the web bundle's `render` is given. The bundle is loaded by path: server and web share no code. */
interface PageRequest {
  /** Whose pages: the bundle has a set for each origin. */
  app: 'sportsbook' | 'platform';
  url: string;
  basePath: string;
  /** Where the sportsbook's pages begin, whichever pages are asked for. */
  sportsbookPath: string;
  locales: readonly string[];
  localeInUrl: boolean;
  fetch: InProcessFetch;
  theme: 'night' | 'day' | null;
  /** An IANA name, as the browser has told it. */
  timeZone: string | null;
  acceptLanguage: string | null;
  /** The reader's cookies: the page finds in them what was chosen of how it looks. */
  cookies: Readonly<Record<string, string | undefined>>;
  /** Where the reader is, and whether the site is closed there. */
  country: string | null;
  isClosed: boolean;
  /** The database does not answer: the page says so, and asks nothing. */
  isDown?: boolean;
  /** Whose events this browser shows, as its cookie says; null where it says nothing. */
  testProviders: string | null;
  /** What `pageAssets` answered. */
  assets: unknown;
  platformOrigin: string;
  sportsbookOrigin: string;
  /** How this site looks and what its pages are made of. */
  config: SiteConfig;
  /** Origins of host pages whose messages the sportsbook takes in a frame; `*` is any, while a page begins. */
  hostOrigins?: readonly string[];
  /** What both origins are below, for cookies that they share; left out where they have none. */
  cookieDomain?: string | undefined;
  /** Whether the platform has a demo of such a page. */
  hasDemoHost?: boolean;
  /** Where this server runs, as reports of errors name it. */
  environment?: string;
}

interface PageReply {
  status: number;
  redirect?: string;
  html?: string;
  headers?: Record<string, string>;
}

/** What the web bundle offers. */
export interface PageBundle {
  render(request: PageRequest): Promise<PageReply>;
  /** The files a page needs, as addresses, from the manifest of the client's build. */
  pageAssets(manifest: unknown, basePath: string, read: (file: string) => string): unknown;
  /** The scripts that are written into pages, of what `pageAssets` answered. */
  inlineScripts(assets: unknown): readonly string[];
  /** Our drawings, and the version that pages ask for. */
  iconSprite(): { svg: string; version: string };
  /** Tells what is wrong with an operator's words in place of ours: the first fault, or null. */
  wordCheck(): Promise<
    (
      translations: SiteConfig['translations'],
    ) => { locale: string; key: string; why: string } | null
  >;
}

interface PagesOptions {
  /** The folder that holds the built `client` and `server`. */
  webDist: string;
  /** Whose pages are served; the sportsbook's unless it says otherwise. */
  serves?: PageRequest['app'];
  /** `basePath` is the sportsbook's: the platform's pages begin at the root of its origin. */
  site: Pick<
    PageRequest,
    | 'basePath'
    | 'locales'
    | 'localeInUrl'
    | 'platformOrigin'
    | 'sportsbookOrigin'
    | 'hostOrigins'
    | 'cookieDomain'
    | 'hasDemoHost'
    | 'environment'
  >;
  /** The header by which the edge names the visitor's country, and the countries in which the site is closed. */
  countries?: CountryDoor;
  /** How the site is configured now. */
  config: () => SiteConfig;
  /** Our origins, for the calls that rendering makes. */
  apps: ReadonlyMap<string, FastifyInstance>;
  outage?: Outage;
  /** Where the built files of earlier builds are: pages that are open still fetch them. */
  earlier?: readonly string[];
}

const TEST_PROVIDERS = 'test_providers';

const YEAR_SECONDS = 31_536_000;

/** Calls and realtime; what is not found there is no page either. */
const NO_PAGES = /^\/(sportsbook\/api|operator\/api|api|connection)(\/|$)/;

/** Serves the pages: built files as they are, everything else rendered (DESIGN §2 "page"). */
export async function pageRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webDist, site, serves = 'sportsbook', earlier = [] } = options;
  const basePath = serves === 'platform' ? '/' : site.basePath;
  const client = path.join(webDist, 'client');
  const bundle = await loadBundle(webDist);
  const manifest = await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8');
  const assets = bundle.pageAssets(JSON.parse(manifest), basePath, (file) =>
    readFileSync(path.join(client, file), 'utf8'),
  );
  const inline = bundle.inlineScripts(assets);
  await app.register(fastifyStatic, {
    root: [path.join(client, 'assets'), ...earlier],
    prefix: `${basePath}assets/`,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    decorateReply: false,
  });
  iconRoute(app, bundle.iconSprite());
  const bytesOf = pageBytes();
  const route = { exposeHeadRoute: true, config: { limitsItself: true } };
  app.get(`${basePath}*`, route, async (request, response) => {
    const url = onThisHost(request.url);
    if (NO_PAGES.test(url)) return response.callNotFound();
    const config = options.config();
    const page = await renderInTime(bundle, options.outage ?? NO_OUTAGE, {
      ...site,
      config,
      app: serves,
      basePath,
      sportsbookPath: site.basePath,
      assets,
      url,
      fetch: inProcessFetch(options.apps, visitorOf(request)),
      theme: themeOf(request),
      timeZone: timeZoneOf(request),
      acceptLanguage: request.headers['accept-language'] ?? null,
      cookies: request.cookies,
      ...readerOf(request.headers, options.countries),
      testProviders: request.cookies[TEST_PROVIDERS] ?? null,
    });
    response.header('content-security-policy', pagePolicy(site, config, inline));
    return sendPage(request, response, page, bytesOf);
  });
}

/** Where the database does not answer, the page says so: at once when that is known, else when it takes too long. */
async function renderInTime(
  bundle: PageBundle,
  outage: Outage,
  request: PageRequest,
): Promise<PageReply> {
  if (!outage.isDown()) {
    const page = await inTime(bundle.render(request), outage);
    if (page && !(page.status >= 500 && outage.isDown())) return page;
  }
  return bundle.render({ ...request, isDown: true });
}

async function sendPage(
  request: FastifyRequest,
  response: FastifyReply,
  page: PageReply,
  bytesOf: ReturnType<typeof pageBytes>,
): Promise<FastifyReply> {
  if (page.redirect !== undefined) return response.redirect(onThisHost(page.redirect), page.status);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.header('content-encoding', encoding);
  if (page.status === 503) retryLater(response);
  return response
    .code(page.status)
    .headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', ...page.headers })
    .type('text/html; charset=utf-8')
    .send(await bytesOf(page, page.html ?? '', encoding));
}

/** Two slashes at the front, of either kind, would name another host to a browser and to `new URL`. */
export function onThisHost(address: string): string {
  return address.replace(/^[/\\]+/, '/');
}

/**
 * What the API must know of the visitor behind a page: from where they call, and whose events they see. Never who they
 * are: readers share pages, so nothing on one may belong to a player.
 */
export function visitorOf(request: Pick<FastifyRequest, 'cookies' | 'ip'>): Record<string, string> {
  const providers = request.cookies[TEST_PROVIDERS];
  return {
    'x-forwarded-for': request.ip,
    ...(providers === undefined
      ? {}
      : { cookie: `${TEST_PROVIDERS}=${encodeURIComponent(providers)}` }),
  };
}

function themeOf(request: FastifyRequest): PageRequest['theme'] {
  const { theme } = request.cookies;
  return theme === 'night' || theme === 'day' ? theme : null;
}

/** The reader's time zone, as the page has left it in a cookie; null when it is none that we know. */
export function timeZoneOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
  const { time_zone: timeZone } = request.cookies;
  if (timeZone === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The built page. Throws where it is not built. */
export async function loadBundle(webDist: string): Promise<PageBundle> {
  const file = path.join(webDist, 'server', 'entry-server.js');
  if (!existsSync(file)) {
    throw new Error(`the page is not built: ${file} is missing; run npm run build`);
  }
  return (await import(pathToFileURL(file).href)) as PageBundle;
}
