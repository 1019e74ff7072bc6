import { minor } from '../money';
import { ok, refused, type Result } from '../result';
import { whyInvalid, whyNotSingles, type Obstacle } from './check-slip';
import { edited, isEditable } from './edit';
import {
  newBet,
  selectionsOf,
  slipType,
  type BetType,
  type Slip,
  type SlipRules,
  type Stake,
} from './slip';

/** Why the slip keeps its type (SPEC §5 "Bet type switch is blocked when"). */
export type SwitchRefusal =
  | { code: 'same_type' }
  | { code: 'one_selection' }
  | { code: 'not_editable' }
  | Obstacle;

/**
 * Makes singles of a combo, or a combo of singles (SPEC §4). Singles each get the combo's stake; a
 * combo gets the stake of the first single.
 */
export function switchType(
  slip: Slip,
  type: BetType,
  rules: SlipRules,
): Result<Slip, SwitchRefusal> {
  if (!isEditable(slip)) return refused({ code: 'not_editable' });
  if (slipType(slip) === type) return refused({ code: 'same_type' });
  if (selectionsOf(slip).length < 2) return refused({ code: 'one_selection' });
  return type === 'single' ? split(slip, rules) : merge(slip, rules);
}

function split(slip: Slip, rules: SlipRules): Result<Slip, SwitchRefusal> {
  const singles = selectionsOf(slip).map((each) =>
    newBet({ type: 'single' }, [each], firstStake(slip)),
  );
  const refusal = whyNotSingles({ bets: singles }, rules);
  return refusal ? refused(refusal) : ok(edited(slip, singles));
}

function merge(slip: Slip, rules: SlipRules): Result<Slip, SwitchRefusal> {
  const combo = newBet({ type: 'combo' }, selectionsOf(slip), firstStake(slip));
  const refusal = whyInvalid(combo, rules);
  return refusal ? refused(refusal) : ok(edited(slip, [combo]));
}

/** A wished win belongs to one set of odds; only its stake can be carried over. */
function firstStake(slip: Slip): Stake {
  return { source: 'stake', amount: slip.bets[0]?.stake.amount ?? minor(0) };
}
