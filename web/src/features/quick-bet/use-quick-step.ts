import { quickStep, type QuickStep } from '@touchline/domain/slip/quick-step';
import { useFormats } from '../../i18n/formats';
import { stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { quickStore, useQuickBet } from '../../state/quick-bet';
import { useIsRestricted } from '../../state/playing';
import { useAccount, useSession } from '../../state/session';
import { useStakeTerms, type StakeTerms } from '../../state/stake-terms';
import type { QuickWording } from './quick-text';

/** What the button of quick bet does now, and `now` asks once more at the moment of a press. */
export function useQuickStep(): { step: QuickStep; now: () => QuickStep; terms: StakeTerms } {
  const quick = useQuickBet((each) => each);
  const terms = useStakeTerms(quick.slip.currency);
  const isSignedIn = useSession(({ status }) => status === 'logged-in');
  const isRestricted = useIsRestricted();
  const balance = useAccount()?.balance ?? null;
  const stepOf = (each: typeof quick) =>
    quickStep(each, { isSignedIn, isRestricted, balance }, terms.limits);
  return { step: stepOf(quick), now: () => stepOf(quickStore.getState()), terms };
}

/** How quick bet is worded for this reader. */
export function useQuickWording({ currency, subunits }: StakeTerms): QuickWording {
  const t = useText();
  const formats = useFormats();
  return {
    t,
    odds: formats.odds,
    money: (value) => stakeMoney(formats, { value, currency, subunits }),
  };
}
