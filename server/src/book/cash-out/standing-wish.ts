import type { AutoCashOut } from '@touchline/domain/bets/auto-cash-out';
import { minor } from '@touchline/domain/money';
import type { BetRow } from './offers';

/** What is cashed out of a bet by itself; null when nothing is. */
export function ruleOf({
  auto_cashout_value: value,
  auto_cashout_share: share,
}: BetRow): AutoCashOut | null {
  return value === null || share === null ? null : { value: minor(value), share };
}
