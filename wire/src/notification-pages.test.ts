import { expect, test } from 'vitest';
import { newsPage } from './notification-pages';
import { NOTIFICATION_TYPES } from './notifications';

test.each([
  ['bet', 'bet', 'sportsbook', '/bets-history'],
  ['vip_bet', 'bet', 'sportsbook', '/bets-history'],
  ['vip_bet', null, 'sportsbook', '/bets-history'],
  ['bonus', null, 'sportsbook', '/promotions'],
  ['jackpot', null, 'sportsbook', '/promotions'],
  ['payment', 'withdrawal', 'platform', '/profile/wallet/withdrawals'],
  ['payment', 'deposit', 'platform', '/profile/wallet'],
  ['payment', null, 'platform', '/profile/wallet'],
] as const)('news of the type %s about a %s leads to a page of the %s: %s', (...given) => {
  const [type, object, of, path] = given;
  expect(newsPage({ type, object_type: object })).toEqual({ of, path });
});

test('news of one bet leads to that bet', () => {
  const page = newsPage({ type: 'bet', object_type: 'bet', object_id: 17 });
  expect(page).toEqual({ of: 'sportsbook', path: '/bets-history?bet=17' });
});

test.each([
  ['bonus', 'freebet_no_risk', '/promotions?bonus=freebet_no_risk-17'],
  ['bonus', 'tournament', '/promotions?bonus=tournament-17'],
  ['bonus', 'amb', '/promotions'],
  ['jackpot', 'jackpot', '/promotions?jackpot=17'],
] as const)('news of the type %s about one %s leads to that one: %s', (type, object, path) => {
  const page = newsPage({ type, object_type: object, object_id: 17 });
  expect(page).toEqual({ of: 'sportsbook', path });
});

test('every type leads somewhere but maintenance', () => {
  const without = NOTIFICATION_TYPES.filter((type) => newsPage({ type }) === null);
  expect(without).toEqual(['maintenance']);
});

test.each([undefined, 7, 'constructor', 'https://evil.example', { type: 'bet' }])(
  'what is no type leads nowhere: %s',
  (type) => {
    expect(newsPage({ type, object_type: type })).toBeNull();
  },
);
