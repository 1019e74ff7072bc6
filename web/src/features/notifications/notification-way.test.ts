import { expect, test } from 'vitest';
import { notificationWay } from './notification-way';

const platformPage = (path: string) => `https://platform.example/de${path}`;

test.each([
  ['news of a bet leads to that bet', 'bet', 'bet', '/bets-history?bet=17'],
  ['so does a decision on a bet', 'vip_bet', 'bet', '/bets-history?bet=17'],
  ['a bonus leads to that bonus', 'bonus', 'lootbox', '/promotions?bonus=lootbox-17'],
  ['a jackpot leads to that jackpot', 'jackpot', 'jackpot', '/promotions?jackpot=17'],
  ['what was told before bonuses had names leads to the promotions', 'bonus', null, '/promotions'],
  ['maintenance leads nowhere', 'maintenance', null, null],
  [
    'a withdrawal leads to the platform',
    'payment',
    'withdrawal',
    'https://platform.example/de/profile/wallet/withdrawals',
  ],
] as const)('%s', (_rule, type, object, way) => {
  const news = { type, object_type: object, object_id: object && 17 };
  expect(notificationWay(news, true, platformPage)).toBe(way);
});

test.each(['bet', 'vip_bet'] as const)(
  'where my bets are hidden news of one leads nowhere: %s',
  (type) => {
    const news = { type, object_type: 'bet', object_id: 17 } as const;
    expect(notificationWay(news, false, platformPage)).toBeNull();
    const bonus = { type: 'bonus', object_type: null, object_id: null } as const;
    expect(notificationWay(bonus, false, platformPage)).toBe('/promotions');
  },
);
