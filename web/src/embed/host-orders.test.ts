import { hostSays } from '@touchline/wire/window/embed';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/api';
import { searchModal } from '../state/search-modal';
import { sessionStore } from '../state/session';
import { sharedBets } from '../state/shared-bets';
import { slipPanel } from '../state/slip-panel';
import { obeyOnPlatform, type Order } from './any-page-orders';
import { obey, type Obeying } from './host-orders';

let told: unknown[];
let gone: string[];
let page: Obeying;
let styles: Map<string, string>;

beforeEach(() => {
  [told, gone, styles] = [[], [], new Map()];
  for (const store of [searchModal, sharedBets, slipPanel, sessionStore]) {
    (store as typeof slipPanel).setState(store.getInitialState() as never, true);
  }
  sessionStore.setState({ status: 'not-logged-in' });
  page = {
    post: (name, message) => void told.push([name, message]),
    locale: 'en',
    locales: ['en', 'de', 'pt-BR'],
    changeLanguage: async (code) => gone.push(code) > 0,
    currencies: async () => [{ code: 'EUR' }, { code: 'USD' }],
    hasMyBets: true,
  };
  const documentElement = {
    dataset: { frame: 'content' },
    style: { setProperty: (name: string, value: string) => void styles.set(name, value) },
  };
  Object.assign(globalThis, { document: { documentElement } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

const asks = (order: Order, site: Partial<Obeying> = {}) => obey(order, { ...page, ...site });

test('viewport: what opens over the page stands in the part of the frame that can be seen', async () => {
  await asks(hostSays('viewport', { above: 400, below: 900, height: 800 }));
  expect(Object.fromEntries(styles)).toEqual({
    '--hidden-above': '400px',
    '--hidden-below': '900px',
    '--stuck': '400px',
    '--screen': '800px',
  });
});

test('change_locale: the page goes on in that language, by any code it is known by', async () => {
  await asks(hostSays('change_locale', { locale: 'de' }));
  await asks(hostSays('change_locale', { locale: 'br' }));
  expect([gone, told]).toEqual([['de', 'pt-BR'], []]);
});

test('change_locale: a page that is in that language already stays, so that asking at each page is harmless', async () => {
  await asks(hostSays('change_locale', { locale: 'en' }));
  expect([gone, told]).toEqual([[], []]);
});

test.each([
  ['a language that the site has not', 'fr', true, 'not_offered'],
  ['what is no language', '../evil', true, 'not_offered'],
  ['a language that the platform did not take', 'de', false, 'unreachable'],
])('change_locale: %s is answered with the field', async (_what, locale, isTaken, reason) => {
  await asks(hostSays('change_locale', { locale }), { changeLanguage: async () => isTaken });
  expect(told).toEqual([['refused', { name: 'change_locale', field: 'message.locale', reason }]]);
});

test('apply_bet_code: its bets are on their way to the slip', async () => {
  await asks(hostSays('apply_bet_code', { code: 'AB-12' }));
  expect(sharedBets.getState().asked).toBe('AB-12');
});

test('open_bet_slip: opens at the tab it names; closing leaves the tab', async () => {
  await asks(hostSays('open_bet_slip', { is_open: true, tab: 'my_bets' }));
  expect(slipPanel.getState()).toMatchObject({ isOpen: true, tab: 'my_bets' });
  await asks(hostSays('open_bet_slip', { is_open: false, tab: 'slip' }));
  expect(slipPanel.getState()).toMatchObject({ isOpen: false, tab: 'my_bets' });
});

test('open_bet_slip: my bets are the slip where the site hides them', async () => {
  const myBets = hostSays('open_bet_slip', { is_open: true, tab: 'my_bets' });
  await asks(myBets, { hasMyBets: false });
  expect(slipPanel.getState()).toMatchObject({ isOpen: true, tab: 'slip' });
});

test('search_modal: opens and closes', async () => {
  await asks(hostSays('search_modal', { is_open: true }));
  expect(searchModal.getState().isOpen).toBe(true);
  await asks(hostSays('search_modal', { is_open: false }));
  expect(searchModal.getState().isOpen).toBe(false);
});

test.each([
  ['one that the site has', 'USD', null],
  ['one that it has not', 'DOGE', 'not_offered'],
])('change_currency: %s is answered', async (_what, currency, refused) => {
  await asks(hostSays('change_currency', { currency }));
  expect(told).toEqual([['change_currency', { currency, refused }]]);
});

test('change_currency: a site that does not answer is told of', async () => {
  const currencies = () => Promise.reject(new ApiError(0, { code: 'internal', message: 'no' }));
  await asks(hostSays('change_currency', { currency: 'USD' }), { currencies });
  expect(told).toEqual([['change_currency', { currency: 'USD', refused: 'unreachable' }]]);
});

test.each([
  hostSays('apply_bet_code', { code: 'AB-12' }),
  hostSays('change_currency', { currency: 'USD' }),
  hostSays('open_bet_slip', { is_open: true, tab: 'slip' }),
  hostSays('search_modal', { is_open: true }),
] as const)('a page of the platform has no part in $name, and says so', async (order) => {
  await obeyOnPlatform(order, page);
  expect(told).toEqual([['refused', { name: order.name, field: 'name', reason: 'not_offered' }]]);
  expect(searchModal.getState().isOpen || slipPanel.getState().isOpen).toBe(false);
});

test('a page of the platform changes its language and keeps to what can be seen, as any other', async () => {
  await obeyOnPlatform(hostSays('change_locale', { locale: 'de' }), page);
  await obeyOnPlatform(hostSays('change_locale', { locale: 'xx' }), page);
  await obeyOnPlatform(hostSays('viewport', { above: 40, below: 0, height: 800 }), page);
  expect(gone).toEqual(['de']);
  expect(told).toEqual([
    ['refused', { name: 'change_locale', field: 'message.locale', reason: 'not_offered' }],
  ]);
  expect(styles.get('--stuck')).toBe('40px');
});
