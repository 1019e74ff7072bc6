import { expect, test } from 'vitest';
import { readListQuery } from './list-query';
import { narrowedLists } from './narrowed-lists';

/** Half past midnight of 2 June in Berlin. */
const NIGHT = new Date('2026-06-01T22:30:00.000Z');
const listsOf = (text: string) =>
  narrowedLists(
    { sport_key: 'soccer' },
    readListQuery(new URLSearchParams(text)),
    NIGHT,
    'Europe/Berlin',
  );

test('without a word of it everything in play and a page of what comes next shows', () => {
  const { live, next } = listsOf('');
  expect(live).toMatchObject({ sport_key: 'soccer', match_status: 'live,stopped' });
  expect(next).toMatchObject({ sport_key: 'soccer', match_status: 'prematch' });
  expect(next).not.toHaveProperty('start_from');
  expect(next).not.toHaveProperty('page');
});

test('what is in play stands on the first page alone', () => {
  const { live, next } = listsOf('page=2');
  expect(live).toBe(null);
  expect(next).toMatchObject({ page: 2 });
});

test('a day is a window from its start to its end where the reader is, and has what is in play if it is today', () => {
  const tomorrow = listsOf('date=2026-06-03');
  expect(tomorrow.live).toBe(null);
  expect(tomorrow.next).toMatchObject({
    start_from: '2026-06-02T22:00:00.000Z',
    start_to: '2026-06-03T22:00:00.000Z',
  });
  expect(listsOf('date=2026-06-02').live).not.toBe(null);
});

test('of a day and hours the sooner end counts', () => {
  expect(listsOf('date=2026-06-02&time=3h').next).toMatchObject({
    start_from: '2026-06-01T22:00:00.000Z',
    start_to: '2026-06-02T01:30:00.000Z',
  });
  expect(listsOf('date=2026-06-02&time=99h').next).toMatchObject({
    start_to: '2026-06-02T22:00:00.000Z',
  });
});
