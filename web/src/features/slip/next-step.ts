import type { LimitsByType } from '@touchline/domain/bets/bet-limits';
import { minus, sum, type Minor, type Odds } from '@touchline/domain/money';
import { whyPlaceDisabled, type Obstacle } from '@touchline/domain/slip/check-slip';
import { changedPrices } from '@touchline/domain/slip/edit';
import type { Placement, Slip, SlipRules } from '@touchline/domain/slip/slip';
import { totals } from '@touchline/domain/slip/totals';
import type { AuthStatus } from '../../state/session';

/** What the one large button of the slip does now. */
export type NextStep =
  | { does: 'wait' }
  | { does: 'sign_in' }
  | { does: 'nothing'; because: Obstacle | { code: 'restricted' }; bets: number; stake: Minor }
  | { does: 'deposit'; missing: Minor }
  /** `odds` is the new price when only one has changed. */
  | { does: 'accept_and_place'; odds: Odds | null; stake: Minor }
  | { does: 'retry'; stake: Minor }
  | { does: 'place'; bets: number; stake: Minor };

/** Who is asking, as far as it matters here. `balance` is null while it is not known. */
export interface Bettor {
  status: AuthStatus;
  /** Whether they are excluded or on a break; left out, they are not. */
  isRestricted?: boolean;
  balance: Minor | null;
}

/**
 * The first thing that has to happen before the slip is placed, or placing it. `shown` is the total
 * stake that the player has before their eyes, in subunits.
 */
export function nextStep(
  slip: Slip,
  { status, isRestricted = false, balance }: Bettor,
  rules: SlipRules,
  limits: LimitsByType,
  shown: Minor,
): NextStep {
  const { stake, cash } = totals(slip, rules.systemCap);
  const bets = Math.max(1, slip.bets.length);
  if (slip.ticket === 'PROCESSING') return { does: 'wait' };
  const because = whyPlaceDisabled(slip, rules, limits, shown);
  if (because?.code === 'not_bettable') return { does: 'nothing', because, bets, stake };
  if (status === 'not-logged-in') return { does: 'sign_in' };
  if (isRestricted) return { does: 'nothing', because: { code: 'restricted' }, bets, stake };
  if (because) return { does: 'nothing', because, bets, stake };
  if (slip.placement) return { does: 'retry', stake: stakeSent(slip.placement) };
  if (balance !== null && balance < cash) {
    return { does: 'deposit', missing: minus(cash, balance) };
  }
  const [odds = null, ...others] = changedPrices(slip.bets);
  if (odds === null) return { does: 'place', bets, stake };
  return { does: 'accept_and_place', odds: others.length > 0 ? null : odds, stake };
}

/** What is sent again is what was sent, whatever became of the slip since (DESIGN §4.5). */
function stakeSent({ bets }: Placement): Minor {
  return sum(bets.map((bet) => bet.stake.amount));
}
