import { expect, test } from 'vitest';
import { CREST_SHAPES } from './crest-drawings';
import { crestLook, DEEP, LIGHT, PATTERNS, SHAPES } from './crest';

/** Relative luminance, and contrast of two colours (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const DAY = '#ffffff';
const NIGHT = '#16201b';

test.each(DEEP)('%s stands out from the page by day', (colour) => {
  expect(contrast(colour, DAY)).toBeGreaterThanOrEqual(3);
});

test.each(LIGHT)('%s stands out from the page by night', (colour) => {
  expect(contrast(colour, NIGHT)).toBeGreaterThanOrEqual(3);
});

test.each(DEEP.flatMap((deep) => LIGHT.map((light) => [deep, light] as const)))(
  'on a crest %s and %s are told apart',
  (deep, light) => {
    expect(contrast(deep, light)).toBeGreaterThanOrEqual(2.5);
  },
);

test('a team has the same crest always, and teams have many different ones', () => {
  expect(crestLook('Arsenal')).toEqual(crestLook('Arsenal'));
  const looks = Array.from({ length: 2000 }, (_, index) => crestLook(`Team ${index} FC`));
  const different = new Set(looks.map((look) => JSON.stringify(look)));
  expect(different.size).toBeGreaterThan(500);
  for (const part of ['first', 'second', 'shape', 'pattern'] as const) {
    const counts = new Map<unknown, number>();
    for (const look of looks) counts.set(look[part], (counts.get(look[part]) ?? 0) + 1);
    const fair = looks.length / counts.size;
    expect(Math.max(...counts.values())).toBeLessThan(fair * 1.5);
    expect(Math.min(...counts.values())).toBeGreaterThan(fair * 0.5);
  }
});

test('every shape can be painted in every pattern', () => {
  expect(CREST_SHAPES).toHaveLength(SHAPES);
  for (const { paint } of CREST_SHAPES) expect(paint).toHaveLength(PATTERNS);
});

test.each(['', '🏆', 'الهلال', 'x'.repeat(10_000)])('%j has a crest too', (name) => {
  const { first, shape, pattern } = crestLook(name);
  expect(first).toMatch(/^#[0-9a-f]{6}$/);
  expect(CREST_SHAPES[shape]?.paint[pattern]).toBeDefined();
});
