import { describe, expect, test } from 'vitest';
import {
  brandColours,
  contrastOf,
  isBrandSeen,
  SURFACES,
  type Theme,
  USUAL_BRAND,
} from './brand-colours';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

describe('a brand that cannot be told from the surfaces will not do', () => {
  test.each<[string, Theme, boolean]>([
    ['#0a7d40', 'day', true],
    ['#3ddc84', 'night', true],
    ['#ffe100', 'day', false],
    ['#ffe100', 'night', true],
    ['#1b2a6b', 'day', true],
    ['#1b2a6b', 'night', false],
    ['#ffffff', 'day', false],
    ['#000000', 'night', false],
  ])('%s by %s: %s', (brand, theme, isSeen) => {
    expect(isBrandSeen(brand, theme)).toBe(isSeen);
  });
});

/** Colours of every hue, from dark to bright. */
const EVERY_COLOUR = [0, 51, 102, 153, 204, 255].flatMap((red, _at, steps) =>
  steps.flatMap((green) =>
    steps.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

describe.each<Theme>(['day', 'night'])('by %s', (theme) => {
  test('text on any brand has 4.5:1, pointed at or not', () => {
    const faint = EVERY_COLOUR.filter((brand) => {
      const { ink, strong } = brandColours(brand, theme);
      return Math.min(contrastOf(ink, brand), contrastOf(ink, strong)) < 4.5;
    });
    expect(faint).toEqual([]);
  });

  test('any brand that is allowed reads as text, on every surface and on a touch of itself', () => {
    const allowed = EVERY_COLOUR.filter((brand) => isBrandSeen(brand, theme));
    expect(allowed.length).toBeGreaterThan(50);
    const faint = allowed.filter((brand) => {
      const { text, soft } = brandColours(brand, theme);
      return [...SURFACES[theme], soft].some((surface) => contrastOf(text, surface) < 4.5);
    });
    expect(faint).toEqual([]);
  });

  test('so does the usual one', () => {
    const { text, soft } = USUAL_BRAND[theme];
    const contrasts = [...SURFACES[theme], soft].map((surface) => contrastOf(text, surface));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });

  test('the usual text reads on a surface with a touch of any brand that is allowed', () => {
    const text = theme === 'day' ? '#0d1712' : '#eef4f0';
    const faint = EVERY_COLOUR.filter((brand) => isBrandSeen(brand, theme)).filter(
      (brand) => contrastOf(text, brandColours(brand, theme).soft) < 4.5,
    );
    expect(faint).toEqual([]);
  });
});

test('ours are told from every surface', () => {
  expect(SURFACES.day.map((each) => contrastOf('#0a7d40', each) >= 3)).not.toContain(false);
  expect(brandColours('#0a7d40', 'day')).toMatchObject({ ink: '#ffffff' });
});
