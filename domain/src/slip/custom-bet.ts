import { shapeFault } from '../bets/bet-shape';
import type { Odds } from '../money';
import { ok, refused, type Result } from '../result';
import type { Obstacle } from './check-slip';
import { edited, opened } from './edit';
import { UNPRICED } from './kind-for';
import {
  newBet,
  type PickedOutcome,
  type Selection,
  type Slip,
  type SlipBetKind,
  type SlipRules,
} from './slip';
import { joined, selectionOf } from './toggle-selection';

/**
 * Puts one bet of several outcomes of one match on an empty slip, or beside a receipt (SPEC §3, §5); a
 * refusal says why it cannot be. `odds` is the
 * price the player has seen for all of them together; null until the book has named one. From then on
 * clicks on outcomes of the match join it, and `priceCustomBet` keeps its price.
 */
export function startCustomBet(
  slip: Slip,
  picks: readonly PickedOutcome[],
  odds: Odds | null,
  rules: SlipRules,
): Result<Slip, { code: 'slip_not_empty' } | Obstacle> {
  if (slip.ticket === 'PROCESSING') return refused({ code: 'in_progress' });
  const open = opened(slip);
  if (open.bets.length > 0) return refused({ code: 'slip_not_empty' });
  const kind: SlipBetKind = { ...UNPRICED, odds, acceptedOdds: odds };
  const selections = picks
    .map(selectionOf)
    .reduce<Selection[]>((all, each) => joined(kind, all, each), []);
  const bet = newBet(kind, selections);
  const refusal = shapeFault(bet, rules);
  return refusal ? refused(refusal) : ok(edited(open, [bet]));
}
