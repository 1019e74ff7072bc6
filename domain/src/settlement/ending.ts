import type { BetType } from '../bets/bet-kind';
import { paysStake } from '../bets/potential-win';
import { stakesCash } from '../bonus/bet-bonus';
import { ZERO, type Minor } from '../money';
import { isVoid, type BetResult } from './bet-result';
import type { BetWord, Ending } from './bet-words';
import type { LegResult } from './leg-result';
import { isEnded, PARTS, splitFactor, splitOf, type Leg } from './leg-split';

/** A bet as far as it is told by what it paid. Amounts are of the whole bet, with what was cashed out of it. */
export interface PaidBet {
  type: BetType;
  result: BetResult;
  stake: Minor;
  paid: Minor;
  bonus: { type: string } | null;
  /** The part of the stake that was cashed out. */
  cashedOut: Minor;
}

/** What a bet has to pay before anything is won: its stake, or nothing where a freebet pays winnings alone (DESIGN §4.10). */
export function breakEven({ stake, bonus }: Pick<PaidBet, 'stake' | 'bonus'>): Minor {
  return paysStake(bonus) ? stake : ZERO;
}

/**
 * What a bet came to: the sign of what it pays less its stake, whatever its legs did; null while it is open. A void
 * freebet goes back as a freebet, and pays nothing.
 */
export function endingOf(bet: Omit<PaidBet, 'type' | 'cashedOut'>): Ending | null {
  const { result, paid, bonus } = bet;
  if (result === 'no_results') return null;
  if (isVoid(result) && !stakesCash(bonus)) return 'refund';
  const even = breakEven(bet);
  if (paid > even) return 'win';
  return paid === even && paid > 0n ? 'refund' : 'lose';
}

/** The word for a bet. It never says more than the money does: what pays less than its stake is not won. */
export function wordOf(bet: PaidBet): BetWord {
  const { result, paid } = bet;
  if (result === 'cashed_out') return 'cashed_out';
  switch (endingOf(bet)) {
    case null:
      return 'open';
    case 'refund':
      return result === 'canceled' ? 'void' : 'stake_returned';
    case 'win':
      if (result === 'refund_half_win_other') return 'half_won';
      return result === 'win_entire' ? 'won' : 'returned';
    case 'lose':
      if (paid === 0n) return 'lost';
      return isHalfLost(bet) ? 'half_lost' : 'returned';
  }
}

/** Half of the stake and nothing else came back. A system is no half of anything. */
function isHalfLost({ type, result, stake, paid, cashedOut }: PaidBet): boolean {
  const isHalf = result === 'refund_half_lose_other' && paid === stake / 2n;
  return isHalf && type !== 'system' && cashedOut === 0n;
}

/** What a leg by itself makes of a stake: one that shares its win in a dead heat may give less back. Null while it is open. */
export function legEnding(leg: Leg): Ending | null {
  if (!isEnded(leg)) return null;
  const { times, over } = splitFactor({ type: 'single' }, [splitOf(leg)], PARTS);
  return times > over ? 'win' : times < over ? 'lose' : 'refund';
}

/** How many legs of a bet came in, if only by half. */
export function rightLegs(legs: readonly { result: LegResult }[]): number {
  const isRight = ({ result }: { result: LegResult }) =>
    result === 'win_entire' || result === 'refund_half_win_other';
  return legs.filter(isRight).length;
}
