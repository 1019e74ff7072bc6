import type { SettingsSections } from '@touchline/wire/settings-sections';
import type { SiteConfig } from '@touchline/wire/site-config';

/** How the site looks and what its pages are made of, as it holds. */
export function siteConfigOf({
  version,
  settings,
}: {
  version: number;
  settings: Pick<SettingsSections, 'site'>;
}): SiteConfig {
  const { locales: _locales, ...site } = settings.site;
  return { ...site, version };
}
