import { expect, test } from 'vitest';
import { offeredWidths, pictureAddress } from './pictures';

test.each([
  [
    'https://cdn.example/a b.jpg?x=1&y=2',
    640,
    undefined,
    '/pictures?url=https%3A%2F%2Fcdn.example%2Fa+b.jpg%3Fx%3D1%26y%3D2&w=640',
  ],
  ['/cms/banner.png', 64, 50, '/pictures?url=%2Fcms%2Fbanner.png&w=64&q=50'],
])('%s is asked for by the proxy', (source, width, quality, address) => {
  expect(pictureAddress(source, width, quality)).toBe(address);
});

test.each([
  [16, [64]],
  [40, [64, 128]],
  [300, [128, 256, 384, 640]],
  [640, [256, 384, 640, 828, 1080, 1280]],
  [2000, [828, 1080, 1280, 1920]],
])('for %i pixels these widths are offered: %j', (shown, widths) => {
  expect(offeredWidths(shown)).toEqual(widths);
});
