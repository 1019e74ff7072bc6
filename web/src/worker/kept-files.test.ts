import { expect, test } from 'vitest';
import { builtFilesIn, handlingOf, isOffline, offlineAddress, readWish } from './kept-files';

const ORIGIN = 'https://bets.example';
const BUILT = { base: '/sports/', version: 'a1' };
const get = (path: string, more: object = {}) => ({
  url: new URL(path, ORIGIN).href,
  method: 'GET',
  mode: 'cors',
  ...more,
});
const open = { mode: 'navigate' };

test.each([
  ['a built file is kept', get('/sports/assets/a-1.js'), 'file'],
  [
    'a page that is opened is the network’s, or the page without a connection',
    get('/sports/live', open),
    'page',
  ],
  ['what a page asks for is not kept', get('/sports/live'), 'network'],
  ['a call', get('/sportsbook/api/v3/bets'), 'network'],
  ['a call that is opened as a page', get('/sportsbook/api/v3/bets', open), 'network'],
  ['what is sent', get('/sports/assets/a-1.js', { method: 'POST' }), 'network'],
  ['a file of another site', get('https://evil.example/sports/assets/a.js'), 'network'],
  ['a page outside of the base path', get('/elsewhere', open), 'network'],
  ['a path that only begins alike', get('/sports/assetsx/a.js'), 'network'],
])('%s', (_rule, asked, expected) => {
  expect(handlingOf(asked, BUILT, ORIGIN)).toBe(expected);
});

test.each([
  ['/sports/offline', true],
  ['/sports/pt-BR/offline', true],
  ['/sports/live', false],
  ['/sports/a/b/offline', false],
  ['/offline', false],
  ['/sports/offline?from=/x', false],
])('%s is the page without a connection: %s', (path, expected) => {
  expect(isOffline(path, '/sports/')).toBe(expected);
});

test('a page may have built files kept, and none but those', () => {
  const file = `${ORIGIN}/sports/assets/a-1.js`;
  const files = [file, `${ORIGIN}/sportsbook/api/v3/bets`, 'https://evil.example/a.js', 7];
  expect(readWish({ type: 'keep', page: '/sports/de/offline', files }, BUILT, ORIGIN)).toEqual({
    page: '/sports/de/offline',
    files: [file],
  });
});

test.each([
  ['nothing', null],
  ['text', 'keep'],
  ['another wish', { type: 'drop', page: '/sports/offline', files: [] }],
  ['a page that is somebody’s own', { type: 'keep', page: '/sports/bets-history', files: [] }],
  [
    'a page of another site',
    { type: 'keep', page: 'https://evil.example/sports/offline', files: [] },
  ],
  ['a list without end', { type: 'keep', page: '/sports/offline', files: Array(301).fill('x') }],
  ['no list', { type: 'keep', page: '/sports/offline', files: { length: 1 } }],
])('%s is no wish', (_what, data) => {
  expect(readWish(data, BUILT, ORIGIN)).toBeNull();
});

test('who has no connection is told where they were going', () => {
  expect(offlineAddress(`${ORIGIN}/sports/offline`, `${ORIGIN}/sports/live?sport=a&x=1#b`)).toBe(
    `${ORIGIN}/sports/offline?from=%2Fsports%2Flive%3Fsport%3Da%26x%3D1`,
  );
});

test('a page names the built files that it takes, once each, and nobody else’s are among them', () => {
  const html = `<link rel="modulepreload" href="/bets/assets/offline-1.js"><script src="/bets/assets/entry-1.js"></script>
    <link rel="stylesheet" href="/bets/assets/offline-1.js"><a href="/assets/x.js"><img src="https://evil.example/bets/assets/y.js">`;
  expect(builtFilesIn(html, { base: '/bets/', version: 'v' }, 'https://bets.example')).toEqual([
    'https://bets.example/bets/assets/offline-1.js',
    'https://bets.example/bets/assets/entry-1.js',
  ]);
});
