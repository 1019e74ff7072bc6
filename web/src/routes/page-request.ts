import type { SiteConfig } from '@touchline/wire/site-config';
import type { Fetch } from '../api/api';
import type { App } from '../i18n/site-context';
import type { PageAssets } from './head';

/** What the server gives to render a page; it loads this bundle by path. */
export interface PageRequest {
  /** Whose pages are asked for. */
  app: App;
  /** Path and query as they were asked for. */
  url: string;
  /** `/`, or a path that ends with a slash. */
  basePath: string;
  /** Where the sportsbook's pages begin, whichever pages are asked for. */
  sportsbookPath: string;
  locales: readonly string[];
  localeInUrl?: boolean;
  /** Answers calls of both origins in this process, as to a visitor who has not signed in. */
  fetch: Fetch;
  theme: 'night' | 'day' | null;
  /** From the cookie `time_zone`; UTC without one. */
  timeZone?: string | null;
  acceptLanguage: string | null;
  /** What was chosen of how pages look is read off these; see `choicesIn`. */
  cookies?: Readonly<Record<string, string | undefined>>;
  /** Where the reader is, by two capitals; left out or null where nobody knows. */
  country?: string | null;
  /** Whether the site is closed there: then every address answers with the blocked page. */
  isClosed?: boolean;
  /** The database does not answer: then every address answers with 503 and the page that says so. */
  isDown?: boolean;
  /** The cookie that chooses whose events are shown. */
  testProviders?: string | null;
  assets: PageAssets;
  platformOrigin: string;
  sportsbookOrigin: string;
  config: SiteConfig;
  /** Origins of host pages whose messages the page takes in a frame; left out, the platform's alone. */
  hostOrigins?: readonly string[];
  /** What both origins are below, for cookies that they share; left out where they have none. */
  cookieDomain?: string | undefined;
  /** Whether the platform has a demo of such a page. */
  hasDemoHost?: boolean;
  /** Where the server runs, as reports name it. */
  environment?: string;
}

/** A page, or where it is instead. */
export interface PageReply {
  status: number;
  redirect?: string;
  html?: string;
  headers?: Record<string, string>;
}
