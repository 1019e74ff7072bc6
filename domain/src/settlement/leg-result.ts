/** How one selection ended (SPEC §3 "Bet"); `no_results` while it has not. */
export const LEG_RESULTS = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
] as const;

export type LegResult = (typeof LEG_RESULTS)[number];

/** A result that settles: everything but `no_results`. */
export type FinalResult = Exclude<LegResult, 'no_results'>;

/** Where a selection stands, by the names that bets have (SPEC §3 "Selection"): open, decided, or called off. */
export const LEG_STATUSES = ['waiting_results', 'done', 'cancelled'] as const;

export type LegStatus = (typeof LEG_STATUSES)[number];

/** Where a selection of this result stands. */
export function legStatus(result: LegResult): LegStatus {
  if (result === 'no_results') return 'waiting_results';
  return result === 'canceled' ? 'cancelled' : 'done';
}
