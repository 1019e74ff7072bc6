import { minor, type Minor } from '../money';
import { cashOf, corrections, type CorrectionReason } from './accounts';
import { movement, type Posting } from './entries';

/** What an operator gives to a player by hand, or below zero takes. Not zero. */
export interface Correction {
  id: string;
  playerId: number;
  currency: string;
  amount: Minor;
  reason: CorrectionReason;
}

/** An operator's correction. It takes no more than there is, unless it is made to owe: see `owingPosting`. */
export function correctionPosting(correction: Correction): Posting {
  const { playerId, currency, amount, reason } = correction;
  const [cash, ours] = [cashOf(playerId, currency), corrections(reason, currency)];
  const id = `correction:${correction.id}`;
  return amount > 0n
    ? movement(id, correction, ours, cash)
    : movement(id, { currency, amount: minor(-amount) }, cash, ours);
}
