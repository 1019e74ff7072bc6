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

const mounted = (options: Partial<EmbedOptions> = {}) =>
  mount(host.container, { origin: ORIGIN, on: ALL, ...options }, '');
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
