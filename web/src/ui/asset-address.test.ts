import { expect, test } from 'vitest';
import { assetAddress, assetSources, shapedSources } from './asset-address';

test.each([
  ['/a/banner.png', {}, '/a/banner.png'],
  ['/a/banner.png', { isLight: true }, '/a/banner-light.png'],
  ['/a/banner.png', { isMobile: true }, '/a/banner-mobile.png'],
  ['/a/banner.png', { isLight: true, isMobile: true }, '/a/banner-light-mobile.png'],
  ['/a.b/banner.v2.avif?v=1.5', { isLight: true }, '/a.b/banner.v2-light.avif?v=1.5'],
  [
    'https://cdn.example/banner.webp#x.y',
    { isMobile: true },
    'https://cdn.example/banner-mobile.webp#x.y',
  ],
  ['/a/banner', { isLight: true }, '/a/banner'],
  ['/a/banner?file=x.png', { isLight: true }, '/a/banner?file=x.png'],
  ['https://cdn.example', { isLight: true }, 'https://cdn.example'],
])('%s in %j is %s', (address, variant, expected) => {
  expect(assetAddress(address, variant)).toBe(expected);
});

const LOGO = '/cms/logo.svg';
const textOf = (variants: Parameters<typeof assetSources>[1], theme: 'night' | 'day' | null) =>
  assetSources(LOGO, variants, theme).map(
    ({ media, address }) => `${address} ${media ?? 'always'}`,
  );

test.each([
  ['a picture without variants has no sources', [], null, []],
  ['by the system', ['light'], null, ['/cms/logo-light.svg (prefers-color-scheme: light)']],
  ['by day for whoever chose it', ['light'], 'day', ['/cms/logo-light.svg always']],
  ['never by night', ['light'], 'night', []],
  ['on narrow screens', ['mobile'], 'night', ['/cms/logo-mobile.svg (width < 780px)']],
  [
    'the nearest first',
    ['mobile', 'light'],
    null,
    [
      '/cms/logo-light-mobile.svg (prefers-color-scheme: light) and (width < 780px)',
      '/cms/logo-light.svg (prefers-color-scheme: light)',
      '/cms/logo-mobile.svg (width < 780px)',
    ],
  ],
  [
    'by day on a phone before by day',
    ['light', 'mobile'],
    'day',
    [
      '/cms/logo-light-mobile.svg (width < 780px)',
      '/cms/logo-light.svg always',
      '/cms/logo-mobile.svg (width < 780px)',
    ],
  ],
] as const)('%s', (_rule, variants, theme, sources) => {
  expect(textOf([...variants], theme)).toEqual(sources);
});

const WIDE = '/cms/wide.png';
const NARROW = '/cms/narrow.png';

test.each([
  ['none at all is none', { desktop: null, mobile: null }, ['light'], null, null],
  [
    'each of the two for the light theme, those of narrow screens first',
    { desktop: WIDE, mobile: NARROW },
    ['light', 'mobile'],
    null,
    [
      '/cms/narrow-light.png (prefers-color-scheme: light) and (width < 780px)',
      '/cms/narrow.png (width < 780px)',
      '/cms/wide-light.png (prefers-color-scheme: light)',
      '/cms/wide.png',
    ],
  ],
  [
    'by night neither of them is light',
    { desktop: WIDE, mobile: NARROW },
    ['light'],
    'night',
    ['/cms/narrow.png (width < 780px)', '/cms/wide.png'],
  ],
  [
    'one without the other lies there for narrow screens too',
    { desktop: WIDE, mobile: null },
    ['mobile'],
    'day',
    ['/cms/wide-mobile.png (width < 780px)', '/cms/wide.png'],
  ],
  [
    'what is meant for narrow screens has no second one for them',
    { desktop: null, mobile: NARROW },
    ['light', 'mobile'],
    'day',
    ['/cms/narrow-light.png always', '/cms/narrow.png'],
  ],
] as const)('of a picture in two shapes: %s', (_rule, picture, variants, theme, expected) => {
  const shaped = shapedSources(picture, [...variants], theme);
  const others = shaped?.others.map(({ media, address }) => `${address} ${media ?? 'always'}`);
  expect(shaped && [...(others ?? []), shaped.source]).toEqual(expected);
});
