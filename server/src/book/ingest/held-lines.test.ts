import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { priceFault, USUAL_PRICE_LIMITS } from '@touchline/domain/feed/plausibility';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedChange, LinePriced } from './change';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import {
  fixture,
  PREMATCH,
  play,
  priced,
  settled,
  stop,
  unsettled,
} from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(async () => {
  await book.empty();
  await book.tell(fixture());
});

const line = async () => (await book.lines())[0];
const holds = async () => {
  const rows = await book.db.selectFrom('held_lines').select('hold').execute();
  return rows.map(
    ({ hold }) => hold as { price: { fault: string }; settlement: { fault: string } },
  );
};

/** A match result at these odds. */
const at = (first: number, second: number, third: number, given: Partial<LinePriced> = {}) =>
  priced({
    outcomes: {
      1: { odds: first, active: true },
      2: { odds: second, active: true },
      3: { odds: third, active: true },
    },
    ...given,
  });
const SOUND = at(2000, 3500, 4000);

test.each<[string, FeedChange, string]>([
  ['odds of 1.00', at(1000, 3500, 4000), 'odds_too_low'],
  ['odds above the ceiling', at(1010, 2_000_000, 30_000), 'odds_too_high'],
  ['a book that loses money', at(4000, 4000, 4000), 'book_too_low'],
  ['a book that nobody would buy', at(1300, 1300, 1300), 'book_too_high'],
  ['a move too far in one message', at(40_000, 3500, 1020), 'move'],
])(
  '%s: the line is suspended at its last price, until a price comes that can be true',
  async (_what, lie, fault) => {
    await book.tell(SOUND);
    const { held } = await book.take({ at: 10, producer: 1, changes: [lie] });
    expect(held).toMatchObject([{ marketId: 1, specifier: '', fault }]);
    expect(await line()).toMatchObject({ status: -1, outcomes: { 1: { odds: 2000 } } });
    expect(await holds()).toMatchObject([{ price: { fault } }]);
    book.restart();
    await book.tell(lie, stop(['all']), priced({ outcomes: null }));
    expect(await line()).toMatchObject({ status: -1, outcomes: { 1: { odds: 2000 } } });
    await book.tell(at(2100, 3400, 3900));
    expect(await line()).toMatchObject({ status: 1, outcomes: { 1: { odds: 2100 } } });
    expect(await holds()).toEqual([]);
  },
);

test('of a line that had no price before, none is shown', async () => {
  await book.tell(at(1000, 3500, 4000));
  expect(await line()).toMatchObject({ status: -1, outcomes: { 1: { odds: null } } });
  await book.tell(SOUND);
  expect(await line()).toMatchObject({ status: 1, outcomes: { 1: { odds: 2000 } } });
});

test('a price that moved while the line was closed, or while its producer was down, is believed', async () => {
  const far = at(40_000, 4500, 1300);
  await book.tell(SOUND, stop(['all']), far);
  expect(await line()).toMatchObject({ status: 1 });
  await book.tell({ type: 'feed_interrupted' });
  await book.tell(SOUND);
  expect(await line()).toMatchObject({ status: 1, outcomes: { 1: { odds: 2000 } } });
});

test('before play prices are believed to move less far than during it', async () => {
  const moved = [at(9000, 3500, 1500), at(9000, 3500, 1500, { source: PREMATCH })] as const;
  await book.tell(SOUND, moved[0]);
  expect(await line()).toMatchObject({ status: 1 });
  await book.empty();
  await book.tell(fixture(), { ...SOUND, source: PREMATCH }, moved[1]);
  expect(await line()).toMatchObject({ status: -1 });
});

describe('a settlement that cannot be true', () => {
  const lie = settled({ results: { 1: 'win_entire', 2: 'win_entire', 3: 'lose_entire' } });
  const truth = settled({ results: { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' } });

  test('pays nobody, until one comes that can', async () => {
    await book.tell(SOUND, lie);
    expect(await line()).toMatchObject({ status: -1, results: null });
    expect(await book.queue()).toEqual([]);
    book.restart();
    await book.tell(lie, SOUND);
    expect(await line()).toMatchObject({ status: -1, results: null });
    await book.tell(truth);
    expect(await line()).toMatchObject({ status: -3, results: truth.results });
    expect(await book.queue()).toHaveLength(1);
    expect(await holds()).toEqual([]);
  });

  test('is forgotten when the feed takes it back', async () => {
    await book.tell(SOUND, lie, unsettled, SOUND);
    expect(await line()).toMatchObject({ status: 1, results: null });
    expect(await holds()).toEqual([]);
  });

  test('takes nothing back that was paid', async () => {
    await book.tell(SOUND, truth);
    const queued = await book.queue();
    await book.tell(lie);
    expect(await line()).toMatchObject({ status: -3, results: truth.results });
    expect(await book.queue()).toEqual(queued);
    expect(await holds()).toMatchObject([{ settlement: { fault: 'several_winners' } }]);
  });

  test('before the start waits for it, or for play', async () => {
    await book.empty();
    await book.tell(fixture(1000), SOUND, truth);
    expect(await line()).toMatchObject({ status: -1, results: null });
    await book.tell(play(1), truth);
    expect(await line()).toMatchObject({ status: -3, results: truth.results });
  });
});

const odds = fc.constantFrom(1000, 1010, 1500, 2000, 2900, 40_000, 2_000_000);
const told = fc.record({
  market: fc.constantFrom({ marketId: 1, specifier: '' }, { marketId: 10, specifier: '' }),
  odds: fc.tuple(odds, odds, odds),
  status: fc.constantFrom<(1 | -1)[]>(1, 1, 1, -1),
});
const prices = told.map(({ market, odds: [one, two, three], status }) =>
  at(one, two, three, { ...market, status }),
);
const result = fc.constantFrom<FinalResult[]>('win_entire', 'lose_entire', 'refund_entire');
const results = fc
  .tuple(result, result, result)
  .map(([one, two, three]) => settled({ results: { 1: one, 2: two, 3: three } }));
const change: fc.Arbitrary<FeedChange> = fc.oneof(
  { weight: 5, arbitrary: prices },
  { weight: 2, arbitrary: results },
  fc.constantFrom<FeedChange[]>(unsettled, stop(['all'])),
);
const messages = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 8,
});

test('whatever a feed says, no price that cannot be true is on sale, and no result of two winners counts', async () => {
  const shapes = { 1: true, 10: false } as Record<number, boolean>;
  await fc.assert(
    fc.asyncProperty(messages, fc.array(fc.boolean()), async (all, restarts) => {
      await book.empty();
      await book.tell(fixture());
      for (const [index, changes] of all.entries()) {
        await book.take({ at: 100 + index, producer: 1, changes });
        if (restarts[index]) book.restart();
        for (const row of await book.lines()) {
          const shape = { hasOneWinner: shapes[row.market_id] ?? false, outcomes: ['1', '2', '3'] };
          const fault = priceFault(row.outcomes, () => shape, USUAL_PRICE_LIMITS);
          if (row.status === MARKET_STATUS.active) expect(fault).toBeNull();
          const winners = Object.values(row.results ?? {}).filter((each) => each === 'win_entire');
          expect(winners.length).toBeLessThan(2);
        }
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
