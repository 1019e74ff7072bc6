import { expect, test } from 'vitest';
import { readPushed, tabWith } from './pushed';

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

test('news of a bet lead to that bet', () => {
  const of = (more: object) => readPushed(notification(more), 'Touchline').path;
  expect(of({ object_type: 'bet', object_id: 17 })).toBe('bets-history?bet=17');
  expect(of({ object_type: 'bet', object_id: '/evil' })).toBe('bets-history');
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

test.each([
  ['https://bets.example/de/bets-history', ['/', '/de/bets-history?tab=open'], 1],
  ['https://bets.example/de/promotions', ['/de/promotions/', '/de/promotions'], 0],
  ['https://bets.example/de/bets-history', ['/de/live', '/de/bets-history/7'], undefined],
  ['https://bets.example/de/bets-history', [], undefined],
])('a tapped notification of %s leaves %j where they are', (address, paths, found) => {
  const tabs = paths.map((path) => ({ url: `https://bets.example${path}` }));
  expect(tabWith(address, tabs)).toBe(found === undefined ? undefined : tabs[found]);
});
