import { expect, test } from 'vitest';
import { formatsFor, qualityFor, widthFor, type PictureFormat } from './picture-rules';

test.each<[PictureFormat, number | undefined, number]>([
  ['same', undefined, 80],
  ['webp', undefined, 70],
  ['avif', undefined, 65],
  ['avif', 100, 81],
  ['webp', 100, 88],
  ['same', 100, 100],
  ['same', 250, 100],
  ['avif', 250, 100],
  ['same', -5, 0],
  ['webp', -5, 0],
  ['avif', 0, 0],
])('%s with a quality of %s is encoded with %i', (format, asked, quality) => {
  expect(qualityFor(format, asked)).toBe(quality);
});

test.each([
  [1, 64],
  [64, 64],
  [65, 128],
  [700, 828],
  [1921, 1920],
])('a picture of %i pixels is made %i wide', (asked, width) => {
  expect(widthFor(asked)).toBe(width);
});

test.each<[string | undefined, PictureFormat[]]>([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'same']],
  ['image/webp,*/*', ['webp', 'same']],
  ['IMAGE/AVIF', ['avif', 'same']],
  ['image/avif;q=0, image/webp;q=0.5', ['webp', 'same']],
  ['*/*', ['same']],
  ['', ['same']],
  [undefined, ['same']],
])('a browser that takes %s gets the best of %j', (accept, formats) => {
  expect(formatsFor(accept)).toEqual(formats);
});
