import { PAYOUT_STATUSES } from '@touchline/domain/bonus/jackpot-hit';
import { POOL_STATES } from '@touchline/domain/bonus/pool-state';
import { expect, test } from 'vitest';
import { jackpot, jackpotHit } from './jackpots';

test('a jackpot is read with its levels, in every state they can be in', () => {
  const levels = POOL_STATES.map((state) => ({
    code: state,
    name: `The ${state} one`,
    pool_amount: 1200,
    state,
    start_amount: 100,
    must_drop_at: null,
    share: 5000,
    hit_every: 1_000_000,
  }));
  const sent = {
    id: 1,
    name: 'Derby',
    terms: 'Every bet.',
    amount: 9000,
    pool_amount: 6000,
    hits_amount: 3000,
    currency: 'EUR',
    starts_at: '2026-03-01T12:00:00Z',
    ends_at: null,
    seed: null,
    bet_types: [],
    match_status: 'both',
    min_odds: null,
    max_odds: null,
    selection_count_from: null,
    selection_count_to: null,
  };
  const read = jackpot.parse({ ...sent, levels });
  expect(read.amount).toBe(9000n);
  expect(read.levels.map((level) => [level.state, level.pool_amount])).toEqual(
    POOL_STATES.map((state) => [state, 1200n]),
  );
});

test.each([...PAYOUT_STATUSES, 'cancelled'])('a hit whose payout is %s', (status) => {
  const read = jackpotHit.safeParse({
    id: 5,
    jackpot_id: 1,
    amount: 3000,
    currency: 'EUR',
    amount_eur: 3000,
    level: { code: 'gold', name: 'Gold' },
    status,
    user_hash: '7f2c',
    seen: false,
    hit_at: '2026-03-01T12:00:00Z',
  });
  expect(read.success).toBe(status !== 'cancelled');
});
