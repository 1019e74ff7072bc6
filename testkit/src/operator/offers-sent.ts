const FARMING = { points_needed: 1000, prize: { EUR: [500] } };

/** 10.00 in points earn a freebet of 5.00. */
export const HUNTING = { kind: 'hunting', ...FARMING };

/** 100.00 for two places, in money. */
export const TOURNAMENT = {
  kind: 'hunting_tournament',
  pool: 10_000,
  pool_currency: 'EUR',
  shares: [3, 1],
  prize_as: 'money',
};

/** 10.00 in points open a chest of 1.00 and 2.00, of which one may be doubled. */
export const LOOTBOX = { kind: 'lootbox', ...FARMING, prize: { EUR: [100, 200] }, boost: 2000 };

/** One bet of 5.00 at least gives two freebets of 1.00. */
export const AMB = {
  kind: 'amb',
  ranges: [{ number_of_bets: 1, number_of_freebets: 2, amounts: { EUR: 100 } }],
  min_stake: { EUR: 500 },
};
