/** What every bonus is told with. */
export const COMMON = {
  id: 7,
  name: 'A good start',
  status: 'active',
  user_bonus_status: 'active',
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

/** What one of each type is told with besides, as the server sends it. */
export const OWN = {
  comboboost: {
    min_odds: 1400,
    valid_to: '2026-04-01T12:00:00Z',
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
