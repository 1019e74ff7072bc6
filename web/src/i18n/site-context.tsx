import type { PageConfig } from '@touchline/wire/page-config';
import { createContext, useContext } from 'react';
import type { Site } from './address';

/** The two sets of pages, each on an origin of its own. */
export const APPS = ['sportsbook', 'platform'] as const;

export type App = (typeof APPS)[number];

/** What a page knows of its site before any call. */
export interface PageSite extends Site {
  /** Whose pages these are. */
  app: App;
  /** How it looks, and what its pages are made of. */
  config: PageConfig;
  /** The origin the pages are on, such as `https://example.org`. */
  origin: string;
  /** The origin of the player platform. */
  platformOrigin: string;
  /** The origin of the sportsbook. */
  sportsbookOrigin: string;
  /** Where the sportsbook's pages begin on it: `/`, or a path that ends with a slash. */
  sportsbookPath: string;
  /** Origins of host pages whose messages are taken in a frame; `*` is any, while a page begins. */
  hostOrigins: readonly string[];
  /** The domain that both origins are below, for cookies that they share; null where they have none. */
  cookieDomain: string | null;
  /** Whether the platform has a demo of a host page. */
  hasDemoHost: boolean;
  /** Where the server runs, as reports name it, such as `production`. */
  environment: string;
}

const SiteContext = createContext<PageSite | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site this page belongs to. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no SiteProvider above this component');
  return site;
}
