import { expect, test } from 'vitest';
import { SPORTSBOOK_PAGES } from './pages';
import { PLATFORM_PAGES } from './platform-pages';
import { isReservedPath } from './reserved-paths';

test.each([
  ['a page of ours', 'promotions'],
  ['a page of the platform, whose links an operator would not want to lose', 'help-center'],
  ['a sport', 'soccer'],
  ['where calls are answered', 'sportsbook'],
  ['built files', 'assets'],
  ['a locale', 'de'],
  ['a locale with a region', 'pt-br'],
  ['a locale of three letters', 'fil'],
  ['what is below a page of ours', 'live/tonight'],
  ['other letters make no other page', 'LIVE'],
  ['the first page', ''],
])('%s is reserved', (_rule, path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['vip', 'vip-club', 'faq', 'live-tonight', 'responsible-gaming', 'en-garde', '2026'])(
  'an operator may have a page at %s',
  (path) => {
    expect(isReservedPath(path)).toBe(false);
  },
);

test('every page of ours keeps its address', () => {
  const words = [...Object.values(SPORTSBOOK_PAGES), ...Object.values(PLATFORM_PAGES)].filter(
    (path) => !/[:*]/.test(path),
  );
  expect(words.filter((path) => !isReservedPath(path))).toEqual([]);
});
