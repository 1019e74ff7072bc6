import { pageSays } from '@touchline/wire/window/embed';
import type { EmbedOptions } from '@touchline/wire/window/embed-script';
import { aHostPage, type AHostPage } from '@touchline/testkit/page/a-host-page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount';

const ORIGIN = 'https://bets.example';
const HELLO = pageSays('hello', { versions: [1] });

let host: AHostPage;
let events: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  host = aHostPage(ORIGIN);
});
afterEach(() => {
  vi.useRealTimers();
  host.remove();
});

const heard = (name: string) => (said?: unknown) =>
  void events.push(said === undefined ? [name] : [name, said]);
const NAMES = ['ready', 'page', 'deposit', 'slip', 'search', 'problem'] as const;
const on = Object.fromEntries(NAMES.map((name) => [name, heard(name)]));

const mounted = (options: Partial<EmbedOptions> = {}, script = '') =>
  mount(host.container, { origin: ORIGIN, on, ...options }, script);
const names = () => host.told.map(({ name }) => name);

const PLATFORM = 'https://players.example';
const AT_PLATFORM = { origin: PLATFORM };
const HELLO_OF_BOOK = pageSays('hello', { versions: [1], platform: PLATFORM });
const shows = (path: string) =>
  pageSays('page_changed', { page: null, path, locale: 'de', title: '' });

test('a page of the platform that the sportsbook has named is heard and answered like one of its own', () => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives(pageSays('leaving', {}));
  host.arrives(HELLO, AT_PLATFORM);
  host.arrives(pageSays('viewport', { height: 777 }), AT_PLATFORM);
  host.arrives(shows('/profile'), AT_PLATFORM);
  expect(host.told.filter(({ name }) => name === 'hello').map(({ to }) => to)).toEqual([
    ORIGIN,
    PLATFORM,
  ]);
  expect(host.frame.style['blockSize']).toBe('777px');
  expect(events).toContainEqual(['page', expect.objectContaining({ path: '/profile' })]);
  vi.advanceTimersByTime(60_000);
  expect(events).not.toContainEqual(['problem', { code: 'no_answer' }]);
});

test.each([
  ['that nobody has named', HELLO, PLATFORM],
  ['that another one was named for', HELLO_OF_BOOK, 'https://players.example.evil.example'],
  [
    'that is named by an address',
    pageSays('hello', { versions: [1], platform: `${PLATFORM}/profile` }),
    PLATFORM,
  ],
  ['without one', pageSays('hello', { versions: [1], platform: 'null' }), 'null'],
])('what comes from an origin %s is let be', (_what, hello, origin) => {
  mounted();
  host.arrives(hello);
  const before = [events.length, host.told.length];
  host.arrives(HELLO, { origin });
  host.arrives(pageSays('deposit_wanted', {}), { origin });
  expect([events.length, host.told.length]).toEqual(before);
});

test('where the script comes from is the platform, also for who goes there before the sportsbook has said a word', () => {
  const book = mounted({ path: '/live' }, `${PLATFORM}/embed/main.js`);
  host.arrives(HELLO, AT_PLATFORM);
  expect(host.told[0]).toMatchObject({ name: 'hello', to: PLATFORM });
  book.openSearch();
  expect(host.frame.src).toBe(`${ORIGIN}/live`);
});

test.each(['', 'blob:https://players.example/1', 'data:text/javascript,1', '/embed/main.js'])(
  'a script from %j names nobody',
  (script) => {
    mounted({}, script);
    host.arrives(HELLO, AT_PLATFORM);
    host.arrives(HELLO, { origin: 'null' });
    expect(host.told).toEqual([]);
  },
);

test('the platform names nobody: only the sportsbook says whose pages may follow', () => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives(pageSays('hello', { versions: [1], platform: 'https://evil.example' }), AT_PLATFORM);
  const before = events.length;
  host.arrives(pageSays('deposit_wanted', {}), { origin: 'https://evil.example' });
  expect(events).toHaveLength(before);
});

test('what is asked at the platform brings back the page of the sportsbook that showed last', () => {
  const book = mounted({ basePath: '/sports' });
  host.arrives(HELLO_OF_BOOK);
  host.arrives(shows('/live?sport=soccer'));
  host.arrives(pageSays('leaving', {}));
  host.arrives(HELLO, AT_PLATFORM);
  host.arrives(shows('/profile/wallet'), AT_PLATFORM);
  book.openBetSlip();
  expect(host.frame.src).toBe(`${ORIGIN}/sports/de/live?sport=soccer`);
  expect(names()).not.toContain('open_bet_slip');
  host.arrives(pageSays('leaving', {}), AT_PLATFORM);
  host.arrives(HELLO_OF_BOOK);
  expect(host.told.at(-1)).toEqual({
    name: 'open_bet_slip',
    message: { is_open: true, tab: 'slip' },
    to: ORIGIN,
  });
});

test('a page that has gone and is followed by none of ours is a problem after 30 s, whatever else it says late', () => {
  mounted();
  host.arrives(HELLO);
  host.arrives(pageSays('leaving', {}));
  host.arrives(pageSays('viewport', { height: 1 }));
  vi.advanceTimersByTime(30_000);
  expect(events).toEqual([['ready'], ['problem', { code: 'no_answer' }]]);
});

test('what was open in a page is told as closed when another one begins', () => {
  mounted();
  host.arrives(HELLO);
  host.arrives(pageSays('search_modal', { is_open: true }));
  host.arrives(pageSays('open_bet_slip', { is_open: true, tab: 'my_bets', selections: 2 }));
  host.arrives(pageSays('leaving', {}));
  host.arrives(HELLO);
  host.arrives(HELLO);
  expect(events.slice(3)).toEqual([
    ['slip', { isOpen: false, tab: 'my_bets', selections: 2 }],
    ['search', { isOpen: false }],
    ['ready'],
    ['ready'],
  ]);
});

test('a policy of the host that keeps the platform out is a problem, and the sportsbook comes back, but not in circles', () => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives(shows('/live'));
  host.frame.src = '';
  host.blocks(PLATFORM);
  expect(events.at(-1)).toEqual(['problem', { code: 'blocked', origin: PLATFORM }]);
  expect(host.frame.src).toBe(`${ORIGIN}/de/live`);
  host.frame.src = '';
  host.blocks(`${PLATFORM}/users/sign-in`);
  expect(host.frame.src).toBe('');
  vi.advanceTimersByTime(10_000);
  host.blocks(PLATFORM);
  expect(host.frame.src).toBe(`${ORIGIN}/de/live`);
});

test.each([
  ['somebody else’s frame', 'https://ads.example', {}],
  ['what is only reported', PLATFORM, { disposition: 'report' }],
  ['a picture', PLATFORM, { effectiveDirective: 'img-src' }],
  ['no address', 'inline', {}],
])('a policy that keeps out %s is none of ours', (_what, address, violation) => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.blocks(address, violation);
  expect(events).toEqual([['ready']]);
});

test('a policy that keeps the sportsbook out is told at once', () => {
  mounted();
  host.blocks(ORIGIN);
  expect(events).toEqual([['problem', { code: 'blocked', origin: ORIGIN }]]);
});

const HELD = { version: 1, text: '{"bets":[]}' };
const heldSlips = () => host.told.filter(({ name }) => name === 'held_slip');

test('a slip is held for the next page of the sportsbook, the newest, and given to nobody before', () => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives(pageSays('held_slip_wanted', {}));
  host.arrives(pageSays('hold_slip', { slip: { version: 1, text: 'older' } }));
  host.arrives(pageSays('hold_slip', { slip: HELD }));
  host.arrives(pageSays('leaving', {}));
  host.arrives(HELLO_OF_BOOK);
  host.arrives(pageSays('held_slip_wanted', {}));
  expect(heldSlips()).toEqual([
    { name: 'held_slip', message: { slip: null }, to: ORIGIN },
    { name: 'held_slip', message: { slip: HELD }, to: ORIGIN },
  ]);
});

test.each([
  ['the platform', AT_PLATFORM],
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
])('%s neither gets a held slip nor changes it', (_who, from) => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives(pageSays('hold_slip', { slip: HELD }));
  host.arrives(pageSays('hold_slip', { slip: null }), from);
  host.arrives(pageSays('held_slip_wanted', {}), from);
  expect(heldSlips()).toEqual([]);
  host.arrives(pageSays('held_slip_wanted', {}));
  expect(heldSlips()).toMatchObject([{ message: { slip: HELD } }]);
});

test.each([
  ['without end', { version: 1, text: 'x'.repeat(200_001) }],
  ['that is no text', { version: 1, text: { bets: [] } }],
  ['without a version', { text: '{}' }],
])('a slip %s is not held', (_what, slip) => {
  mounted();
  host.arrives(HELLO_OF_BOOK);
  host.arrives({ ...pageSays('hold_slip', { slip: null }), message: { slip } });
  host.arrives(pageSays('held_slip_wanted', {}));
  expect(heldSlips()).toMatchObject([{ message: { slip: null } }]);
});
