import { expect, test } from 'vitest';
import { readPushed } from './pushed';

const notification = (more: object = {}) =>
  JSON.stringify({ id: 7, title: 'Bet won', body: 'It pays 20.', type: 'bet', ...more });

test('what is pushed shows as it was sent, once, and leads to its page', () => {
  expect(readPushed(notification(), 'Touchline')).toEqual({
    title: 'Bet won',
    body: 'It pays 20.',
    tag: 'n7',
    path: 'bets-history',
  });
});

test.each([
  ['vip_bet', 'bets-history'],
  ['bonus', 'promotions'],
  ['maintenance', ''],
  ['https://evil.example', ''],
  ['constructor', ''],
  [7, ''],
])('of the type %s it leads to "%s"', (type, path) => {
  expect(readPushed(notification({ type }), 'Touchline').path).toBe(path);
});

test.each([undefined, '', 'not json', 'null', '[]', '{"title":7}'])(
  'what cannot be read still shows something: %s',
  (text) => {
    expect(readPushed(text, 'Touchline')).toMatchObject({ title: 'Touchline', body: '', path: '' });
  },
);
