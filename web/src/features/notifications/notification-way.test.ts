import { expect, test } from 'vitest';
import { notificationWay, platformWay } from './notification-way';

test.each([
  ['news of a bet leads to that bet', 'bet', 'bet', '/bets-history?bet=17'],
  ['so does a decision on a bet', 'vip_bet', 'bet', '/bets-history?bet=17'],
  ['a bonus leads to the promotions', 'bonus', null, '/promotions'],
  ['a jackpot does too', 'jackpot', null, '/promotions'],
  ['maintenance leads nowhere', 'maintenance', null, null],
] as const)('%s', (_rule, type, object, way) => {
  const id = object && 17;
  expect(notificationWay({ type, object_type: object, object_id: id }, true)).toBe(way);
});

test.each([
  ['withdrawal', '/profile/wallet/withdrawals'],
  ['deposit', '/profile/wallet'],
  ['bet', null],
  [null, null],
] as const)('news of a %s leads to %s on the platform', (object, way) => {
  expect(platformWay({ type: 'payment', object_type: object, object_id: null })).toBe(way);
});

test.each(['bet', 'vip_bet'] as const)(
  'where my bets are hidden news of one leads nowhere: %s',
  (type) => {
    expect(notificationWay({ type, object_type: 'bet', object_id: 17 }, false)).toBeNull();
    const bonus = { type: 'bonus', object_type: null, object_id: null } as const;
    expect(notificationWay(bonus, false)).toBe('/promotions');
  },
);
