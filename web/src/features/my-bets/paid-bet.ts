import { ZERO } from '@touchline/domain/money';
import type { PaidBet } from '@touchline/domain/settlement/ending';
import type { Bet } from '@touchline/wire/bets';

/** As much of a bet as it is told by. */
export type StandingBet = Pick<
  Bet,
  'type' | 'status' | 'result' | 'stake' | 'win_amount' | 'bonus' | 'cashed_out' | 'selections'
>;

/** A bet as it is told by what was paid for it. */
export function paidBet(bet: StandingBet): PaidBet {
  return {
    type: bet.type,
    result: bet.result,
    stake: bet.stake.value,
    paid: bet.win_amount.value,
    bonus: bet.bonus ?? null,
    cashedOut: bet.cashed_out?.stake.value ?? ZERO,
  };
}
