import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedChange } from './ingest/change';
import { openIngest } from './ingest/ingest';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { providerStatuses } from './provider-statuses';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
beforeEach(() => book.empty());
afterAll(() => book.close());

const alive = (producer: number, subscribed = true): FeedChange => ({
  type: 'producer_alive',
  producer,
  subscribed,
});
const status = async () => (await providerStatuses(book.db))['betradar'];

test('a provider is down while any of its producers is', async () => {
  await book.take({ at: 2, producer: 1, changes: [alive(1)] });
  expect(await status()).toBe('active');
  await book.take({ at: 4, producer: 3, changes: [alive(3)] });
  expect(await status()).toBe('active');
  const { recoveries } = await book.take({ at: 5, producer: 3, changes: [alive(3, false)] });
  expect(recoveries).toEqual([{ producer: 3, after: 4, requestId: 1001 }]);
  expect(await status()).toBe('down');
  const back: FeedChange = { type: 'producer_recovered', producer: 3, requestId: 1001 };
  await book.take({ at: 6, producer: 3, changes: [back] });
  expect(await status()).toBe('active');
});

test('a provider whose messages come late is down until they are in time again', async () => {
  await book.take({ at: 1, producer: 1, generatedAt: 1, changes: [alive(1)] });
  await book.take({ at: 20_001, producer: 1, generatedAt: 0, changes: [alive(1)] });
  expect(await status()).toBe('down');
  await book.take({ at: 21_000, producer: 1, generatedAt: 20_900, changes: [] });
  expect(await status()).toBe('active');
});

test.each([
  ['that was taken in at once is as old as it is', 0, 'active'],
  ['that waited in a queue is as old as it is', 19_000, 'active'],
  ['that waited too long brings nothing back', 20_000, 'down'],
])('a sign %s', async (_what, waited, expected) => {
  const at = 1_000_000;
  const feed = openIngest(book.db, { provider: 'betradar', run: null, now: () => at + waited });
  await feed.take([{ at, producer: 1, changes: [alive(1)] }]);
  expect(await status()).toBe(expected);
});

test('where something was missed before it, a first sign is not enough', async () => {
  const interrupted: FeedChange = { type: 'feed_interrupted' };
  await book.take({ at: 1, producer: null, changes: [interrupted] });
  await book.take({ at: 2, producer: 1, changes: [alive(1)] });
  expect(await status()).toBe('down');
});
