import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import type { PageSite } from '../../../web/src/i18n/site-context';

/** A sportsbook at the root of its origin, in English and German, that nobody has configured. */
export function aSite(more: Partial<PageSite> = {}): PageSite {
  return {
    app: 'sportsbook',
    basePath: '/',
    locales: ['en', 'de'],
    localeInUrl: false,
    config: USUAL_SITE_CONFIG,
    origin: 'https://bets.example',
    platformOrigin: 'https://players.example',
    sportsbookOrigin: 'https://bets.example',
    sportsbookPath: '/',
    hostOrigins: [],
    cookieDomain: null,
    hasDemoHost: false,
    environment: 'production',
    ...more,
  };
}
