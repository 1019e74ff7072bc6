import { assert } from '../assert';
import { isFreebet } from '../bonus/bet-bonus';
import { scaled, type Factor, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import { isLost, isVoid, isVoidAtOnce } from '../settlement/bet-result';
import type { BetTerms } from '../settlement/due';
import {
  isEnded,
  PARTS,
  splitFactor,
  splitOf,
  type Leg,
  type Split,
} from '../settlement/leg-split';
import { mostReturned, restOf } from '../settlement/settle-bet';
import { both, profit } from './multiplier';
import { capped, paysStake } from './potential-win';

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
  /** Whether the campaign of its freebet lets it be cashed out; left out, it does not. */
  isFreebetCashable?: boolean;
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

/** Why a bet cannot be cashed out. */
export type CashOutRefusal =
  | 'in_delay'
  | 'lost'
  | 'settled'
  | 'freebet'
  | 'suspended'
  | 'no_probability'
  | 'below_least';

/** Chances are taken to the nearest 1e-15; everything after that is exact. */
const FINE = 10n ** 15n;
const FINER = FINE / PARTS;
const MARGIN_SCALE = 10_000;

/** By how much the chances of one leg may add up to more than one: floats do. */
const SLACK = 1e-9;

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
 * less the margin, and rounded down once (DESIGN §4.4). The legs of a system are of different matches,
 * so it is worth the mean of its combos. Where its best case is cut by the cap, so is the value, in
 * proportion: that is never above the fair value of what the cap leaves, and below it when smaller wins
 * are not cut. What a comboboost adds and a freebet without risk gives back is for bets that run to
 * their end: the one does not count, the other is not cashed out. Nor is a freebet that may go back
 * unused, nor a system that pays winnings alone.
 */
export function cashOutOffer(
  bet: CashOutBet,
  { margin, least }: CashOutRules,
): Result<Minor, CashOutRefusal> {
  assert(least > 0n, 'the least that is paid is above zero');
  const refusal = refusalOf(bet);
  if (refusal) return refused(refusal);
  const { kind, bonus, stake, systemCap } = restOf(bet);
  const { atBest, expected } = valueOf(bet);
  const share = both(expected, {
    times: BigInt(MARGIN_SCALE - margin),
    over: BigInt(MARGIN_SCALE),
  });
  const pays = paysStake(bonus) ? atBest : profit(atBest);
  const most = systemCap && scaled(systemCap, share);
  const offer = capped(kind, scaled(stake, both(pays, share)), most);
  return offer < least ? refused('below_least') : ok(offer);
}

/** What is left of a bet pays when every selection that is open wins. */
export function winLeft(bet: CashOutBet): Minor {
  return mostReturned(restOf(bet), bet.legs);
}

function refusalOf(bet: CashOutBet): CashOutRefusal | null {
  const open = openLegs(bet);
  if (bet.inDelay) return 'in_delay';
  if (isVoidAtOnce(bet.kind, bet.legs)) return 'settled';
  if (isLost(bet.kind, bet.legs)) return 'lost';
  if (open.length === 0 || bet.cashedOut?.stake === bet.stake) return 'settled';
  if (bet.bonus && isFreebet(bet.bonus) && !hasValue(bet, open)) return 'freebet';
  if (open.some((leg) => leg.isSuspended)) return 'suspended';
  return open.some((leg) => leg.probability === null) ? 'no_probability' : null;
}

/**
 * Whether a freebet can be valued: only where its campaign allows it, so that it is not cash in one press;
 * not without risk, not the winnings of a system, and not while it may go back unused. A void leg takes a custom bet back as a whole (docs/decisions/0007).
 */
function hasValue(
  { kind, bonus, legs, isFreebetCashable = false }: CashOutBet,
  open: readonly CashOutLeg[],
): boolean {
  if (!isFreebetCashable) return false;
  if (bonus?.type === 'freebet_no_risk') return false;
  if (kind.type === 'system' && !paysStake(bonus)) return false;
  if (kind.type === 'custom_bet' && legs.some((leg) => isVoid(leg.result))) return false;
  return !open.some((leg) => leg.refund);
}

/** The legs that are open. Those of a custom bet are one, with the chance of all of them together. */
function openLegs({ kind, legs, joint }: CashOutBet): readonly CashOutLeg[] {
  const open = legs.filter((leg) => !isEnded(leg));
  if (kind.type !== 'custom_bet' || open.length === 0) return open;
  const isSuspended = open.some((leg) => leg.isSuspended);
  const chances = { probability: joint?.win ?? null, refund: joint?.refund };
  return [{ odds: kind.odds, result: 'no_results', ...chances, isSuspended }];
}

/** What the stake is multiplied by when every open leg wins, and the part of that to be expected. */
function valueOf(bet: CashOutBet): { atBest: Factor; expected: Factor } {
  const ended = bet.legs.filter((leg) => isEnded(leg)).map(splitNow);
  const open = openLegs(bet).map(splitNow);
  const factorOf = (splits: readonly Split[]) => splitFactor(bet.kind, [...ended, ...splits], FINE);
  const atBest = factorOf(open.map(best));
  const fair = factorOf(open);
  // Both are over the same. Of a best case that pays nothing, nothing is expected.
  return { atBest, expected: { times: fair.times, over: atBest.times || 1n } };
}

/** How an open leg splits its stake at best: what has no chance does not count. */
function best({ odds, won, refunded }: Split): Split {
  if (won > 0n) return { odds, won: FINE, refunded: 0n };
  return { odds, won, refunded: refunded > 0n ? FINE : 0n };
}

/** How a leg splits its stake: by its result, or as is to be expected while it is open. */
function splitNow(leg: CashOutLeg): Split {
  const { odds } = leg;
  if (!isEnded(leg)) return { odds, ...chancesOf(leg) };
  const { won, refunded } = splitOf(leg);
  return { odds, won: won * FINER, refunded: refunded * FINER };
}

/** The chances of an open leg; what floats make of them beyond one is cut off. */
function chancesOf({ probability, refund = 0 }: CashOutLeg): Pick<Split, 'won' | 'refunded'> {
  assert(probability !== null, 'only what is known has a value');
  assert(
    probability >= 0 && refund >= 0 && probability + refund <= 1 + SLACK,
    'the chances of a leg are from 0 to 1 together',
  );
  const won = fine(Math.min(probability, 1));
  const [asked, most] = [fine(refund), FINE - won];
  return { won, refunded: asked < most ? asked : most };
}

function fine(probability: number): bigint {
  return BigInt(Math.round(probability * Number(FINE)));
}
