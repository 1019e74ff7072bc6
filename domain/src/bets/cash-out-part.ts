import { isFreebet } from '../bonus/bet-bonus';
import { minus, scaled, sum, ZERO, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import type { CashedOut } from '../settlement/due';
import { restOf } from '../settlement/settle-bet';
import { winLeft, type CashOutBet, type CashOutRefusal, type CashOutRules } from './cash-out';

/** What is cashed out: all, the part of the stake that is given up, or the amount that is paid. */
export type CashOutWish = 'all' | { stake: Minor } | { paid: Minor };

/** A cash-out that may be carried out. */
export interface CashOut {
  /** What is paid now, and the stake it is paid for. */
  part: CashedOut;
  /** All that is cashed out of the bet with it. */
  cashedOut: CashedOut;
  /** The stake that remains, and what it wins when every selection wins; zero after all of it. */
  left: Minor;
  potentialWin: Minor;
}

/**
 * Cashes out a bet, or part of it, at what is offered for all that is left of it. A part is paid its
 * share of the offer, rounded down, or gives up its share of the stake, rounded up. A freebet is used
 * as a whole.
 */
export function cashOut(
  bet: CashOutBet,
  offer: Minor,
  wish: CashOutWish,
  { least }: CashOutRules,
): Result<CashOut, CashOutRefusal> {
  const { stake } = restOf(bet);
  const part = partOf(stake, offer, wish);
  if (!part) return refused('above_offer');
  if (part.paid < least) return refused('below_least');
  if (part.stake < stake && bet.bonus && isFreebet(bet.bonus)) return refused('freebet');
  const before = bet.cashedOut ?? NOTHING;
  const cashedOut = {
    stake: sum([before.stake, part.stake]),
    paid: sum([before.paid, part.paid]),
  };
  const left = minus(stake, part.stake);
  return ok({ part, cashedOut, left, potentialWin: winLeft({ ...bet, cashedOut }) });
}

const NOTHING: CashedOut = { stake: ZERO, paid: ZERO };

function partOf(stake: Minor, offer: Minor, wish: CashOutWish): CashedOut | null {
  const all = { stake, paid: offer };
  if (wish === 'all') return all;
  if ('stake' in wish) {
    if (wish.stake >= stake) return wish.stake === stake ? all : null;
    return { stake: wish.stake, paid: scaled(offer, { times: wish.stake, over: stake }) };
  }
  if (wish.paid > offer) return null;
  const given = scaled(stake, { times: wish.paid, over: offer }, 'up');
  return given === stake ? all : { stake: given, paid: wish.paid };
}
