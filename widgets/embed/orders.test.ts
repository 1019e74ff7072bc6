import { expect, test } from 'vitest';
import { ordersFor } from './orders';

/** A host whose frame is at the sportsbook, or at the platform. */
function host(isAtBook = true) {
  const told: unknown[] = [];
  const at = { isAtBook, brought: 0 };
  const orders = ordersFor((name, message) => void told.push([name, message]), {
    isAtBook: () => at.isAtBook,
    bringBook: () => void (at.brought += 1),
  });
  return { told, orders, at };
}

test('what is asked of a frame that hears is said at once', () => {
  const { told, orders } = host();
  orders.met();
  orders.give('change_locale', { locale: 'de' });
  orders.give('change_locale', { locale: 'de' });
  expect(told).toEqual([
    ['change_locale', { locale: 'de' }],
    ['change_locale', { locale: 'de' }],
  ]);
});

test('what is asked while another page begins in the frame waits for that page', () => {
  const { told, orders } = host();
  orders.met();
  orders.left();
  orders.give('change_locale', { locale: 'de' });
  expect(told).toEqual([]);
  orders.met();
  expect(told).toEqual([['change_locale', { locale: 'de' }]]);
});

test('what is asked sooner waits until the frame has answered: the newest of each kind, in order, once', () => {
  const { told, orders } = host();
  orders.give('change_currency', { currency: 'EUR' });
  orders.give('apply_bet_code', { code: 'AB-12' });
  orders.give('change_currency', { currency: 'USD' });
  expect(told).toEqual([]);
  orders.met();
  orders.met();
  expect(told).toEqual([
    ['apply_bet_code', { code: 'AB-12' }],
    ['change_currency', { currency: 'USD' }],
  ]);
});

test('at the platform what concerns the bets waits for the sportsbook, and the language does not', () => {
  const { told, orders, at } = host(false);
  orders.met();
  orders.give('change_currency', { currency: 'USD' });
  orders.give('change_locale', { locale: 'de' });
  orders.give('search_modal', { is_open: false });
  expect(told).toEqual([['change_locale', { locale: 'de' }]]);
  expect(at.brought).toBe(0);
  orders.left();
  at.isAtBook = true;
  orders.met();
  expect(told.slice(1)).toEqual([
    ['change_currency', { currency: 'USD' }],
    ['search_modal', { is_open: false }],
  ]);
});

test.each([
  ['apply_bet_code', { code: 'AB-12' }],
  ['open_bet_slip', { is_open: true, tab: 'slip' }],
  ['search_modal', { is_open: true }],
] as const)(
  'at the platform %s brings the sportsbook back, once, and is said there',
  (name, message) => {
    const { told, orders, at } = host(false);
    orders.met();
    orders.give(name, message);
    orders.give(name, message);
    expect([at.brought, told]).toEqual([1, []]);
    orders.left();
    at.isAtBook = true;
    orders.met();
    expect([at.brought, told]).toEqual([1, [[name, message]]]);
  },
);

test('what was asked for between two pages brings the sportsbook back from the one that came', () => {
  const { orders, at } = host(false);
  orders.give('search_modal', { is_open: true });
  expect(at.brought).toBe(0);
  orders.met();
  expect(at.brought).toBe(1);
});
