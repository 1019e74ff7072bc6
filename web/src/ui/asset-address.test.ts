import { expect, test } from 'vitest';
import { assetAddress } from './asset-address';

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
