import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashOutFault } from './cash-out-bet';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(() => book.close());

/** A player's bet of 10.00 at 2.00 that is worth 12.00. */
interface Bet {
  playerId: number;
  betId: number;
  matchId: number;
}

/** What is asked for beside all of the bet at 12.00, and by whom, once things are as they should not be. */
type Prepare = (bet: Bet) => Promise<{ playerId?: number } & Record<string, unknown>>;

/** What is told: the status, the code, and what the bet is worth, where that is told. */
type Told = [status: number, code: string, worth?: number | null];

const changed =
  (statement: string): Prepare =>
  async ({ matchId }) => {
    await book.pool.query(statement, [matchId]);
    return {};
  };
const ended = (result: string) =>
  changed(`update markets set status = -3, results = '{"1": "${result}"}' where match_id = $1`);
const asking =
  (wish: object): Prepare =>
  () =>
    Promise.resolve({ ...wish });
const REFUSED = [422, 'cashout_refused'] as const;

/**
 * Every reason for which nothing is cashed out: a new one does not compile until it is here. Null is one that cannot come
 * about while bets with a freebet are not taken.
 */
const REASONS: Record<CashOutFault['reason'], [Told, Prepare] | null> = {
  in_delay: [
    [...REFUSED, null],
    async ({ betId }) => {
      await book.pool.query(`update bets set status = 'submitted' where id = $1`, [betId]);
      return {};
    },
  ],
  lost: [[...REFUSED, null], ended('lose_entire')],
  settled: [[...REFUSED, null], ended('win_entire')],
  freebet: null,
  suspended: [[...REFUSED, null], changed('update markets set status = -1 where match_id = $1')],
  no_probability: [
    [...REFUSED, null],
    async ({ matchId }) => {
      await book.chance(matchId, { p: null });
      return {};
    },
  ],
  below_least: [[...REFUSED, 1200], asking({ part: { paid: 1 }, cashout_id: randomUUID() })],
  above_offer: [[...REFUSED, 1200], asking({ part: { stake: 1001 }, cashout_id: randomUUID() })],
  below_seen: [[...REFUSED, 1200], asking({ to_cashout: 1201 })],
  not_found: [[404, 'not_found'], async () => ({ playerId: await book.player() })],
  id_reused: [
    [409, 'conflict'],
    async ({ playerId, betId }) => {
      const cashout_id = randomUUID();
      const part = { stake: 100 };
      await book.cashOut(playerId, { bet_id: betId, to_cashout: 1200, part, cashout_id });
      return { cashout_id };
    },
  ],
};

const cases = Object.entries(REASONS).flatMap(([reason, how]) =>
  how ? [[reason, ...how] as const] : [],
);

test.each(cases)(
  '%s is told as %j, in words, and nothing is paid',
  async (reason, told, prepare) => {
    const [status, code, worth] = told;
    const [owner, matchId] = [await book.player(), await book.matchAt(0.6)];
    const betId = await book.betOn(owner, [matchId]);
    const { playerId = owner, ...wish } = await prepare({ playerId: owner, betId, matchId });
    const before = await book.balance(owner);
    const body = { bet_id: betId, to_cashout: 1200, ...wish };
    const { error } = await book.cashOut(playerId, body, status);
    expect([error.code, error.data?.to_cashout]).toEqual([code, worth]);
    expect(error.data?.details).toBe(status === 422 ? reason : undefined);
    expect(error.message).not.toBe('');
    expect(await book.balance(owner)).toBe(before);
  },
);
