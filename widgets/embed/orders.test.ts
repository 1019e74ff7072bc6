import { expect, test } from 'vitest';
import { ordersFor } from './orders';

function host() {
  const told: unknown[] = [];
  return { told, orders: ordersFor((name, message) => void told.push([name, message])) };
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
