import { betRef } from '@touchline/domain/bets/bet-ref';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';
import { NOW } from '@touchline/testkit/betting/book-database';
import { bet as betSchema } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(() => book.close());

const euros = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

test('a bet is told with every field of SPEC §3 "Bet", and reads as one', async () => {
  const matches = [await book.matchAt(), await book.matchAt(), await book.matchAt()];
  const playerId = await book.player();
  const id = await book.betOn(playerId, matches, { type: 'system', system_id: 302 });
  const told = await book.bet(playerId, id);
  expect(() => betSchema.parse(told)).not.toThrow();
  expect(told).toMatchObject({
    id,
    ref: betRef(id),
    type: 'system',
    status: 'waiting_results',
    result: 'no_results',
    stake: euros(1000),
    win_amount: euros(4000),
    system: { id: 302, win_count: 2, total_count: 3 },
    created_at: NOW.toISOString(),
    is_vip: false,
    used_in_jackpot: false,
  });
  expect(told.odds).toBeGreaterThan(1000);
  expect(told).toHaveProperty('to_cashout');
  expect(
    told.selections.map(({ match, market, outcome, odds }) => [
      match.id,
      market.id,
      outcome.id,
      odds,
    ]),
  ).toEqual(matches.map((matchId) => [matchId, 1, '1', 2000]));
});

test.each(['single', 'combo'] as const)('a %s is of that type, and no system', async (type) => {
  const matches = [await book.matchAt(), await book.matchAt()];
  const playerId = await book.player();
  const id = await book.betOn(playerId, type === 'combo' ? matches : matches.slice(1));
  expect(await book.bet(playerId, id)).toMatchObject({ type, system: null });
});

test('a custom bet is of that type, at its one price', async () => {
  const playerId = await book.player();
  const [id] = await book.customBetOf(playerId);
  expect(await book.bet(playerId, id)).toMatchObject({ type: 'custom_bet', system: null });
});
