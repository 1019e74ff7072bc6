import { assert } from '../assert';
import { scaled, smaller, type Factor, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import { isLost } from '../settlement/bet-result';
import type { BetTerms } from '../settlement/due';
import {
  isEnded,
  PARTS,
  splitFactor,
  splitOf,
  type Leg,
  type Split,
} from '../settlement/leg-split';
import { restOf } from '../settlement/settle-bet';
import { both, comboFactor } from './multiplier';
import { paysStake, potentialWin } from './potential-win';

/** A leg with what is known of its chances. */
export interface CashOutLeg extends Leg {
  /** While it is open: the fair probability now, 0 to 1, that it wins, half wins counted half; null when unknown. */
  probability: number | null;
  /** While it is open: the probability that its stake comes back, half refunds counted half; absent: none. */
  refund?: number;
  /** Whether its market takes no bets now. */
  isSuspended?: boolean;
}

/** A bet with what is known of it now. */
export interface CashOutBet extends BetTerms {
  legs: readonly CashOutLeg[];
  /**
   * Of a custom bet: the fair probabilities now that all of its open legs win, and that none is lost but
   * some are refunded, as `jointMass` counts them; null when unknown.
   */
  joint?: { win: number; refund: number } | null;
  /** Whether the live delay of its placement still runs (DESIGN §4.14). */
  inDelay?: boolean;
}

/** What the site asks of a cash-out. */
export interface CashOutRules {
  /** What the house keeps of the fair value, in ten-thousandths. */
  margin: number;
  /** The least that is paid, in subunits of the bet's currency. Above zero. */
  least: Minor;
}

/** Why a bet cannot be cashed out, or not as wished. */
export type CashOutRefusal =
  | 'in_delay'
  | 'lost'
  | 'settled'
  | 'freebet'
  | 'suspended'
  | 'no_probability'
  | 'below_least'
  | 'above_offer';

/** Probabilities are taken to as many places as a float has; everything after that is exact. */
const FINE = 10n ** 15n;
const FINER = FINE / PARTS;
const MARGIN_SCALE = 10_000;

/**
 * What a single or combo is worth before any margin, in the unit of `stake`: what it pays times the
 * chance that it does. Every open leg has a probability.
 */
export function fairCashOut(stake: number, legs: readonly CashOutLeg[]): number {
  const { times, over } = splitFactor({ type: 'combo' }, legs.map(splitNow), FINE);
  return (stake * Number((times * FINE) / over)) / Number(FINE);
}

/**
 * What is paid for all that is left of a bet: its payout so far times the fair chance of what is open,
 * less the margin; never more than it can win, and rounded down once (DESIGN §4.4). The legs of a
 * system are of different matches, so it is worth the mean of its combos. What a comboboost adds and a
 * freebet without risk gives back is for bets that run to their end: the one does not count, the other
 * is not cashed out. Of a freebet that pays winnings alone they alone count; of a system they are not
 * known.
 */
export function cashOutOffer(
  bet: CashOutBet,
  { margin, least }: CashOutRules,
): Result<Minor, CashOutRefusal> {
  const refusal = refusalOf(bet);
  if (refusal) return refused(refusal);
  const share = { times: BigInt(MARGIN_SCALE - margin), over: BigInt(MARGIN_SCALE) };
  const value = scaled(restOf(bet).stake, both(fairFactor(bet), share));
  const offer = smaller(value, winLeft(bet));
  return offer < least ? refused('below_least') : ok(offer);
}

/**
 * Whether a value that was seen, or wished for in advance, is reached by the value now. The value now
 * is what is paid.
 */
export function acceptsCashOut(wanted: Minor, now: Minor): boolean {
  return now >= wanted;
}

/** What is left of a bet pays when every selection wins. */
export function winLeft(bet: CashOutBet): Minor {
  const { kind, bonus, stake, systemCap } = restOf(bet);
  return potentialWin({ kind, bonus, legs: bet.legs.map((leg) => leg.odds) }, stake, systemCap);
}

function refusalOf(bet: CashOutBet): CashOutRefusal | null {
  const open = openLegs(bet);
  if (bet.inDelay) return 'in_delay';
  if (isLost(bet.kind, bet.legs)) return 'lost';
  if (open.length === 0 || bet.cashedOut?.stake === bet.stake) return 'settled';
  if (!hasValue(bet)) return 'freebet';
  if (open.some((leg) => leg.isSuspended)) return 'suspended';
  return open.some((leg) => leg.probability === null) ? 'no_probability' : null;
}

/** Whether the bonus leaves anything that can be valued. */
function hasValue({ kind, bonus }: BetTerms): boolean {
  return bonus?.type !== 'freebet_no_risk' && (paysStake(bonus) || kind.type !== 'system');
}

/** The legs that are open. Those of a custom bet are one, with the chance of all of them together. */
function openLegs({ kind, legs, joint }: CashOutBet): readonly CashOutLeg[] {
  const open = legs.filter((leg) => !isEnded(leg));
  if (kind.type !== 'custom_bet' || open.length === 0) return open;
  const isSuspended = open.some((leg) => leg.isSuspended);
  const chances = { probability: joint?.win ?? null, refund: joint?.refund };
  return [{ odds: kind.odds, result: 'no_results', ...chances, isSuspended }];
}

/** What the stake is worth before the margin, as a factor; half lost legs can take winnings below zero. */
function fairFactor(bet: CashOutBet): Factor {
  const ended = bet.legs.filter((leg) => isEnded(leg)).map(splitNow);
  const open = openLegs(bet).map(splitNow);
  const factor = splitFactor(bet.kind, [...ended, ...open], FINE);
  if (paysStake(bet.bonus)) return factor;
  const kept = open.map(({ won, refunded }) => won + refunded);
  return less(factor, comboFactor(kept, FINE));
}

function less(one: Factor, other: Factor): Factor {
  return {
    times: one.times * other.over - other.times * one.over,
    over: one.over * other.over,
  };
}

/** How a leg splits its stake: by its result, or as is to be expected while it is open. */
function splitNow(leg: CashOutLeg): Split {
  const { odds } = leg;
  if (!isEnded(leg)) return { odds, won: fine(leg.probability), refunded: fine(leg.refund ?? 0) };
  const { won, refunded } = splitOf(leg);
  return { odds, won: won * FINER, refunded: refunded * FINER };
}

function fine(probability: number | null): bigint {
  assert(probability !== null, 'only what is known has a value');
  return BigInt(Math.round(probability * Number(FINE)));
}
