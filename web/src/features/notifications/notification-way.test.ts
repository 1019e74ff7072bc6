import { expect, test } from 'vitest';
import { notificationWay, platformWay } from './notification-way';

test.each([
  ['news of a bet leads to my bets', 'bet', 'bet', '/bets-history'],
  ['so does a decision on a bet', 'vip_bet', 'bet', '/bets-history'],
  ['a bonus leads to the promotions', 'bonus', null, '/promotions'],
  ['a jackpot does too', 'jackpot', null, '/promotions'],
  ['maintenance leads nowhere', 'maintenance', null, null],
] as const)('%s', (_rule, type, object, way) => {
  expect(notificationWay({ type, object_type: object }, true)).toBe(way);
});

test.each([
  ['withdrawal', '/profile/wallet/withdrawals'],
  ['deposit', '/profile/wallet'],
  ['bet', null],
  [null, null],
] as const)('news of a %s leads to %s on the platform', (object, way) => {
  expect(platformWay({ type: 'payment', object_type: object })).toBe(way);
});

test.each(['bet', 'vip_bet'] as const)(
  'where my bets are hidden news of one leads nowhere: %s',
  (type) => {
    expect(notificationWay({ type, object_type: 'bet' }, false)).toBeNull();
    expect(notificationWay({ type: 'bonus', object_type: null }, false)).toBe('/promotions');
  },
);
