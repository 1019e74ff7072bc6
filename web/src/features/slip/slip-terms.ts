import { useSlip } from '../../state/slip';
import { useStakeTerms, type StakeTerms } from '../../state/stake-terms';

/** The terms of the slip as it stands. */
export function useSlipTerms(): StakeTerms {
  return useStakeTerms(useSlip((slip) => slip.currency));
}
