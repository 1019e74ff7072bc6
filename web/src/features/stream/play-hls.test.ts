import { expect, test } from 'vitest';
import { isHlsNative, needsWhole } from './play-hls';

const knows = (answer: CanPlayTypeResult) => ({ canPlayType: () => answer });

test.each([
  ['Safari plays HLS by itself', { ...knows('maybe'), webkitSetPresentationMode: () => {} }, true],
  ['a Safari without HLS does not', { ...knows(''), webkitSetPresentationMode: () => {} }, false],
  ['other browsers are helped, also where they say they know it', knows('maybe'), false],
  ['and where they do not', knows(''), false],
])('%s', (_rule, video, isNative) => {
  expect(isHlsNative(video)).toBe(isNative);
});

test.each([
  ['pictures with their sound', { audioTracks: [{}] }, false],
  ['captions', { audioTracks: [], subtitles: [{}] }, true],
  ['captions within the pictures', { audioTracks: [], captions: [{}] }, true],
  ['sound apart from the pictures', { audioTracks: [{ url: 'de.m3u8' }] }, true],
])('a stream of %s', (_what, manifest, isWhole) => {
  expect(needsWhole(manifest as Parameters<typeof needsWhole>[0])).toBe(isWhole);
});
