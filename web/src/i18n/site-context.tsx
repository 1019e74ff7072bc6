import { createContext, useContext } from 'react';
import type { Site } from './address';

/** What a page knows of its site before any call. */
export interface PageSite extends Site {
  siteName: string;
  /** The origin the pages are on, such as `https://example.org`. */
  origin: string;
  /** The origin of the player platform. */
  platformOrigin: string;
}

const SiteContext = createContext<PageSite | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site this page belongs to. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no SiteProvider above this component');
  return site;
}
