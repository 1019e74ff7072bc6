import { isFreebet } from '../bonus/bet-bonus';
import { minus, scaled, sum, ZERO, type Minor } from '../money';
import { ok, refused, type Result } from '../result';
import type { CashedOut } from '../settlement/due';
import { restOf } from '../settlement/settle-bet';
import {
  cashOutOffer,
  winLeft,
  type CashOutBet,
  type CashOutRefusal,
  type CashOutRules,
} from './cash-out-offer';

/** What is cashed out: all, the part of the stake that is given up, or the least amount that is paid. */
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

/** Why a bet is not cashed out as wished; below what was seen with the offer that holds now. */
export type NoCashOut =
  | { reason: CashOutRefusal | 'above_offer' }
  | { reason: 'below_seen'; offer: Minor };

/**
 * Cashes out a bet, or part of it (SPEC §7 "POST /bets/cashout"). `seen` is the offer the player saw
 * for all that is left, or set in advance: the one that holds now is paid unless it is lower. A part is
 * paid its share of that offer, as it would be shown, rounded down; an amount takes its share of the
 * stake, rounded up, and is paid for all of that. A freebet is used as a whole.
 */
export function cashOut(
  bet: CashOutBet,
  wish: CashOutWish,
  seen: Minor,
  rules: CashOutRules,
): Result<CashOut, NoCashOut> {
  const offered = cashOutOffer(bet, rules);
  if (!offered.ok) return refused({ reason: offered.error });
  const offer = offered.value;
  if (offer < seen) return refused({ reason: 'below_seen', offer });
  const { stake } = restOf(bet);
  const given = stakeGiven(stake, offer, wish);
  const part = { stake: given, paid: scaled(offer, { times: given, over: stake }) };
  if (given > stake) return refused({ reason: 'above_offer' });
  if (part.paid < rules.least) return refused({ reason: 'below_least' });
  if (given < stake && bet.bonus && isFreebet(bet.bonus)) return refused({ reason: 'freebet' });
  return ok(carriedOut(bet, part));
}

function stakeGiven(stake: Minor, offer: Minor, wish: CashOutWish): Minor {
  if (wish === 'all') return stake;
  return 'stake' in wish ? wish.stake : scaled(stake, { times: wish.paid, over: offer }, 'up');
}

function carriedOut(bet: CashOutBet, part: CashedOut): CashOut {
  const before = bet.cashedOut ?? NOTHING;
  const cashedOut = {
    stake: sum([before.stake, part.stake]),
    paid: sum([before.paid, part.paid]),
  };
  const after = { ...bet, cashedOut };
  return { part, cashedOut, left: minus(bet.stake, cashedOut.stake), potentialWin: winLeft(after) };
}

const NOTHING: CashedOut = { stake: ZERO, paid: ZERO };
