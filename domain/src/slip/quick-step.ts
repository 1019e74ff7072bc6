import type { LimitsByType } from '../bets/bet-limits';
import { stakeFault, type StakeFault } from '../bets/stake-fault';
import { minus, type Minor, type Odds } from '../money';
import { changedPrices } from './edit';
import { whyQuickBetWaits, type QuickBet } from './quick-bet';
import { winOf } from './stake';

/** What the one button of quick bet does now. Amounts are in subunits of its currency. */
export type QuickStep =
  /** Sent: the book looks at it. */
  | { does: 'wait' }
  /** Taken: the receipt stands until the next outcome. */
  | { does: 'taken' }
  /** Approved, and no outcome yet: the next press on one places. */
  | { does: 'ready' }
  | { does: 'sign_in' }
  | { does: 'nothing'; because: QuickObstacle }
  | { does: 'deposit'; missing: Minor }
  /** Agrees to the stake; with an outcome at hand, places it as well. */
  | { does: 'approve' }
  | { does: 'approve_and_place' }
  | { does: 'accept_and_place'; odds: Odds }
  /** Sends once more what had no answer, under its id (DESIGN §4.5). */
  | { does: 'retry'; stake: Minor }
  | { does: 'place' };

export type QuickObstacle =
  | StakeFault
  | { code: 'restricted' | 'no_stake' | 'not_bettable' | 'error.potential_win.equal_or_less' };

/** Who is asking. `balance` is null while nobody knows it. */
export interface QuickBettor {
  isSignedIn: boolean;
  /** Whether they are excluded or on a break; left out, they are not. */
  isRestricted?: boolean;
  balance: Minor | null;
}

/** The first thing that has to happen before an outcome is placed, or placing it (SPEC §4, §5). */
export function quickStep(
  quick: QuickBet,
  { isSignedIn, isRestricted = false, balance }: QuickBettor,
  limits: LimitsByType,
): QuickStep {
  const { slip, stake } = quick;
  const [bet] = slip.bets;
  if (slip.ticket === 'PROCESSING') return { does: 'wait' };
  if (slip.ticket === 'SUCCESS') return { does: 'taken' };
  if (isRestricted) return { does: 'nothing', because: { code: 'restricted' } };
  if (slip.placement) {
    const [sent] = slip.placement.bets;
    return isSignedIn ? { does: 'retry', stake: sent?.stake.amount ?? stake } : { does: 'sign_in' };
  }
  if (stake <= 0n) return { does: 'nothing', because: { code: 'no_stake' } };
  const win = bet ? winOf(bet, null) : stake;
  const fault = stakeFault({ kind: { type: 'single' }, stake, win, bonus: null }, limits);
  if (fault) return { does: 'nothing', because: fault };
  if (!isSignedIn) return { does: 'sign_in' };
  if (balance !== null && balance < stake) {
    return { does: 'deposit', missing: minus(stake, balance) };
  }
  return stepTo(quick);
}

function stepTo(quick: QuickBet): QuickStep {
  const waits = whyQuickBetWaits(quick);
  switch (waits) {
    case 'not_bettable':
    case 'error.potential_win.equal_or_less':
      return { does: 'nothing', because: { code: waits } };
    case 'odds_changed': {
      const [odds] = changedPrices(quick.slip.bets);
      return odds === undefined
        ? { does: 'approve_and_place' }
        : { does: 'accept_and_place', odds };
    }
    case 'not_approved':
      return { does: 'approve_and_place' };
    case 'empty':
      return quick.isApproved ? { does: 'ready' } : { does: 'approve' };
    default:
      return { does: 'place' };
  }
}
