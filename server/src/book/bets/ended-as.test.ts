import { aLine, aMatch, aPlayer, settleLine } from '@touchline/testkit/betting/rows';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
} from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import type { BetReply } from '@touchline/wire/bets';
import type { BetEventReply } from '@touchline/wire/calls/bet-history';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleOnce } from './settle-bets';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer();
});
afterAll(() => server.close());

/** How a leg at 2.00 ends; a number is what a dead heat leaves of its win, in ten-thousandths. */
type End = 'win_entire' | 'lose_entire' | 'refund_entire' | 'refund_half_lose_other' | number;

/** A bet of 10.00 on so many matches, of which each ends like this; answers with all that is told of it. */
async function told(type: 'single' | 'combo' | 'system', ends: readonly End[]) {
  const playerId = await aPlayer(server.pool);
  await fund(server.book.db, playerId, 10_000);
  const matches = await Promise.all(ends.map(() => aMatch(server.pool)));
  for (const matchId of matches) await aLine(server.pool, { matchId });
  const selections = matches.map((match_id) => aSelection({ match_id }));
  const bet = { ...aBet(selections), type, ...(type === 'system' ? { system_id: 302 } : {}) };
  const placed = await place(server.book.db, playerId, aPlacement([bet]));
  expect(placed.ok).toBe(true);
  for (const [at, end] of ends.entries()) {
    const matchId = matches[at] ?? 0;
    const heats = typeof end === 'number' ? { 1: end } : null;
    await server.pool.query('update markets set dead_heats = $2 where match_id = $1', [
      matchId,
      heats,
    ]);
    await settleLine(server.pool, { matchId }, { 1: heats ? 'win_entire' : (end as string) });
  }
  while (await settleOnce(server.book.db, NOW));
  const ask = async <T>(path: string) =>
    (await server.ask<{ data: T }>('GET', path, { playerId })).body.data;
  const [{ id, result, win_amount } = { id: 0 }] = await ask<BetReply[]>('/../v3/bets');
  const found = await Promise.all(
    ['win', 'lose', 'refund'].map(async (word) => {
      const bets = await ask<BetReply[]>(`/../v3/bets?result=${word}`);
      return bets.length > 0 ? [word] : [];
    }),
  );
  const history = await ask<BetEventReply[]>(`/../v3/bets/${id}/history`);
  const settled = history.find((event) => event.type === 'settled');
  const { results } = await ask<{ results: Record<string, number> }>('/../v3/bets/counters');
  expect(['win', 'lose', 'refund'].filter((word) => results[word])).toEqual(found.flat());
  const [notice] = await ask<{ title: string }[]>('/notifications');
  return [win_amount?.value, result, found.flat().join(), settled?.word, notice?.title];
}

test.each([
  ['a win', 'single', ['win_entire'], [2000, 'win_entire', 'win', 'won', 'Bet won']],
  [
    'a win shared by three',
    'single',
    [3333],
    [666, 'refund_half_lose_other', 'lose', 'returned', 'Bet settled'],
  ],
  [
    'a win shared by two',
    'single',
    [5000],
    [1000, 'win_entire', 'refund', 'stake_returned', 'Stake returned'],
  ],
  [
    'half a loss',
    'single',
    ['refund_half_lose_other'],
    [500, 'refund_half_lose_other', 'lose', 'half_lost', 'Bet half lost'],
  ],
  [
    'half a loss twice',
    'combo',
    ['refund_half_lose_other', 'refund_half_lose_other'],
    [250, 'refund_half_lose_other', 'lose', 'returned', 'Bet settled'],
  ],
  [
    'half a loss beside a win',
    'combo',
    ['refund_half_lose_other', 'win_entire'],
    [1000, 'win_entire', 'refund', 'stake_returned', 'Stake returned'],
  ],
  [
    'a system with a void, a half lost and a lost leg',
    'system',
    ['refund_entire', 'refund_half_lose_other', 'lose_entire'],
    [166, 'refund_half_lose_other', 'lose', 'returned', 'Bet settled'],
  ],
  [
    'a system with a lost leg that pays more than its stake',
    'system',
    ['win_entire', 'win_entire', 'lose_entire'],
    [1333, 'win_entire', 'win', 'won', 'Bet won'],
  ],
] as const)(
  'result, filter, counters, history and notification say the same of %s',
  async (_what, type, ends, said) => {
    expect(await told(type, ends)).toEqual(said);
  },
);
