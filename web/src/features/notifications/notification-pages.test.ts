import type { Notification } from '@touchline/wire/notifications';
import { expect, test } from 'vitest';
import { listed, nextPage, withRead, type NotificationPage } from './notification-pages';

const news = (id: number): Notification => ({
  id,
  title: `News ${id}`,
  body: '',
  caption: '',
  type: 'bet',
  object_type: 'bet',
  object_id: id,
  read: false,
  created_at: '2026-06-01T12:00:00.000Z',
});

const page = (number: number, ids: number[], last = 3): NotificationPage => ({
  data: ids.map(news),
  pagination: { total: 6, page: number, limit: 2, last_page: last },
});

test('what a newer one moved to the next page stands once, newest first', () => {
  const pages = [page(1, [9, 8]), page(2, [8, 7]), page(3, [6])];
  expect(listed(pages).map(({ id }) => id)).toEqual([9, 8, 7, 6]);
});

test('pages are read until the last', () => {
  expect(nextPage(page(1, [9]))).toBe(2);
  expect(nextPage(page(3, [9]))).toBeUndefined();
  expect(nextPage(page(1, [], 1))).toBeUndefined();
});

test('those that were seen are read, or all of them', () => {
  const pages = { pages: [page(1, [9, 8]), page(2, [7])], pageParams: [1, 2] };
  const read = (ids: readonly number[] | null) =>
    listed(withRead(pages, ids).pages).flatMap((each) => (each.read ? [each.id] : []));
  expect(read([8, 7])).toEqual([8, 7]);
  expect(read(null)).toEqual([9, 8, 7]);
  expect(read([])).toEqual([]);
});
