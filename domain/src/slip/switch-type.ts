import type { BetType } from '../bets/bet-kind';
import { shapeFault } from '../bets/bet-shape';
import { checkGroup } from '../bets/check-group';
import { ok, refused, type Result } from '../result';
import type { Obstacle } from './check-slip';
import { edited, isEditable } from './edit';
import { systemsFor } from './kind-for';
import {
  newBet,
  selectionsOf,
  type Slip,
  type SlipBet,
  type SlipBetKind,
  type SlipRules,
} from './slip';
import { stakeAlone } from './stake';
import { merged } from './toggle-selection';

/** Why the slip keeps its type (SPEC §5 "Bet type switch is blocked when"). */
export type SwitchRefusal =
  | { code: 'same_type' }
  | { code: 'one_selection' }
  | { code: 'custom_bet' }
  | { code: 'no_such_system' }
  | { code: 'not_editable' }
  | Obstacle;

/**
 * Makes the slip another type (SPEC §4 "Bet type switching"): singles, one combo, one system by the id
 * of its type, or with `system` the first that `systemsFor` names. Singles each get the stake of the
 * bet they are split from; a combo or system gets that of the first single.
 */
export function switchType(
  slip: Slip,
  to: BetType | number,
  rules: SlipRules,
): Result<Slip, SwitchRefusal> {
  if (!isEditable(slip)) return refused({ code: 'not_editable' });
  const now = slip.bets[0]?.kind ?? { type: 'single' };
  if (now.type === to || (now.type === 'system' && now.system.id === to)) {
    return refused({ code: 'same_type' });
  }
  if (now.type === 'custom_bet' || to === 'custom_bet') return refused({ code: 'custom_bet' });
  if (selectionsOf(slip).length < 2) return refused({ code: 'one_selection' });
  if (to === 'single') return split(slip, rules);
  const kind = kindOf(slip, to, rules);
  return kind ? merge(slip, kind, rules) : refused({ code: 'no_such_system' });
}

function kindOf(slip: Slip, to: 'combo' | 'system' | number, rules: SlipRules): SlipBetKind | null {
  if (to === 'combo') return { type: 'combo' };
  const system = systemsFor(slip, rules).find((each) => to === 'system' || each.id === to);
  return system ? { type: 'system', system } : null;
}

function split(slip: Slip, rules: SlipRules): Result<Slip, SwitchRefusal> {
  const singles = slip.bets.flatMap((bet) =>
    bet.selections.map((each) => newBet({ type: 'single' }, [each], stakeAlone(bet))),
  );
  const refusal = checkGroup(singles, rules.multiSingleProviders);
  return refusal ? refused(refusal) : ok(edited(slip, singles));
}

/** A wished win belongs to one set of odds; only its stake can be carried over. */
function merge(slip: Slip, kind: SlipBetKind, rules: SlipRules): Result<Slip, SwitchRefusal> {
  const one = merged(slip, kind);
  const bet: SlipBet = { ...one, stake: { source: 'stake', amount: one.stake.amount } };
  const refusal = shapeFault(bet, rules);
  return refusal ? refused(refusal) : ok(edited(slip, [bet]));
}
