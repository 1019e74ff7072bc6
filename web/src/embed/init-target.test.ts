import { expect, test } from 'vitest';
import { initTarget } from './init-target';

test.each([
  '/',
  '/live',
  '/soccer/arsenal-chelsea-m902?a=1&b=https://x.example#markets',
  '/schedule?sport=soccer,tennis',
  '/caf%C3%A9',
])('%s is a page of ours', (to) => {
  expect(initTarget(to)).toBe(to);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['another site without its scheme', '//evil.example'],
  ['the same with backslashes', '/\\evil.example'],
  ['backslashes further on', '/live\\..\\..\\\\evil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['the same, encoded', '/%2e//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a tab that browsers leave out', '/\t/evil.example'],
  ['a line', '/\n/evil.example'],
  ['a path that begins nowhere', 'live'],
  ['this page again', '/init-sportsbook?to=/init-sportsbook'],
  ['this page, written otherwise', '/x/../Init-Sportsbook/'],
])('%s is the home page', (_what, to) => {
  expect(initTarget(to)).toBe('/');
});
