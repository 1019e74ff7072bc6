import type { Notification } from '@touchline/wire/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText } from '../../i18n/text';
import { notificationWay } from './notification-way';
import { gatherNews, settledToast } from './settled-toast';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const t = createText('en', await loadCatalogue('en'));
const telling = (isInWords = true, hasMyBets = true) => ({
  t,
  isInWords,
  wayOf: (news: Parameters<typeof notificationWay>[0]) =>
    notificationWay(news, hasMyBets, (path) => path),
});

const news = (id: number, title = 'Bet won'): Notification => ({
  id,
  title,
  body: `Lille 4:0 Lens: bet ${id} pays €10.22.`,
  caption: '',
  type: 'bet',
  object_type: 'bet',
  object_id: id * 10,
  is_settled: true,
  read: false,
  created_at: '2026-06-01T12:00:00.000Z',
});
const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => news(id, id > 3 ? 'Bet lost' : 'Bet won'));

test('one bet is told as its notification tells it, and opens', () => {
  expect(settledToast([news(1)], telling())).toEqual({
    title: 'Bet won',
    message: 'Lille 4:0 Lens: bet 1 pays €10.22.',
    way: '/bets-history?bet=10',
  });
});

test('several bets are one alert, which opens my bets', () => {
  expect(settledToast(eight, telling())).toEqual({
    title: '8 bets settled',
    message: 'Bet won × 3 · Bet lost × 5',
    way: '/bets-history',
  });
});

test('where news comes in another language than the page’s, the page’s own words stand alone', () => {
  expect(settledToast([news(1)], telling(false))).toMatchObject({ title: '1 bet settled' });
  expect(settledToast([news(1)], telling(false))).not.toHaveProperty('message');
  expect(settledToast(eight, telling(false))).not.toHaveProperty('message');
});

test('where my bets are hidden it leads nowhere, and nothing is told of nothing', () => {
  expect(settledToast(eight, telling(true, false))).toMatchObject({ way: null });
  expect(settledToast([], telling())).toBeNull();
});

test('what comes one shortly after the other is handed on together, once, unless nobody waits any more', () => {
  const told: number[][] = [];
  const gathered = gatherNews<number>((all) => told.push([...all]), 1500);
  for (const each of [1, 2, 3]) {
    gathered.add(each);
    vi.advanceTimersByTime(1400);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  gathered.add(4);
  gathered.stop();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([[1, 2, 3]]);
});
