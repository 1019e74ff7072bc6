import {
  type BrandColours,
  brandColours,
  SURFACES,
  type Theme,
  USUAL_BRAND,
} from '@touchline/domain/theme/brand-colours';
import type { SiteConfig } from '@touchline/wire/site-config';

/** How the operator has the site look. */
export type Look = SiteConfig['theme'];

/** What is roomier on an airy site. */
const AIRY = { '--row': '76px', '--control': '44px', '--odds': '48px' };

const THEMES = { day: 'brand_day', night: 'brand_night' } as const;

function coloursOf(look: Look, theme: Theme): BrandColours {
  const brand = look[THEMES[theme]];
  return brand === null ? USUAL_BRAND[theme] : brandColours(brand, theme);
}

/** The custom properties that the operator has otherwise than the stylesheet. */
export function themeProperties(look: Look): Record<`--${string}`, string> {
  const [day, night] = [coloursOf(look, 'day'), coloursOf(look, 'night')];
  const both = (part: keyof BrandColours) => `light-dark(${day[part]}, ${night[part]})`;
  const isOwn = look.brand_day !== null || look.brand_night !== null;
  return {
    ...(isOwn && {
      '--brand': both('brand'),
      '--brand-strong': both('strong'),
      '--brand-ink': both('ink'),
      '--brand-soft': both('soft'),
      '--brand-text': both('text'),
    }),
    ...(look.radius !== null && {
      '--radius': `${look.radius}px`,
      '--radius-large': `${Math.round(look.radius * 1.5)}px`,
    }),
    ...(look.density === 'airy' && AIRY),
  };
}

/** The theme of a reader who has not chosen; null follows their system. */
export function startTheme({ start }: Look): Theme | null {
  return start === 'system' ? null : start;
}

/** The colour of what a browser draws around the page: the brand, or without one the header's. */
export function barColour(look: Look, theme: Theme): string {
  return look[THEMES[theme]] ?? SURFACES[theme][0] ?? USUAL_BRAND[theme].ink;
}

/** Our mark in the colours of the site, as the address of a picture. */
export function markOf(look: Look): string {
  const { brand, ink } = coloursOf(look, 'day');
  const drawn =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>` +
    `<rect width='24' height='24' rx='6' fill='${brand}'/>` +
    `<path d='M12 0v24M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' fill='none' stroke='${ink}' stroke-width='2'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
