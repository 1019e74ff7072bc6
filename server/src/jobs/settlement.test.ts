import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { balanceOf } from '../wallet/balance';
import { startSettlement } from './settlement';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

test('a line that is queued is settled without being asked for, until the job is stopped', async () => {
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  await place(book.db, playerId, aPlacement([aBet([aSelection({ match_id: matchId })])]));
  const log = { error: (failure: unknown) => expect(failure).toBeUndefined() };
  const job = startSettlement({ db: book.db, pool: book.pool, clock: { now: () => NOW }, log });
  await settleLine(book.pool, { matchId }, { 1: 'win_entire' });
  await vi.waitFor(async () => expect(await balanceOf(book.db, playerId, 'EUR')).toBe(11_000n));
  await job.stop();
  await settleLine(book.pool, { matchId }, { 1: 'lose_entire' });
  const { rows } = await book.pool.query('select from settlement_queue');
  expect(rows).toHaveLength(1);
});
