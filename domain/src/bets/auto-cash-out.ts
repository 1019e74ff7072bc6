import { isFreebet } from '../bonus/bet-bonus';
import { scaled, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import { restOf } from '../settlement/settle-bet';
import { cashOut, type CashOut, type CashOutWish, type NoCashOut } from './cash-out';
import { winLeft, type CashOutBet, type CashOutRules } from './cash-out-offer';

/** A player's standing wish: once the offer reaches `value`, cash out `share` of what is left. */
export interface AutoCashOut {
  /** Of the offer for all that is left of the bet, in subunits. */
  value: Minor;
  /** In hundredths of what is left: 1 to 100. */
  share: number;
}

export const WHOLE = 100;

/** Why such a wish cannot stand. */
export type NoAutoCashOut =
  /** The bet is not open: what has not been accepted or has ended has no offers to come. */
  | 'not_open'
  /** A freebet is cashed out as a whole, and where its campaign allows it. */
  | 'freebet'
  /** The offer of now is as high already. */
  | 'reached'
  /** Not even the bet's full win is as much. */
  | 'above_win'
  /** What would be paid is less than the least. */
  | 'below_least';

/** How long a wish may be kept: whether it can come true and has not already. `offer` is null where there is none. */
export function checkAutoCashOut(
  bet: CashOutBet,
  rule: AutoCashOut,
  { least, offer }: Pick<CashOutRules, 'least'> & { offer: Minor | null },
): Result<null, NoAutoCashOut> {
  const { bonus, isFreebetCashable = false } = bet;
  if (bonus && isFreebet(bonus) && (rule.share < WHOLE || !isFreebetCashable)) {
    return refused('freebet');
  }
  if (offer !== null && offer >= rule.value) return refused('reached');
  if (rule.value >= winLeft(bet)) return refused('above_win');
  const { stake } = restOf(bet);
  const paid = scaled(rule.value, { times: givenOf(rule, stake), over: stake });
  return paid < least ? refused('below_least') : ok(null);
}

/** What the wish cashes out of a bet of which `stake` is left. */
export function wishOf(rule: AutoCashOut, stake: Minor): CashOutWish {
  return rule.share >= WHOLE ? 'all' : { stake: givenOf(rule, stake) };
}

/** Carries the wish out where the offer of now allows it; otherwise says why not, `below_seen` while it is too low. */
export function autoCashOut(
  bet: CashOutBet,
  rule: AutoCashOut,
  rules: CashOutRules,
): Result<CashOut, NoCashOut> {
  return cashOut(bet, wishOf(rule, restOf(bet).stake), rule.value, rules);
}

/**
 * The value that stands for the same price once only `left` of the stake `before` is left: who cashes out half by hand
 * waits for half as much, rounded up.
 */
export function valueFor(rule: AutoCashOut, before: Minor, left: Minor): Minor {
  return scaled(rule.value, { times: left, over: before }, 'up');
}

/** Rounded up, so that the smallest share is still something. */
function givenOf({ share }: AutoCashOut, stake: Minor): Minor {
  return scaled(stake, { times: BigInt(share), over: BigInt(WHOLE) }, 'up');
}
