import { shapeFault, type ShapeFault } from '@touchline/domain/bets/bet-shape';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';

/** What is wrong with some selections of a bet, and not with others. */
type SelectionFault = Extract<ShapeFault, { selections: OutcomeKey[] }>['code'];

/** Whether a selection is one of those that keep its bet from standing (SPEC §5). */
export function useShapeFault(key: OutcomeKey): SelectionFault | null {
  const rules = useSlipRules();
  return useSlip((slip) => {
    const bet = slip.bets.find((each) => each.selections.some((one) => one.key === key));
    const fault = bet && shapeFault(bet, rules);
    return fault && 'selections' in fault && fault.selections.includes(key) ? fault.code : null;
  });
}
