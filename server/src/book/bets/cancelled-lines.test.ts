import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { openIngest } from '../ingest/ingest';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';
import { placeBets } from './place-bets';
import { settleOnce } from './settle-bets';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const MINUTE = 60_000;

async function aBettableMatch(): Promise<{ id: number; urn: string }> {
  const id = await aMatch(book.pool);
  await aLine(book.pool, { matchId: id });
  const match = book.db.selectFrom('matches').select('urn').where('id', '=', id);
  return { id, urn: (await match.executeTakeFirstOrThrow()).urn };
}

async function aBettor(): Promise<number> {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  return playerId;
}

/** The feed says that bets placed in this time are void. */
const cancel = (match: string, placedFrom: number | null, placedTo: number | null) =>
  openIngest(book.db, { provider: 'betradar', run: null }).take([
    {
      at: NOW.getTime(),
      producer: 1,
      changes: [
        { type: 'line_cancelled', match, marketId: 1, specifier: '', placedFrom, placedTo },
      ],
    },
  ]);

const settleAll = async () => {
  while (await settleOnce(book.db, NOW));
};
const balance = (playerId: number) => balanceOf(book.db, playerId, 'EUR');

test('a bet that is being placed while its time is cancelled is void as well', async () => {
  const match = await aBettableMatch();
  const playerId = await aBettor();
  const placement = aPlacement([aBet([aSelection({ match_id: match.id })])]);
  let cancelling: Promise<unknown> = Promise.resolve();
  await book.db.transaction().execute(async (tx) => {
    await placeBets(tx, [{ playerId, locale: 'en', placement, now: NOW }], SITE);
    cancelling = cancel(match.urn, NOW.getTime() - MINUTE, NOW.getTime() + MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await settleAll();
  });
  await cancelling;
  await settleAll();
  expect(await balance(playerId)).toBe(10_000n);
});

test('a bet that was asked for in a cancelled time and is placed after it is refused', async () => {
  const match = await aBettableMatch();
  const playerId = await aBettor();
  await cancel(match.urn, NOW.getTime() - MINUTE, NOW.getTime() + MINUTE);
  await settleAll();
  const sent = aPlacement([aBet([aSelection({ match_id: match.id })])]);
  expect(await place(book.db, playerId, sent)).toMatchObject({ ok: false });
  expect(await balance(playerId)).toBe(10_000n);
});

const DURING = [NOW.getTime() - MINUTE, NOW.getTime() + MINUTE] as const;
const WHOLE = [null, null] as const;
const LATER: [string, string][] = [
  ['nothing else has happened', ''],
  ['the feed has never told of it', 'delete from markets where match_id = $1'],
  ['it has no outcomes any more', `update markets set outcomes = '{}' where match_id = $1`],
  [
    'a result was told',
    `update markets set status = -3, results = '{"1":"win_entire"}' where match_id = $1`,
  ],
];

test.each(
  LATER.flatMap(([when, change]) => [
    { when, change, what: 'cancelled', window: WHOLE },
    { when, change, what: 'cancelled for a time', window: DURING },
  ]),
)(
  'a line that is $what makes void the bets on every one of its outcomes: $when',
  async ({ change, window: [from, to] }) => {
    const match = await aBettableMatch();
    const bettors = [await aBettor(), await aBettor(), await aBettor()];
    for (const [at, playerId] of bettors.entries()) {
      const picked = { outcome_id: String(at + 1), odds: [2000, 3500, 4000][at]! };
      const placement = aPlacement([aBet([aSelection({ match_id: match.id, ...picked })])]);
      expect(await place(book.db, playerId, placement)).toMatchObject({ ok: true });
    }
    if (change !== '') await book.pool.query(change, [match.id]);
    await cancel(match.urn, from, to);
    await settleAll();
    for (const playerId of bettors) expect(await balance(playerId)).toBe(10_000n);
    const { rows } = await book.pool.query(
      'select distinct result from bet_selections where match_id = $1',
      [match.id],
    );
    expect(rows).toEqual([{ result: 'canceled' }]);
  },
);

test('a line that is cancelled until further notice takes no bets', async () => {
  const match = await aBettableMatch();
  const playerId = await aBettor();
  await cancel(match.urn, NOW.getTime() - MINUTE, null);
  const placed = await place(
    book.db,
    playerId,
    aPlacement([aBet([aSelection({ match_id: match.id })])]),
  );
  expect(placed).toMatchObject({ ok: false, error: { bets: [{ code: 'market_not_bettable' }] } });
});

test('an outcome whose result is known takes no bets, even if its line is opened again', async () => {
  const match = await aBettableMatch();
  const playerId = await aBettor();
  await settleLine(book.pool, { matchId: match.id }, { 1: 'win_entire' });
  await settleAll();
  await book.pool.query('update markets set status = 1 where match_id = $1', [match.id]);
  const bet = (outcome_id: string, odds: number) =>
    place(
      book.db,
      playerId,
      aPlacement([aBet([aSelection({ match_id: match.id, outcome_id, odds })])]),
    );
  expect(await bet('1', 2000)).toMatchObject({
    ok: false,
    error: { bets: [{ code: 'market_not_bettable' }] },
  });
  expect(await bet('2', 3500)).toMatchObject({ ok: true });
});
