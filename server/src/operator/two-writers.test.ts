import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../book/bets/in-transaction';
import type { FeedChange } from '../book/ingest/change';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import {
  cancelled,
  fixture,
  play,
  priced,
  settled,
  stop,
} from '@touchline/testkit/feed/ingest/changes';
import type { Database } from '../db/schema';
import { addStream, dropStream } from './streams';
import { changeVoid, type VoidChange } from './void-market';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

const NOW = new Date(1_000_000);
const TOTALS = ['total=1.5', 'total=2.5'];

async function begin(): Promise<number> {
  await book.empty();
  await book.tell(fixture(), ...TOTALS.map((specifier) => priced({ marketId: 18, specifier })));
  return (await book.match()).id;
}

/** What an operator asks for; a refusal, such as that it is void already, is fine. */
async function changeByHand(change: VoidChange, specifier: string | null, placedTo: Date | null) {
  const { id: matchId } = await book.match();
  const asked = { matchId, marketId: 18, specifier, placedFrom: null, placedTo };
  return inTransaction(book.db, (tx) => changeVoid(tx, asked, change, { now: NOW, dryRun: false }));
}

const named = fc.constantFrom(...TOTALS).map((specifier) => ({ marketId: 18, specifier }));
const price = fc
  .tuple(named, fc.constantFrom(1500, 2000), fc.constantFrom<(1 | -1)[]>(1, -1))
  .map(([line, odds, status]) =>
    priced({ ...line, status, outcomes: { '12': { odds, active: true } } }),
  );
const fromFeed: fc.Arbitrary<FeedChange> = fc.oneof(
  { weight: 4, arbitrary: price },
  named.map((line) => settled(line)),
  fc.tuple(named, fc.nat({ max: 9_000 })).map(([line, madeAt]) => cancelled({ ...line, madeAt })),
  fc.constantFrom<FeedChange[]>(play(0), play(1), stop(['all']), fixture(2000)),
);
const byHand = fc.record({
  change: fc.constantFrom<VoidChange[]>('line_cancelled', 'cancellation_withdrawn'),
  specifier: fc.constantFrom(null, ...TOTALS),
  placedTo: fc.constantFrom(null, NOW),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.array(fromFeed, { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: byHand },
  fc.constant('stream' as const),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function carryOut(todo: Step, at: number): Promise<void> {
  if (Array.isArray(todo)) {
    await book.take({ at, producer: 1, changes: todo });
  } else if (todo === 'stream') {
    await book.db.transaction().execute(toggleStream);
  } else {
    await changeByHand(todo.change, todo.specifier, todo.placedTo);
  }
}

async function toggleStream(tx: Transaction<Database>): Promise<void> {
  const { id } = await book.match();
  const added = await tx.selectFrom('match_streams').select('id').executeTakeFirst();
  if (added) return void (await dropStream(tx, added.id));
  const url = 'https://video.example/live.m3u8';
  const stream = { match_id: id, url, name: 'Live', countries: [], added_at: NOW, added_by: 'op' };
  await addStream(tx, stream);
}

test('no version of a match is used by two writes, whoever writes and at the same time', async () => {
  const pairs = fc.array(fc.tuple(step, fc.option(step)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      await begin();
      for (const [index, [first, second]] of all.entries()) {
        const isOneWriter = !second || (Array.isArray(first) && Array.isArray(second));
        const todo = isOneWriter ? [first] : [first, second];
        await Promise.all(todo.map((each) => carryOut(each, 1000 * (index + 1))));
      }
      const { rows } = await sql<{ version: string; writes: string }>`
        select message ->> 'version' as version, count(distinct xmin::text) as writes
        from outbox where message ->> 'version' is not null group by 1`.execute(book.db);
      expect(rows.filter(({ writes }) => Number(writes) > 1)).toEqual([]);
      const newest = Math.max(0, ...rows.map(({ version }) => Number(version)));
      expect(Number((await book.match()).version)).toBeGreaterThanOrEqual(newest);
      expect(await inOrder()).toBe(true);
      await expectNothingForgotten();
    }),
    { numRuns: 25 },
  );
}, 60_000);

/** Whether each message was announced with a version that no later one falls behind. */
async function inOrder(): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    select (message ->> 'version')::integer as version
    from outbox where message ->> 'version' is not null order by id`.execute(book.db);
  const versions = rows.map(({ version }) => version);
  return versions.every((version, at) => at === 0 || version >= (versions[at - 1] ?? 0));
}

/** What the feed says now is stored, so that a feed that has forgotten everything has nothing to add. */
async function expectNothingForgotten(): Promise<void> {
  const changes = TOTALS.map((specifier) => priced({ marketId: 18, specifier }));
  const news = { at: 1_000_000, producer: 1, changes };
  await book.take(news);
  await book.announced();
  book.restart();
  await book.take(news);
  expect(await book.announced()).toEqual([]);
}

const ALL_TOTALS = { marketId: 18, placedFrom: null, placedTo: null };

test.each(['hand', 'feed'])(
  'a market that is void by hand and by the feed is void, and the rest of the message counts (%s first)',
  async (first) => {
    await begin();
    const byFeed = () =>
      book.take({
        at: 5_000,
        producer: 1,
        changes: [
          ...TOTALS.map((specifier) => cancelled({ ...ALL_TOTALS, specifier, madeAt: 5_000 })),
          settled({ marketId: 1 }),
        ],
      });
    const byOperator = () => changeByHand('line_cancelled', null, null);
    if (first === 'hand') await byOperator();
    await byFeed();
    if (first === 'feed') await byOperator();
    const lines = await book.lines();
    expect(lines.map(({ market_id, status }) => [market_id, status])).toEqual([
      [1, -3],
      [18, -4],
      [18, -4],
    ]);
  },
);

test('what an operator takes back is sold again as soon as the feed repeats its price', async () => {
  await begin();
  const repeated = TOTALS.map((specifier) => priced({ marketId: 18, specifier }));
  await changeByHand('line_cancelled', null, null);
  await changeByHand('cancellation_withdrawn', null, null);
  expect((await book.lines()).map(({ status }) => status)).toEqual([-1, -1]);
  await book.take({ at: 5_000, producer: 1, changes: repeated });
  expect((await book.lines()).map(({ status }) => status)).toEqual([1, 1]);
});
