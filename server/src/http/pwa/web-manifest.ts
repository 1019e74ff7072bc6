import type { SiteConfig } from '@touchline/wire/site-config';

/** What the usual site is painted in. */
const BRAND = '#27b866';
const NIGHT = '#0f1512';
const DAY = '#ffffff';

/** Names of apps below their icons are cut off after about so many letters. */
const SHORT = 12;

/** The brand's colour on icons. */
export function brandOf({ theme }: SiteConfig): string {
  return theme.brand_night ?? theme.brand_day ?? BRAND;
}

/** How a site looks as an installed app (W3C Web App Manifest), below its base path. */
export function webManifest(config: SiteConfig, basePath: string) {
  const { site_name: name, favicon, theme } = config;
  const ground = theme.start === 'day' ? DAY : NIGHT;
  const colour = encodeURIComponent(brandOf(config));
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}pwa/${purpose === 'any' ? 'icon' : 'mask'}-${size}.png?brand=${colour}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: basePath,
    name,
    short_name: name.length > SHORT ? (name.split(/\s+/)[0] ?? name).slice(0, SHORT) : name,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      // A drawing fits every size; of a picture nobody knows which it fits.
      ...(favicon?.endsWith('.svg') ? [{ src: favicon, sizes: 'any', type: 'image/svg+xml' }] : []),
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  };
}
