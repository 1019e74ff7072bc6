import type { MarketStatus } from '@touchline/domain/bets/market-status';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardMarkets, cardNumbers } from '../card-markets';
import { linesOnCards } from '../catalogue/card-lines';
import { bestLines, type LineRow } from '../catalogue/lines';
import type { FeedChange } from './change';
import type { FeedNews } from './feed-news';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import {
  cancelled,
  fixture,
  LIVE,
  MATCH,
  play,
  PREMATCH,
  priced,
  settled,
  stop,
} from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

const source = fc.constantFrom(LIVE, PREMATCH);
const line = fc.constantFrom(
  { marketId: 1, specifier: '' },
  { marketId: 18, specifier: 'total=2.5' },
  { marketId: 18, specifier: 'total=3.5' },
  { marketId: 139, specifier: 'total=4.5' },
);
const outcomes = fc.option(
  fc.dictionary(
    fc.constantFrom('1', '2', '3'),
    fc
      .tuple(fc.constantFrom(null, 1500, 2000), fc.boolean())
      .map(([odds, active]) => ({ odds, active })),
    { noNullPrototype: true },
  ),
);
const window = fc.constantFrom(
  { placedFrom: null, placedTo: null },
  { placedFrom: 1, placedTo: 5 },
  { placedFrom: 3, placedTo: null },
);
const score = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  .map(([home, away]) => ({ home, away }));

const named = fc.array(line, { minLength: 1, maxLength: 3 });
const odds = fc.record({
  line,
  outcomes,
  status: fc.constantFrom<MarketStatus[]>(1, 0, -1, -2),
  favourite: fc.boolean(),
});
const shown = fc.record({
  status: fc.constantFrom<(0 | 1 | 4)[]>(0, 1, 4),
  stage: fc.constantFrom(6, 31, 7),
  score,
});

/** Anything that one message of a feed may say of the match, as the provider makes messages: one thing at a time. */
const message: fc.Arbitrary<FeedChange[]> = fc.oneof(
  fc
    .record({ source, status: fc.option(shown), prices: fc.array(odds, { maxLength: 4 }) })
    .map(({ source: from, status, prices }) => [
      ...(status ? [scoreboard(status, from)] : []),
      ...prices.map(({ line: name, ...told }) => priced({ ...name, ...told, source: from })),
    ]),
  fc
    .record({
      groups: fc.constantFrom<string[][]>(['all'], ['bookings'], ['score']),
      producer: fc.constantFrom(1, 3),
    })
    .map(({ groups, producer }) => [stop(groups, producer)]),
  fc
    .record({
      lines: named,
      result: fc.constantFrom<FinalResult[]>('win_entire', 'lose_entire', 'refund_entire'),
    })
    .map(({ lines, result }) =>
      lines.map((name) => settled({ ...name, results: { '1': result } })),
    ),
  named.map((lines) =>
    lines.map((name): FeedChange => ({ type: 'settlement_withdrawn', match: MATCH, ...name })),
  ),
  fc
    .record({ lines: named, window })
    .map(({ lines, window: bets }) => lines.map((name) => cancelled({ ...name, ...bets }))),
  fc
    .record({ lines: named, window })
    .map(({ lines, window: bets }) => lines.map((name) => reinstatedAs({ ...name, ...bets }))),
);

function reinstatedAs(bets: Parameters<typeof cancelled>[0]): FeedChange {
  return { ...cancelled(bets), type: 'cancellation_withdrawn' };
}

function scoreboard(
  {
    status,
    stage,
    score: total,
  }: { status: 0 | 1 | 4; stage: number; score: { home: number; away: number } },
  from: typeof LIVE | typeof PREMATCH,
): FeedChange {
  const told = play(status, { source: from });
  return { ...told, stageCode: stage, statistics: { ...told.statistics, total_score: total } };
}

const messages = fc
  .array(message, { minLength: 1, maxLength: 12 })
  .map((all) =>
    all.map((changes, index): FeedNews => ({ at: 1000 * (index + 1), producer: 1, changes })),
  );

/** All rows, without numbers that tell how often they were written. */
async function remains() {
  const { db } = book;
  const lines = await book.lines();
  const match = await book.match();
  const moments = await db.selectFrom('match_timeline').selectAll().orderBy('ordinal').execute();
  const cancels = await db
    .selectFrom('market_cancels')
    .select(['market_id', 'placed_from', 'placed_to'])
    .orderBy('market_id')
    .orderBy('placed_from')
    .orderBy('placed_to')
    .execute();
  return {
    lines: lines.map((each) => ({ ...each, match_id: null, version: null })),
    match: { status: match.status, stage: match.stage_code, statistics: match.statistics },
    available: match.available_markets,
    moments: moments.map((moment) => ({ ...moment, match_id: null })),
    cancels,
  };
}

async function begin() {
  await book.empty();
  await book.tell(fixture());
  await book.announced();
}

const RUNS = { numRuns: 25 };

test('any messages in any batches, with or without a restart between, end in the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      messages,
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      async (all, cuts) => {
        await begin();
        await book.take(...all);
        const together = await remains();
        await begin();
        for (const [index, news] of all.entries()) {
          await book.take(news);
          if (cuts[index]) book.restart();
        }
        expect(await remains()).toEqual(together);
      },
    ),
    RUNS,
  );
}, 120_000);

test('any message may come twice: nothing more is stored, announced or settled', async () => {
  await fc.assert(
    fc.asyncProperty(messages, fc.boolean(), async (all, restarts) => {
      await begin();
      for (const news of all) {
        await book.take(news);
        if (restarts) book.restart();
        const [before, queued] = [await remains(), await book.queue()];
        await book.announced();
        await book.take(news);
        expect(await remains()).toEqual(before);
        expect(await book.queue()).toEqual(queued);
        expect(await book.announced()).toEqual([]);
      }
    }),
    RUNS,
  );
}, 120_000);

test('what is counted and what is stored agree with what is on offer', async () => {
  await fc.assert(
    fc.asyncProperty(messages, async (all) => {
      await begin();
      for (const news of all) await book.take(news);
      const { lines, available } = await remains();
      expect(available).toBe(lines.filter(({ status }) => status === 1 || status === -1).length);
    }),
    RUNS,
  );
}, 120_000);

test('a card shows the best line of each of its markets, whatever was told in whatever order', async () => {
  const marketIds = cardNumbers(cardMarkets('soccer', 'betradar'));
  await fc.assert(
    fc.asyncProperty(messages, fc.boolean(), async (all, restarts) => {
      await begin();
      for (const news of all) {
        await book.take(news);
        if (restarts) book.restart();
        const row = await book.match();
        const [shown, best] = [
          await linesOnCards(book.db, [{ row, marketIds }]),
          await bestLines(book.db, [{ matchId: row.id, marketIds }]),
        ];
        for (const id of marketIds) {
          expect(seen(shown(row.id, id))).toEqual(seen(best(row.id, id)));
          expect(shown(row.id, id)?.version ?? 0n).toBeLessThanOrEqual(row.version);
          expect(best(row.id, id)?.version ?? 0n).toBeLessThanOrEqual(
            shown(row.id, id)?.version ?? 0n,
          );
        }
      }
    }),
    RUNS,
  );
}, 120_000);

/** What a card shows of a line. */
function seen(line: LineRow | null) {
  if (!line) return null;
  const { market_id, specifier, status, favourite, outcomes, next_bet_stop } = line;
  const prices = new Map(
    Object.entries(outcomes).map(([id, { odds: price, active }]) => [id, { price, active }]),
  );
  return { market_id, specifier, status, favourite, prices, next_bet_stop };
}

test('a batch that cannot be stored leaves no trace, and what follows is as if it had never been', async () => {
  const impossible = priced({ marketId: 1, specifier: 'nul=\u0000' });
  await fc.assert(
    fc.asyncProperty(messages, messages, async (first, second) => {
      await begin();
      await book.take(...first);
      await book.take(...second);
      const without = await remains();
      await begin();
      await book.take(...first);
      const broken = second.map((news) => ({ ...news, changes: [...news.changes, impossible] }));
      await expect(book.take(...broken.toReversed())).rejects.toThrow('Unicode');
      await book.take(...second);
      expect(await remains()).toEqual(without);
    }),
    RUNS,
  );
}, 120_000);
