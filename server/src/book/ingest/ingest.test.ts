import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedChange } from './change';
import { openIngest } from './ingest';
import { unknownMatches } from './known-matches';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import {
  cancelled,
  fixture,
  MATCH,
  play,
  PREMATCH,
  priced,
  reinstated,
  settled,
  stop,
  unsettled,
} from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

describe('a line after messages', () => {
  const low = { '1': { odds: 1500, active: true } };
  test.each<[string, FeedChange[], object]>([
    ['is as it was priced', [priced()], { status: 1, product: 1, priced_live: true }],
    [
      'has the outcomes that were listed last, and keeps the others',
      [priced(), priced({ outcomes: low })],
      { outcomes: { ...priced().outcomes, ...low } },
    ],
    [
      'keeps its outcomes when only its status is told',
      [priced(), priced({ status: -1, outcomes: null })],
      { status: -1, outcomes: priced().outcomes },
    ],
    [
      'is not touched by the prematch producer once it was priced live',
      [priced(), priced({ source: PREMATCH, outcomes: low, status: 0 })],
      { status: 1, product: 1, outcomes: priced().outcomes },
    ],
    [
      'is closed, not handed on, by a handover that comes first',
      [priced({ source: PREMATCH }), priced({ source: PREMATCH, status: -2, outcomes: null })],
      { status: -2, product: 3, priced_live: false },
    ],
    [
      'is open again when the live producer prices it',
      [priced({ source: PREMATCH, status: -2 }), priced()],
      { status: 1, product: 1, priced_live: true },
    ],
    ['is suspended by a stop', [priced(), stop(['all'])], { status: -1 }],
    [
      'is suspended by a stop of one of its groups',
      [priced(), stop(['bookings', 'score'])],
      { status: -1 },
    ],
    ['stays open at a stop of other groups', [priced(), stop(['bookings'])], { status: 1 }],
    ["stays open at another producer's stop", [priced(), stop(['all'], 3)], { status: 1 }],
    ['stays inactive at a stop', [priced({ status: 0 }), stop(['all'])], { status: 0 }],
    [
      'is settled',
      [priced(), settled()],
      { status: -3, results: settled().results, outcomes: priced().outcomes },
    ],
    [
      'keeps what a dead heat leaves',
      [priced(), settled({ deadHeats: { '1': 5000 } })],
      { dead_heats: { '1': 5000 } },
    ],
    [
      'is suspended without results when its settlement is taken back',
      [priced(), settled(), unsettled],
      { status: -1, results: null },
    ],
    ['is not touched by taking back what never was', [priced(), unsettled], { status: 1 }],
    ['is cancelled', [priced(), cancelled()], { status: -4 }],
    [
      'is cancelled though it was settled',
      [priced(), settled(), cancelled()],
      { status: -4, results: settled().results },
    ],
    [
      'stays open when only some bets are cancelled',
      [priced(), cancelled({ placedTo: 5 })],
      { status: 1 },
    ],
    [
      'is suspended, with its results, when the cancellation of a settled line is taken back',
      [priced(), settled(), cancelled(), reinstated],
      { status: -1, results: settled().results },
    ],
    [
      'is settled with the results that were told last',
      [priced(), settled(), settled({ results: { '1': 'refund_entire' } })],
      { status: -3, results: { '1': 'refund_entire' } },
    ],
    [
      'stays with the live producer when that one hands it over',
      [priced(), priced({ status: -2, outcomes: null }), priced({ source: PREMATCH })],
      { status: -2, product: 1, priced_live: true },
    ],
    [
      'is priced by a third producer whoever priced it before',
      [priced(), priced({ source: { producer: 4, phase: 'other' } })],
      { status: 1, product: 4, priced_live: true },
    ],
    [
      'is suspended when its cancellation is taken back',
      [priced(), cancelled(), reinstated],
      { status: -1 },
    ],
    [
      'is not touched by taking back a cancellation that never was',
      [priced(), reinstated],
      { status: 1 },
    ],
  ])('%s', async (_rule, changes, expected) => {
    await book.tell(fixture(), ...changes);
    expect(await book.lines()).toMatchObject([expected]);
  });
});

describe('bets are looked at again', () => {
  test.each<[string, FeedChange[], number]>([
    ['never without results', [priced(), stop(['all'])], 0],
    ['once when a line is settled', [settled()], 1],
    ['once when it is settled twice with the same results', [settled(), settled()], 1],
    ['again when the results change', [settled(), settled({ results: { '1': 'lose_entire' } })], 2],
    ['again when the settlement is taken back', [settled(), unsettled], 2],
    ['when bets are cancelled', [priced(), cancelled({ placedFrom: 1, placedTo: 5 })], 1],
    [
      'once when the same bets are cancelled twice',
      [cancelled({ placedTo: 5 }), cancelled({ placedTo: 5 })],
      1,
    ],
    ['again when the cancellation is taken back', [cancelled(), reinstated], 2],
    [
      'for each of two windows that overlap, and for the one that is taken back',
      [
        cancelled({ placedFrom: 1, placedTo: 5 }),
        cancelled({ placedFrom: 3, placedTo: 9 }),
        { ...cancelled({ placedFrom: 1, placedTo: 5 }), type: 'cancellation_withdrawn' },
      ],
      3,
    ],
  ])('%s', async (_rule, changes, times) => {
    await book.tell(fixture(), ...changes);
    expect(await book.queue()).toEqual(
      Array.from({ length: times }, () => ({ market_id: 1, specifier: '' })),
    );
  });
});

describe('where play stands', () => {
  test.each<[string, FeedChange[], object]>([
    ['is what was told last', [play(0), play(1, { home: 2 })], { status: 1, stage_code: 6 }],
    [
      'is not for the prematch producer to say once play has begun',
      [play(1), play(0, { source: PREMATCH })],
      { status: 1 },
    ],
    [
      'keeps a score that a message leaves out',
      [play(1, { home: 2 }), play(4)],
      { status: 4, statistics: { total_score: { home: 2, away: 0 } } },
    ],
  ])('%s', async (_rule, changes, expected) => {
    await book.tell(fixture(), ...changes);
    expect(await book.match()).toMatchObject(expected);
  });
});

test.each<[string, FeedChange]>([
  ['a price', priced()],
  ['a score', play(1, { home: 1 })],
  ['a stop', stop(['all'])],
  ['a settlement', settled()],
  ['a cancellation', cancelled()],
])('%s told twice changes nothing and announces nothing the second time', async (_what, change) => {
  await book.tell(fixture(), change);
  const before = [await book.match(), await book.lines(), await book.queue()];
  await book.announced();
  await book.tell(change);
  expect([await book.match(), await book.lines(), await book.queue()]).toEqual(before);
  expect(await book.announced()).toEqual([]);
});

test('messages taken in together leave one version and the last word', async () => {
  await book.tell(fixture());
  await book.announced();
  const news = [priced(), stop(['all']), play(1)].map((change, at) => ({
    at,
    producer: 1,
    changes: [change],
  }));
  await book.take(...news);
  expect(await book.match()).toMatchObject({ version: 2n, available_markets: 1 });
  expect(await book.announced()).toMatchObject([
    { event_name: 'match_status_changed', message: { version: 2 } },
    { event_name: 'match_status_changed' },
    { event_name: 'markets_changed', message: { version: 2, markets: [{ status: -1 }] } },
    { event_name: 'markets_changed' },
  ]);
});

test('the count is of lines that are active or suspended', async () => {
  const total = (specifier: string, status: 1 | 0 | -1) =>
    priced({ marketId: 18, specifier, status });
  await book.tell(
    fixture(),
    priced(),
    total('total=1.5', -1),
    total('total=2.5', 0),
    total('total=3.5', 1),
  );
  expect((await book.match()).available_markets).toBe(3);
  await book.tell(settled(), total('total=3.5', 0));
  expect((await book.match()).available_markets).toBe(1);
});

test('what is said of a match that the book does not know is answered with its name', async () => {
  const answer = await book.take({ at: 1, producer: 1, changes: [priced()] });
  expect(answer.unknownMatches).toEqual([MATCH]);
  expect(await unknownMatches(book.db, [MATCH])).toEqual([MATCH]);
  await book.tell(fixture());
  expect(await unknownMatches(book.db, [MATCH])).toEqual([]);
});

test('the position of a run moves with what its producers said, in the same transaction', async () => {
  await book.db
    .insertInto('feed_runs')
    .values({ source: 'test', seed: '1', speed: 1, epoch: new Date(0), resumed_to: null })
    .execute();
  const context = { provider: 'betradar', run: 'test' };
  const { take } = openIngest(book.db, context);
  await take([{ at: 5000, producer: 1, changes: [] }]);
  await take([{ at: 9000, producer: null, changes: [{ type: 'feed_interrupted' }] }]);
  const run = await book.db.selectFrom('feed_runs').selectAll().executeTakeFirstOrThrow();
  expect(run.resumed_to).toEqual(new Date(5000));
});
