import { expect, test } from 'vitest';
import { pathInside, wayOf, type Press, type PressedLink, type Standing } from './link-press';

const ORIGIN = 'https://bets.example';
const PLATFORM = 'https://players.example';
const HOST = 'https://host.example/';

const press = (more: Partial<Press> = {}): Press => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const link = (written: string, more: Partial<PressedLink> = {}): PressedLink => ({
  href: new URL(written, ORIGIN).href,
  written,
  target: '',
  isDownload: false,
  isAlternate: false,
  ...more,
});
const at = (more: Partial<Standing> = {}): Standing => ({
  origin: ORIGIN,
  base: '/',
  host: null,
  framed: [ORIGIN, PLATFORM],
  ...more,
});

test('a plain press on a page of ours is followed here, in a frame too', () => {
  for (const host of [null, HOST]) {
    expect(wayOf(press(), link('/live?a=1#b'), at({ host }))).toEqual({
      type: 'page',
      path: '/live?a=1#b',
    });
  }
});

test.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
  'inside a frame %o opens the page around it, and elsewhere a tab of the browser',
  (key) => {
    expect(wayOf(press(key), link('/live'), at({ host: HOST }))).toEqual({
      type: 'host',
      to: HOST,
    });
    expect(wayOf(press(key), link('/live'), at())).toEqual({ type: 'browser' });
    const help = link(`${PLATFORM}/help-center`);
    expect(wayOf(press(key), help, at({ host: HOST })).type).toBe('host');
    expect(wayOf(press(key), help, at()).type).toBe('browser');
    expect(wayOf(press(), help, at({ host: HOST })).type).toBe('browser');
  },
);

test.each([
  ['http', 'https://example.org/a'],
  ['sms:', 'sms:+4912345'],
  ['mailto', 'mailto:help@example.org'],
  ['a place on the page', '#content'],
])('links that are %s are left to the browser, in a frame and with any key', (_what, written) => {
  for (const key of [{}, { ctrlKey: true }, { metaKey: true }]) {
    expect(wayOf(press(key), link(written), at({ host: HOST }))).toEqual({ type: 'browser' });
  }
});

test.each([
  ['another button', press({ button: 2 }), link('/live')],
  ['a new window', press({ shiftKey: true }), link('/live')],
  ['a download by key', press({ altKey: true }), link('/live')],
  ['a link to another tab', press(), link('/live', { target: '_blank' })],
  ['a download', press(), link('/live', { isDownload: true })],
  ['another language', press(), link('/de/live', { isAlternate: true })],
  ['an anchor without address', press(), link('', { href: '' })],
])('%s is the browser’s', (_what, how, what) => {
  expect(wayOf(how, what, at({ host: HOST }))).toEqual({ type: 'browser' });
});

test.each([
  ['/', '/live', '/live'],
  ['/de', '/de/live', '/live'],
  ['/de', '/de', '/'],
  ['/de', '/demo', null],
  ['/sports/de', '/live', null],
  ['/', 'https://evil.example/live', null],
  ['/', 'https://bets.example.evil.example/', null],
])('under %s the link %s is the page %s', (base, written, path) => {
  expect(pathInside(new URL(written, ORIGIN).href, ORIGIN, base)).toBe(path);
});
