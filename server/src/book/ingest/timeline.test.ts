import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoredStatistics } from '../../db/schema';
import type { FeedNews } from './feed-news';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { fixture, play } from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(async () => {
  await book.empty();
  await book.tell(fixture());
});

interface Shown extends Partial<StoredStatistics> {
  stage?: number | null;
}

let clock = 10_000;
/** The scoreboard shows this now. */
const shown = ({ stage = null, ...statistics }: Shown, isAnswer = false): FeedNews => {
  clock += 1000;
  const told = play(1);
  return {
    at: clock,
    producer: 1,
    isAnswer,
    changes: [{ ...told, stageCode: stage, statistics: { ...told.statistics, ...statistics } }],
  };
};
const score = (home: number, away: number) => ({ total_score: { home, away } });
const moments = async () => {
  const rows = await book.db.selectFrom('match_timeline').selectAll().orderBy('ordinal').execute();
  return rows.map(({ kind, side, home, away }) => [kind, side, home, away]);
};

test('scores, cards and corners are written as they come, with the score after them', async () => {
  await book.take(
    shown(score(0, 0)),
    shown(score(1, 0)),
    shown({ ...score(1, 0), yellow_cards: { home: 0, away: 1 } }),
    shown({ ...score(1, 0), corners: { home: 2, away: 0 } }),
    shown({ ...score(1, 1), red_cards: { home: 1, away: 0 } }),
  );
  expect(await moments()).toEqual([
    ['score_change', 1, 1, 0],
    ['yellow_card', 2, 1, 0],
    ['corner', 1, 1, 0],
    ['corner', 1, 1, 0],
    ['red_card', 1, 1, 1],
    ['score_change', 2, 1, 1],
  ]);
});

test('a score that is taken back is written as corrected', async () => {
  await book.take(shown(score(1, 0)), shown(score(0, 0)), shown(score(1, 0)));
  expect(await moments()).toEqual([
    ['score_change', 1, 1, 0],
    ['score_corrected', 1, 0, 0],
    ['score_change', 1, 1, 0],
  ]);
});

test('periods begin and end; pauses and the end of the match are no periods', async () => {
  await book.take(
    shown({ stage: 6 }),
    shown({ stage: 31 }),
    shown({ stage: 7 }),
    shown({ stage: 100 }),
  );
  expect((await moments()).map(([kind]) => kind)).toEqual([
    'period_start',
    'period_end',
    'period_start',
    'period_end',
  ]);
});

test('heard again, together or one by one, and after a restart, it is written once', async () => {
  const heard = [shown({ stage: 6, ...score(1, 0) }), shown({ stage: 31, ...score(2, 0) })];
  await book.take(...heard);
  const before = await moments();
  await book.take(...heard);
  for (const each of heard) await book.take(each);
  book.restart();
  await book.take(...heard);
  expect(await moments()).toEqual(before);
});

test('recovery may repeat how it came to the score: nothing is taken back or told twice', async () => {
  await book.take(shown({ stage: 6, ...score(1, 0), corners: { home: 1, away: 0 } }));
  await book.take(shown({ stage: 6, ...score(2, 0), corners: { home: 2, away: 0 } }));
  const before = await moments();
  await book.take(
    shown({ stage: 6, ...score(1, 0), corners: { home: 1, away: 0 } }, true),
    shown({ stage: 6, ...score(2, 0), corners: { home: 2, away: 0 } }, true),
  );
  expect(await moments()).toEqual(before);
  await book.take(shown({ stage: 6, ...score(2, 1) }, true));
  expect(await moments()).toEqual([...before, ['score_change', 2, 2, 1]]);
});

test('a match keeps no more than a thousand of them', async () => {
  await book.take(...Array.from({ length: 1_010 }, (_, index) => shown(score(index + 1, 0))));
  expect(await moments()).toHaveLength(1_000);
});
