import { expect, test } from 'vitest';
import { assetAddress, assetSources } from './asset-address';

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
