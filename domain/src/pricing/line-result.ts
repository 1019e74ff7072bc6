import type { FinalResult } from '../settlement/leg-result';

/**
 * How a bet on a line ends that is cleared by `margin`: goals less the line for over, goal difference
 * plus the handicap for a handicap, in quarters and below zero when missed. A quarter line stakes half
 * on each neighbour, so one that is missed or cleared by a quarter refunds half (SPEC §3 "Bet").
 */
export function resultOnLine(margin: number): FinalResult {
  if (margin === 0) return 'refund_entire';
  if (margin === 0.25) return 'refund_half_win_other';
  if (margin === -0.25) return 'refund_half_lose_other';
  return margin > 0 ? 'win_entire' : 'lose_entire';
}
