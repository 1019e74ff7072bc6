import { pageSays } from '@touchline/wire/window/embed';
import type { EmbedEvents, EmbedOptions } from '@touchline/wire/window/embed-script';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './mount';
import { aHostPage, type AHostPage } from '@touchline/testkit/page/a-host-page';

const ORIGIN = 'https://bets.example';
const HELLO = pageSays('hello', { versions: [1] });

let host: AHostPage;
let events: unknown[];

const heard = (name: string) => (said?: unknown) =>
  void events.push(said === undefined ? [name] : [name, said]);
const ALL: EmbedEvents = {
  ready: heard('ready'),
  page: heard('page'),
  session: heard('session'),
  signIn: heard('signIn'),
  deposit: heard('deposit'),
  slip: heard('slip'),
  odds: heard('odds'),
  search: heard('search'),
  currency: heard('currency'),
  betCode: heard('betCode'),
  problem: heard('problem'),
};

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  host = aHostPage(ORIGIN);
});
afterEach(() => {
  vi.useRealTimers();
  host.remove();
});

const mounted = (options: Partial<EmbedOptions> = {}, script = '') =>
  mount(host.container, { origin: ORIGIN, on: ALL, ...options }, script);
const names = () => host.told.map(({ name }) => name);

test('a hello is answered with the version, the duties and the sizing, to the frame’s origin alone', () => {
  mounted({ sizing: 'fill' });
  expect(host.told).toEqual([]);
  host.arrives(HELLO);
  expect(host.told[0]).toEqual({
    name: 'hello',
    message: { version: 1, duties: ['sign_in', 'deposit'], sizing: 'fill' },
    to: ORIGIN,
  });
  expect(events).toEqual([['ready']]);
});

test.each([
  [
    pageSays('page_changed', { page: 'in_play', path: '/live', locale: 'de', title: 'Live' }),
    ['page', { page: 'in_play', path: '/live', locale: 'de', title: 'Live' }],
  ],
  [
    pageSays('iframe_integration', { status: 'logged-in', reason: 'signed_in' }),
    ['session', { status: 'logged-in', reason: 'signed_in' }],
  ],
  [pageSays('sign_in_wanted', { view: 'sign_up' }), ['signIn', { view: 'sign_up' }]],
  [pageSays('deposit_wanted', {}), ['deposit']],
  [
    pageSays('open_bet_slip', { is_open: true, tab: 'my_bets', selections: 2 }),
    ['slip', { isOpen: true, tab: 'my_bets', selections: 2 }],
  ],
  [
    pageSays('odds_changed', { selections: 2, total_odds: 3450 }),
    ['odds', { selections: 2, totalOdds: 3450 }],
  ],
  [pageSays('search_modal', { is_open: true }), ['search', { isOpen: true }]],
  [
    pageSays('change_currency', { currency: 'EUR', refused: null }),
    ['currency', { currency: 'EUR', refused: null }],
  ],
  [
    pageSays('apply_bet_code', { code: 'AB-12', result: 'restored' }),
    ['betCode', { code: 'AB-12', result: 'restored' }],
  ],
  [
    pageSays('refused', { name: 'change_locale', field: 'message.locale', reason: 'not_offered' }),
    [
      'problem',
      {
        code: 'message_refused',
        name: 'change_locale',
        field: 'message.locale',
        reason: 'not_offered',
      },
    ],
  ],
] as const)('the host is told of $name', (said, event) => {
  mounted();
  host.arrives(said);
  expect(events).toEqual([event]);
});

test.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null' }],
])('what %s says is let be', (_who, from) => {
  mounted();
  host.arrives(HELLO, from);
  host.arrives(pageSays('viewport', { height: 9000 }), from);
  host.arrives(pageSays('deposit_wanted', {}), from);
  expect([events, host.told, host.frame.style['blockSize']]).toEqual([[], [], '100vh']);
});

test.each([
  ['no number', { height: '900px; position: fixed' }],
  ['below nothing', { height: -5 }],
])('a height that is %s is let be', (_what, message) => {
  mounted();
  host.arrives({ ...pageSays('viewport', { height: 1 }), message });
  expect(host.frame.style['blockSize']).toBe('100vh');
});

test('the frame is as high as its page, unless it fills its place', () => {
  mounted();
  host.arrives(pageSays('viewport', { height: 1234 }));
  expect(host.frame.style['blockSize']).toBe('1234px');
});

test('a frame that fills its place keeps the size that the host gave it', () => {
  mounted({ sizing: 'fill' });
  host.arrives(pageSays('viewport', { height: 1234 }));
  expect(host.frame.style['blockSize']).toBe('100%');
});

test('which part can be seen is told at once, and then ten times a second at most, the last never lost', () => {
  mounted();
  host.arrives(HELLO);
  const parts = () => host.told.filter(({ name }) => name === 'viewport');
  expect(parts()).toHaveLength(1);
  for (let ms = 0; ms < 1000; ms += 10) {
    host.frame.top -= 10;
    host.moves();
    vi.advanceTimersByTime(10);
  }
  expect(parts().length).toBeLessThanOrEqual(11);
  vi.advanceTimersByTime(100);
  expect(parts().at(-1)?.message).toMatchObject({ above: 900 });
});

test('everything that a host can ask for reaches the frame, what is asked too soon after its hello', () => {
  const book = mounted();
  book.setLocale('de');
  expect(host.told).toEqual([]);
  host.arrives(HELLO);
  expect(names().filter((name) => name === 'change_locale')).toHaveLength(1);
  host.told.length = 0;
  book.setCurrency('USD');
  book.applyBetCode('AB-12');
  book.openBetSlip('my_bets');
  book.closeBetSlip();
  book.openSearch();
  book.closeSearch();
  expect(host.told.map(({ name, message }) => [name, message])).toEqual([
    ['change_currency', { currency: 'USD' }],
    ['apply_bet_code', { code: 'AB-12' }],
    ['open_bet_slip', { is_open: true, tab: 'my_bets' }],
    ['open_bet_slip', { is_open: false, tab: 'slip' }],
    ['search_modal', { is_open: true }],
    ['search_modal', { is_open: false }],
  ]);
});

test('another page begins at its top, where the host had scrolled past it', () => {
  const at = (path: string) =>
    pageSays('page_changed', { page: null, path, locale: 'en', title: '' });
  mounted({ stickyTop: 60 });
  host.arrives(at('/'));
  host.frame.top = -400;
  host.arrives(at('/live'));
  expect(host.scrolled).toEqual([-460]);
});

test('a frame that does not answer within 30 s is a problem, and one of another version is', () => {
  mounted();
  vi.advanceTimersByTime(30_000);
  expect(events).toEqual([['problem', { code: 'no_answer' }]]);
  host.arrives(pageSays('hello', { versions: [99] }));
  expect(events.at(-1)).toEqual(['problem', { code: 'version', versions: [99] }]);
  expect(host.told).toEqual([]);
});

test('a frame of another version has answered', () => {
  mounted();
  host.arrives(pageSays('hello', { versions: [99] }));
  vi.advanceTimersByTime(30_000);
  expect(events).toEqual([['problem', { code: 'version', versions: [99] }]]);
});

test('once it is unmounted nothing listens', () => {
  const book = mounted();
  host.arrives(HELLO);
  book.unmount();
  expect(host.listeners()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(names()).not.toContain('change_locale');
  expect(events).toEqual([['ready']]);
});

test.each([
  [ORIGIN, []],
  ['https://others.example', ['search_modal']],
])('when a page that is gone said from %s that it leaves, %j is posted', (origin, expected) => {
  const book = mounted();
  host.arrives(HELLO);
  host.arrives(pageSays('leaving', {}), { source: null, origin });
  const before = names().length;
  book.openSearch();
  expect(names().slice(before)).toEqual(expected);
});

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
