import { ENDINGS, type Ending } from '../settlement/bet-words';

/**
 * Where a bet can stand (SPEC §3 "Bet").
 *
 * - submitted: asked for and not yet taken: it waits out the live delay, or somebody decides on it.
 * - waiting_results: taken. Its results come in, or the player cashes it out.
 * - ready_to_process: decided, not yet paid.
 * - done: paid. A result that is taken back opens it again.
 * - cashout_in_progress: the player's cash-out is being decided; refused, the bet goes on.
 * - cashed_out: paid before its results.
 * - withdrawn: the player took it back before it was taken.
 * - rejected: the book did not take it.
 * - cancelled: the book called it off and gave the stake back.
 */
export const BET_STATUSES = [
  'cashed_out',
  'withdrawn',
  'waiting_results',
  'ready_to_process',
  'done',
  'cancelled',
  'cashout_in_progress',
  'submitted',
  'rejected',
] as const;

export type BetStatus = (typeof BET_STATUSES)[number];

/** Bets that may still change by themselves; the others are settled (SPEC §3 "Filters"). */
export const OPEN_STATUSES: readonly BetStatus[] = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
];

export const BET_FILTERS = ['all', 'open', 'settled'] as const;

export type BetFilter = (typeof BET_FILTERS)[number];

/** Whether a bet is among all, the open or the settled ones (SPEC §3 "Filters"). */
export function passesBetFilter(filter: BetFilter, status: BetStatus): boolean {
  return filter === 'all' || OPEN_STATUSES.includes(status) === (filter === 'open');
}

export const RESULT_FILTERS = ['all', ...ENDINGS] as const;

export type ResultFilter = (typeof RESULT_FILTERS)[number];

/**
 * Whether a bet came to what is asked for (SPEC §3 "Filters"). One that is open or never ran came to nothing, and is
 * among all alone.
 */
export function passesResultFilter(filter: ResultFilter, ending: Ending | null): boolean {
  return filter === 'all' || filter === ending;
}

/**
 * The special group of SPEC §3: bets that never ran. They have no result of their own, so their status
 * is shown in its place.
 */
export function isShownByStatus(
  status: BetStatus,
): status is 'submitted' | 'rejected' | 'cancelled' {
  return status === 'submitted' || status === 'rejected' || status === 'cancelled';
}
