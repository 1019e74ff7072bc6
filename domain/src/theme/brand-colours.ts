/** The theme a colour is seen in. */
export type Theme = 'day' | 'night';

/** What stands on and beside a brand colour; all of them as `#rrggbb`. */
export interface BrandColours {
  brand: string;
  /** The brand when it is pointed at. */
  strong: string;
  /** Text on the brand, pointed at or not. */
  ink: string;
  /** A surface with a touch of the brand. */
  soft: string;
  /** The brand as text, on every surface and on the one with a touch of it. */
  text: string;
}

/** The surfaces of each theme on which the brand stands, as the page's stylesheet has them. */
export const SURFACES: Readonly<Record<Theme, readonly string[]>> = {
  day: ['#ffffff', '#eef2f0', '#f5f8f6', '#e6ece8'],
  night: ['#0f1512', '#090d0b', '#141c18', '#1c2722'],
};

/** The colours of a site that has none of its own, as the page's stylesheet has them. */
export const USUAL_BRAND: Readonly<Record<Theme, BrandColours>> = {
  day: { brand: '#0a7d40', strong: '#08693a', ink: '#ffffff', soft: '#dff3e7', text: '#09763c' },
  night: { brand: '#3ddc84', strong: '#5ce79b', ink: '#04160c', soft: '#12291d', text: '#3ddc84' },
};

/** The least contrast of text with what it stands on, and of the edges of controls with what is around them (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Red, green and blue of a colour such as `#27b866`, each from 0 to 255. */
function partsOf(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** How bright a colour is, from 0 to 1 (WCAG 2.2 "relative luminance"). */
function luminanceOf(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as `#27b866`: from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The first colour with so much of the second in it, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const added = partsOf(other);
  const parts = partsOf(colour).map((part, at) =>
    Math.round(part + ((added[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Whether a brand colour can be told from every surface of a theme: 3:1. */
export function isBrandSeen(brand: string, theme: Theme): boolean {
  return SURFACES[theme].every((surface) => contrastOf(brand, surface) >= EDGE_CONTRAST);
}

/**
 * The colours that go with a brand colour in a theme. Text on the brand has 4.5:1, white by day and dark at night where
 * both would do; pointed at, the brand moves away from that text.
 */
export function brandColours(brand: string, theme: Theme): BrandColours {
  const [surface = WHITE] = SURFACES[theme];
  const inks = [WHITE, mixed(BLACK, brand, 0.1)];
  const wanted = [...(theme === 'day' ? inks : inks.toReversed()), BLACK];
  // Of white and black one always has it.
  const ink = wanted.find((each) => contrastOf(each, brand) >= TEXT_CONTRAST) ?? BLACK;
  const soft = mixed(surface, brand, theme === 'day' ? 0.12 : 0.14);
  return {
    brand,
    ink,
    strong: mixed(brand, ink === WHITE ? BLACK : WHITE, 0.18),
    soft,
    text: textIn(brand, [...SURFACES[theme], soft], theme === 'day' ? BLACK : WHITE),
  };
}

const SHADES = 50;

/** The brand with as little black or white in it as text on these surfaces needs: 4.5:1. */
function textIn(brand: string, surfaces: readonly string[], end: string): string {
  const shades = Array.from({ length: SHADES }, (_, step) => mixed(brand, end, step / SHADES));
  const reads = (colour: string) =>
    surfaces.every((surface) => contrastOf(colour, surface) >= TEXT_CONTRAST);
  return shades.find(reads) ?? end;
}
