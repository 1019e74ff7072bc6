import { slipType } from '@touchline/domain/slip/slip';
import { useText } from '../../i18n/text';
import { QuickDepositPlace } from '../../state/quick-deposit';
import { actions, useSlip } from '../../state/slip';
import { Button } from '../../ui/button';
import { AcceptMode } from './accept-mode';
import { BetLines } from './bet-lines';
import { BoostSteps } from './boost-steps';
import { CountsNote } from './counts-note';
import { useKeypadField } from './keypad-field';
import { PendingCountdown } from './pending-countdown';
import { PlaceButton } from './place-button';
import { ShareButton } from './share-button';
import { SlipChanges } from './slip-changes';
import styles from './slip-form.module.css';
import { SlipMoney } from './slip-money';
import { SlipTotals } from './slip-totals';
import { StakeEntry } from './stake-entry';
import { StakeKeypad } from './stake-keypad';
import { TypeSwitch } from './type-switch';

/** A slip that is being filled in, from its type down to the button that sends it. */
export function SlipForm() {
  const t = useText();
  const bets = useSlip((slip) => slip.bets);
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const type = slipType({ bets });
  const isSingles = type === 'single' && bets.length > 1;
  return (
    <div className={styles.form} aria-busy={isBusy || undefined}>
      <TypeSwitch />
      <BoostSteps />
      {type === 'custom_bet' && <h3 className={styles.custom}>{t('ticket.custom.title')}</h3>}
      <ul className={styles.lines}>
        {bets.map((bet, index) => (
          <BetLines key={bet.selections[0]?.key} bet={bet} index={index} hasOwnStake={isSingles} />
        ))}
      </ul>
      <div className={styles.bar}>
        <AcceptMode />
        <ShareButton />
        <Button variant="plain" size="small" disabled={isBusy} onClick={actions.clear}>
          {t('slip.clear')}
        </Button>
      </div>
      <Foot />
    </div>
  );
}

/** What stays in sight however long the slip is. While a phone's keypad is up, only what is needed for it. */
function Foot() {
  const isTyping = useKeypadField() !== null;
  return (
    <div className={styles.foot} data-typing={isTyping || undefined}>
      <SlipChanges />
      <StakeEntry />
      <StakeKeypad />
      <SlipTotals />
      <CountsNote />
      <SlipMoney />
      <PendingCountdown />
      <QuickDepositPlace>
        <PlaceButton />
      </QuickDepositPlace>
    </div>
  );
}
