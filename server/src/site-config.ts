import { type SiteConfig, USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import type { Config } from './config';

/** The site as the environment has it. */
export function siteConfigOf(config: Pick<Config, 'SITE_NAME'>): SiteConfig {
  return { ...USUAL_SITE_CONFIG, site_name: config.SITE_NAME };
}
