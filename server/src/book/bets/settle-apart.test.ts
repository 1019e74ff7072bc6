import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { startSettlement } from '../../jobs/settlement';
import { balanceOf } from '../../wallet/balance';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const WON = { 1: 'win_entire' };

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
  return matchId;
}

/** Has 100.00 and stakes 10.00 of it at 2.00. */
async function aBettor(matchId: number): Promise<number> {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const bet = aBet([aSelection({ match_id: matchId })]);
  expect(await place(book.db, playerId, aPlacement([bet]))).toMatchObject({ ok: true });
  return playerId;
}

const balance = (playerId: number) => balanceOf(book.db, playerId, 'EUR');

test('a bet that cannot be settled keeps nobody else from being paid, and is tried again', async () => {
  const [broken, sound] = [await aBettableMatch(), await aBettableMatch()];
  const victim = await aBettor(broken);
  const neighbours = [await aBettor(broken), await aBettor(sound)];
  const corrupt = (type: string) =>
    book.pool.query('update bets set type = $2 where player_id = $1', [victim, type]);
  await corrupt('nonsense');
  await settleLine(book.pool, { matchId: broken }, WON);
  await settleLine(book.pool, { matchId: sound }, WON);
  const log = { error: vi.fn() };
  const job = startSettlement({ db: book.db, pool: book.pool, clock: { now: () => NOW }, log });
  onTestFinished(() => job.stop());
  await vi.waitFor(async () => {
    for (const playerId of neighbours) expect(await balance(playerId)).toBe(11_000n);
  });
  await vi.waitFor(async () => {
    const { rows } = await book.pool.query('select due_at > now() as waits from settlement_queue');
    expect(rows).toEqual([{ waits: true }]);
  });
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ bet: expect.any(Number) });

  await corrupt('single');
  await book.pool.query('update settlement_queue set due_at = now()');
  await vi.waitFor(async () => expect(await balance(victim)).toBe(11_000n));
});
