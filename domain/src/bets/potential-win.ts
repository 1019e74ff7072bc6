import { unreachable } from '../assert';
import type { BetBonus, OfferedBonus } from '../bonus/bet-bonus';
import { boostOdds, NO_BOOST } from '../bonus/boost';
import {
  minor,
  ODDS_SCALE,
  odds,
  scaled,
  smaller,
  type Factor,
  type Minor,
  type Odds,
} from '../money';
import type { BetKind } from './bet-kind';
import { both, comboFactor, oddsFactor, profit, systemFactor } from './multiplier';

/** A bet as far as its price is concerned. `legs` are the odds of its selections, in order. */
export interface PricedBet {
  kind: BetKind;
  legs: readonly Odds[];
  bonus: BetBonus | OfferedBonus | null;
}

/**
 * What the stake is multiplied by when every leg wins, exactly: the product of the odds for a combo,
 * the mean over its combos for a system, the one price of a custom bet; times the bonus odds, less
 * the stake where a freebet pays winnings alone (SPEC §5, DESIGN §4.7, §4.10).
 */
export function winFactor({ kind, legs, bonus }: PricedBet): Factor {
  const boosted = both(factorOf(kind, legs), oddsFactor(bonusOddsOf({ kind, legs, bonus })));
  return paysStake(bonus) ? boosted : profit(boosted);
}

/**
 * What a bet pays when all its selections win, rounded down once (DESIGN §4.4). `systemCap` is the
 * most a system pays (DESIGN §4.8); null where nothing caps it.
 */
export function potentialWin(bet: PricedBet, stake: Minor, systemCap: Minor | null = null): Minor {
  return capped(bet.kind, scaled(stake, winFactor(bet)), systemCap);
}

/**
 * The smallest stake that pays at least `win`, in the same subunits (SPEC §4 "stake is rescaled"). Zero
 * when no stake does.
 */
export function stakeFor(bet: PricedBet, win: Minor, systemCap: Minor | null = null): Minor {
  if (capped(bet.kind, win, systemCap) < win) return minor(0);
  const { times, over } = winFactor(bet);
  return times > 0n ? scaled(win, { times: over, over: times }, 'up') : minor(0);
}

/** A system never pays more than its cap (DESIGN §4.8); other bets are limited when they are placed. */
export function capped(kind: { type: string }, payout: Minor, systemCap: Minor | null): Minor {
  return kind.type === 'system' && systemCap !== null ? smaller(payout, systemCap) : payout;
}

/**
 * The odds of the whole bet for showing, in thousandths and rounded down, as far as a number counts
 * (SPEC §5 "Total odds"). Money is never computed from it.
 */
export function totalOdds(bet: PricedBet): Odds {
  const { times, over } = both(factorOf(bet.kind, bet.legs), oddsFactor(bonusOddsOf(bet)));
  const shown = Number((BigInt(ODDS_SCALE) * times) / over);
  return odds(Math.min(Math.max(1, shown), Number.MAX_SAFE_INTEGER));
}

/** Comboboost's factor for a combo in one of its ranges; for anything else a fixed 1.000 (SPEC §5). */
export function bonusOddsOf({ kind, legs, bonus }: PricedBet): Odds {
  return bonus?.type === 'comboboost' && kind.type === 'combo' ? boostOdds(bonus, legs) : NO_BOOST;
}

/** Freebets without the stake pay what is above it (DESIGN §4.10). */
export function paysStake(bonus: { type: string } | null): boolean {
  return bonus?.type !== 'freebet' && bonus?.type !== 'freebet_only_win';
}

function factorOf(kind: BetKind, legs: readonly Odds[]): Factor {
  const unit = BigInt(ODDS_SCALE);
  switch (kind.type) {
    case 'single':
    case 'combo':
      return comboFactor(legs.map(BigInt), unit);
    case 'system':
      return systemFactor(legs.map(BigInt), unit, kind.system);
    case 'custom_bet':
      return oddsFactor(kind.odds);
    default:
      return unreachable(kind);
  }
}
