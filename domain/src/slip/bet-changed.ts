import { emptySlip, type BetTaken, type Slip, type SlipBet } from './slip';

/** What the book says later of a bet it has answered for. Amounts are in subunits of its currency. */
export type BetChange = Pick<BetTaken, 'betId' | 'status' | 'isVip'> &
  Partial<Pick<BetTaken, 'stake' | 'win'>>;

/**
 * A bet on the receipt has changed (SPEC §4 "bet_changed"): a VIP bet that was rejected after all is
 * taken off, any other change merges into its bet. Without a bet left the slip is empty.
 */
export function betChanged(slip: Slip, change: BetChange): Slip {
  if (!slip.bets.some((bet) => bet.taken?.betId === change.betId)) return slip;
  const bets = slip.bets.flatMap((bet) =>
    bet.taken?.betId === change.betId ? changed(bet, bet.taken, change) : bet,
  );
  return bets.length > 0 ? { ...slip, bets } : emptySlip(slip.currency);
}

function changed(bet: SlipBet, taken: BetTaken, change: BetChange): SlipBet[] {
  const { status, isVip, stake = taken.stake, win = taken.win } = change;
  if (isVip && status === 'rejected') return [];
  const merged: BetTaken = { ...taken, status, isVip, stake, win };
  return [{ ...bet, stake: { source: 'stake', amount: stake }, taken: merged }];
}
