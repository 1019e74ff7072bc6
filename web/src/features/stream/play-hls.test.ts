import { expect, test } from 'vitest';
import { isHlsNative } from './play-hls';

const knows = (answer: CanPlayTypeResult) => ({ canPlayType: () => answer });

test.each([
  ['Safari plays HLS by itself', { ...knows('maybe'), webkitSetPresentationMode: () => {} }, true],
  ['a Safari without HLS does not', { ...knows(''), webkitSetPresentationMode: () => {} }, false],
  ['other browsers are helped, also where they say they know it', knows('maybe'), false],
  ['and where they do not', knows(''), false],
])('%s', (_rule, video, isNative) => {
  expect(isHlsNative(video)).toBe(isNative);
});
