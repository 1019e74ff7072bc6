import { slipType } from '@touchline/domain/slip/slip';
import { useText } from '../../i18n/text';
import { QuickDepositPlace } from '../../state/quick-deposit';
import { actions, useSlip } from '../../state/slip';
import { Button } from '../../ui/button';
import { AcceptMode } from './accept-mode';
import { BetLines } from './bet-lines';
import { PlaceButton } from './place-button';
import styles from './slip-form.module.css';
import { SlipTotals } from './slip-totals';
import { StakeEntry } from './stake-entry';
import { TypeSwitch } from './type-switch';

/** A slip that is being filled in, from its type down to the button that sends it. */
export function SlipForm() {
  const t = useText();
  const bets = useSlip((slip) => slip.bets);
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const isSingles = slipType({ bets }) === 'single' && bets.length > 1;
  return (
    <div className={styles.form} aria-busy={isBusy || undefined}>
      <TypeSwitch />
      <ul className={styles.lines}>
        {bets.map((bet, index) => (
          <BetLines key={bet.selections[0]?.key} bet={bet} index={index} hasOwnStake={isSingles} />
        ))}
      </ul>
      <div className={styles.bar}>
        <AcceptMode />
        <Button variant="plain" size="small" disabled={isBusy} onClick={actions.clear}>
          {t('slip.clear')}
        </Button>
      </div>
      <div className={styles.foot}>
        <StakeEntry />
        <SlipTotals />
        <QuickDepositPlace>
          <PlaceButton />
        </QuickDepositPlace>
      </div>
    </div>
  );
}
