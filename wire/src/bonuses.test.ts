import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { expect, test } from 'vitest';
import { ambProgress, bonus, leaderboardRow } from './bonuses';

const COMMON = {
  id: 7,
  name: 'A good start',
  status: 'active',
  user_status: 'active',
  is_active: true,
  seen: false,
  issued_at: '2026-03-01T12:00:00Z',
  activated_at: null,
  valid_from: null,
  expired_at: '2026-04-01T12:00:00Z',
  banners: { desktop: '/banner.avif', mobile: null },
  trigger_key: 'birthday',
  uses_count: 3,
  used_count: 0,
  country_codes: ['DE', 'AT'],
  only_verified: true,
  event_conditions: [
    {
      sport: { id: 1, name: 'Soccer' },
      category: null,
      tournament: { id: 17, name: 'Premier League' },
      event: null,
      sport_type: 'regular',
    },
  ],
  bet_types: ['combo'],
  match_status: 'both',
  min_odds: null,
  max_odds: 5000,
  selection_count_from: 2,
  selection_count_to: null,
};

const FARMING = {
  farming: {
    avg_stake: 1000,
    bets_count: 4,
    points: 2400,
    available_points: 400,
    potential_points: 900,
    potential_freebet_amount: 500,
    initial_pool: 500,
    points_needed: 10_000,
  },
  farm_once_per_event: true,
  farmed_event_ids: [902],
};

const OWN = {
  comboboost: {
    min_odds: 1400,
    ranges: [
      { min_count: 3, max_count: 5, bonus_odds: 1100 },
      { min_count: 6, max_count: null, bonus_odds: 1250 },
    ],
  },
  freebet: { amount: 500, currency: 'EUR' },
  freebet_no_risk: { amount: 0, currency: 'EUR' },
  freebet_all_win: { amount: 500, currency: 'EUR' },
  freebet_only_win: { amount: 500, currency: 'EUR' },
  hunting: FARMING,
  tournament: {
    ...FARMING,
    pool: 100_000,
    tournament_id: 3,
    shares: [3, 2, 1],
    prize_as: 'freebet',
    pool_state: 'active',
    currency: 'EUR',
  },
  lootbox: {
    ...FARMING,
    show_in_promotion: true,
    boost: 3000,
    chest: { freebets_count: 2, size: 'small', outcome: null },
    freebets_to_boost: [3, 4],
  },
};

test.each(BET_BONUS_TYPES)('a %s is read with all that the spec names of it', (type) => {
  const sent = { ...COMMON, ...OWN[type], type };
  const read = bonus.parse(sent);
  expect(read).toMatchObject({ type, id: 7, status: 'active', only_verified: true });
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(sent).toSorted());
  expect(read.event_conditions).toEqual(COMMON.event_conditions);
});

test.each([
  ['over', 'bonus_over'],
  ['bonus_over', 'bonus_over'],
  ['not_available', 'not_available'],
  ['on_holiday', 'unknown'],
])('status %s is read as %s', (word, status) => {
  expect(bonus.parse({ ...COMMON, ...OWN.hunting, type: 'hunting', status: word }).status).toBe(
    status,
  );
});

test.each([
  ['a type nobody knows', { type: 'cashback' }, 'type'],
  ['a comboboost without ranges', { type: 'comboboost', min_odds: 1400 }, 'ranges'],
  ['odds below 1.000', { ...OWN.freebet, type: 'freebet', max_odds: 999 }, 'max_odds'],
  ['part of a subunit', { ...OWN.freebet, type: 'freebet', amount: 4.5 }, 'amount'],
])('%s is refused by the name of its field', (_title, parts, field) => {
  const read = bonus.safeParse({ ...COMMON, ...parts });
  expect(read.error?.issues[0]?.path).toEqual([field]);
});

test('the progress of an amb freebet and a line of a leaderboard are read as money and counts', () => {
  const progress = ambProgress.parse({
    id: 1,
    name: 'Ten bets, one free',
    type: 'freebet',
    progress_count: 4,
    possible_progress_count: 6,
    ranges: [{ number_of_bets: 10, number_of_freebets: 1, issued_bonus_amount: 500 }],
    stake_currency: 'EUR',
    min_stake: 200,
    issue_to: null,
  });
  expect(progress.ranges[0]?.issued_bonus_amount).toBe(500n);
  const row = {
    position: 2,
    current_user: true,
    farmed_amount: 12_345,
    currency_code: 'EUR',
    farmed_freebets_count: 1,
    prize: 500,
  };
  expect(leaderboardRow.parse(row)).toEqual({ ...row, farmed_amount: 12_345n, prize: 500n });
});
