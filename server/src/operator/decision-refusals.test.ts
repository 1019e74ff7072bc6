import { minor } from '@touchline/domain/money';
import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import { aPlayerLimit, settleLine } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../book/site';
import { SITE } from '@touchline/testkit/betting/book-database';
import type { NoDecision } from '../book/vip/decide';
import { balanceOf } from '../wallet/balance';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';

const EUR = DEFAULT_LIMITS['EUR'];
if (!EUR) throw new Error('there are bets in euro');

let server: OperatorServer;
beforeAll(async () => {
  const limits = { EUR: { ...EUR, max: minor(5_000) } };
  server = await operatorServer({
    site: { ...SITE, limits, vipTimes: 3, moneyRules: USUAL_MONEY_RULES },
  });
});
afterAll(() => server.close());

/** A VIP's bet of 100.00 that waits for a decision. */
interface Waiting {
  betId: number;
  playerId: number;
  matchId: number;
}

/** Why a decision does not stand, and which bet is asked for then: a new reason does not compile until it is here. */
const REASONS: Record<
  NoDecision,
  [status: number, code: string, (bet: Waiting) => Promise<number>]
> = {
  not_found: [404, 'not_found', () => Promise.resolve(999_999_999)],
  already_decided: [
    409,
    'conflict',
    async ({ betId }) => {
      expect((await server.operate('POST', `/bets/${betId}/approve`)).status).toBe(200);
      return betId;
    },
  ],
  leg_ended: [
    409,
    'conflict',
    async ({ betId, matchId }) => {
      await settleLine(server.book.pool, { matchId }, { 1: 'win_entire' });
      return betId;
    },
  ],
  player_barred: [
    409,
    'conflict',
    async ({ betId, playerId }) => {
      await server.book.pool.query('update players set birth_date = null where id = $1', [
        playerId,
      ]);
      return betId;
    },
  ],
  player_excluded: [
    409,
    'conflict',
    async ({ betId, playerId }) => {
      await aPlayerLimit(server.book.pool, playerId, { type: 'selfexclusion' });
      return betId;
    },
  ],
};

test.each(Object.entries(REASONS))('%s is told, and no money moves', async (_reason, given) => {
  const [status, code, prepare] = given;
  const playerId = await server.aBettor(100_000, { is_vip: true });
  const matchId = await server.aMatchToBetOn();
  const placed = await server.place(playerId, [aSingle(matchId, 10_000)]);
  const betId = placed.body.data[0]?.id ?? 0;
  const asked = await prepare({ betId, playerId, matchId });
  const answer = await server.operate('POST', `/bets/${asked}/approve`);
  expect(answer).toMatchObject({ status, body: { error: { code } } });
  expect(answer.body.error.message).not.toBe('');
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(90_000n);
});
