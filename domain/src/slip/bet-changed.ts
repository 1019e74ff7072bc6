import { changedTo, eachTo } from './edit';
import { emptySlip, type BetTaken, type Slip, type SlipBet } from './slip';
import { staked } from './stake';

/** What the book says later of a bet it has answered for. Amounts are in subunits of its currency. */
export type BetChange = Pick<BetTaken, 'betId' | 'status' | 'isVip'> &
  Partial<Pick<BetTaken, 'stake' | 'win'>>;

/**
 * A bet on the receipt has changed (SPEC §4 "bet_changed"): a VIP bet that was rejected after all is
 * taken off, any other change merges into its bet. Without a bet left the slip is empty. The same slip
 * when nothing changed.
 */
export function betChanged(slip: Slip, change: BetChange): Slip {
  const isMeant = (bet: SlipBet) => bet.taken?.betId === change.betId;
  if (change.isVip && change.status === 'rejected') {
    const bets = slip.bets.filter((bet) => !isMeant(bet));
    if (bets.length === slip.bets.length) return slip;
    return bets.length > 0 ? { ...slip, bets } : emptySlip(slip.currency);
  }
  return changedTo(slip, {
    bets: eachTo(slip.bets, (bet) =>
      bet.taken && isMeant(bet) ? merged(bet, bet.taken, change) : bet,
    ),
  });
}

function merged(bet: SlipBet, taken: BetTaken, change: BetChange): SlipBet {
  const { status, isVip, stake = taken.stake, win = taken.win } = change;
  const now = changedTo(taken, { status, isVip, stake, win });
  return changedTo(staked(bet, { source: 'stake', amount: now.stake }), { taken: now });
}
