import { expect, test } from 'vitest';
import { notificationWay } from './notification-way';

const platformPage = (path: string) => `https://platform.example/de${path}`;

test.each([
  ['news of a bet leads to my bets', 'bet', 'bet', '/bets-history'],
  ['a bonus leads to the promotions', 'bonus', null, '/promotions'],
  ['maintenance leads nowhere', 'maintenance', null, null],
  [
    'a withdrawal leads to the platform',
    'payment',
    'withdrawal',
    'https://platform.example/de/profile/wallet/withdrawals',
  ],
] as const)('%s', (_rule, type, object, way) => {
  expect(notificationWay({ type, object_type: object }, true, platformPage)).toBe(way);
});

test.each(['bet', 'vip_bet'] as const)(
  'where my bets are hidden news of one leads nowhere: %s',
  (type) => {
    expect(notificationWay({ type, object_type: 'bet' }, false, platformPage)).toBeNull();
    const bonus = { type: 'bonus', object_type: null } as const;
    expect(notificationWay(bonus, false, platformPage)).toBe('/promotions');
  },
);
