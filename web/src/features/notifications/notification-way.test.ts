import { expect, test } from 'vitest';
import { notificationWay } from './notification-way';

test.each([
  ['news of a bet leads to my bets', 'bet', 'bet', '/bets-history'],
  ['so does a decision on a bet', 'vip_bet', 'bet', '/bets-history'],
  ['a bonus leads to the promotions', 'bonus', null, '/promotions'],
  ['a jackpot does too', 'jackpot', null, '/promotions'],
  ['maintenance leads nowhere', 'maintenance', null, null],
] as const)('%s', (_rule, type, object, way) => {
  expect(notificationWay({ type, object_type: object })).toBe(way);
});
