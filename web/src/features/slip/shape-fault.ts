import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { whyInvalid } from '@touchline/domain/slip/check-slip';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';

/** Whether a selection is one of those that keep its bet from standing (SPEC §5). */
export function useShapeFault(key: OutcomeKey): 'same_match' | 'mixed_providers' | null {
  const rules = useSlipRules();
  return useSlip((slip) => {
    const bet = slip.bets.find((each) => each.selections.some((one) => one.key === key));
    const why = bet && whyInvalid(bet, rules);
    if (!why || !('selections' in why) || !why.selections.includes(key)) return null;
    return why.code === 'not_bettable' ? null : why.code;
  });
}
