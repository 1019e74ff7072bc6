import { unreachable } from '../assert';
import type { BetResult } from '../settlement/bet-result';

/** What a player is told has become of a bet. */
export type BetNews =
  | 'won'
  | 'half_won'
  | 'half_lost'
  | 'lost'
  | 'void'
  | 'cashed_out'
  /** Its result was taken back, and it waits for another. */
  | 'reopened';

/** What a result of SPEC §3 "Bet" means to the player. */
export function betNews(result: BetResult): BetNews {
  switch (result) {
    case 'win_entire':
      return 'won';
    case 'refund_half_win_other':
      return 'half_won';
    case 'refund_half_lose_other':
      return 'half_lost';
    case 'lose_entire':
      return 'lost';
    case 'canceled':
    case 'refund_entire':
      return 'void';
    case 'cashed_out':
      return 'cashed_out';
    case 'no_results':
      return 'reopened';
    default:
      return unreachable(result);
  }
}
