import type { QuickStep } from '@touchline/domain/slip/quick-step';
import { betErrorText, oddsMoveText } from '../../i18n/bet-error-text';
import { useText } from '../../i18n/text';
import { quickActions, useQuickBet } from '../../state/quick-bet';
import { session } from '../../state/session';
import { Button } from '../../ui/button';
import { placeQuickBet, type QuickEnd } from './place-quick-bet';
import { QuickBetAtHand } from './quick-bet-at-hand';
import styles from './quick-bet.module.css';
import { tellQuickEnd } from './quick-bet-keeper';
import { QuickStake } from './quick-stake';
import { quickReasonText, quickStepText } from './quick-text';
import { useQuickStep, useQuickWording } from './use-quick-step';
import { useReadable } from './use-readable';

/**
 * What each press stakes, the bet at hand, and the one button that agrees and places (SPEC §4 "Quick bet"). `onAgreed`
 * is called when a stake was agreed to without a bet at hand.
 */
export function QuickBetForm({ onAgreed }: { onAgreed?: (() => void) | undefined }) {
  const t = useText();
  const { step, now, terms } = useQuickStep();
  const wording = useQuickWording(terms);
  const stake = useQuickBet((quick) => quick.stake);
  const isReadable = useReadable(step.does === 'accept_and_place' ? String(step.odds) : null);
  const press = async () => {
    // It may have moved on since it was drawn; what was not shown is not done.
    if (!isReadable() || now().does !== step.does) return;
    if (step.does === 'approve') onAgreed?.();
    tellQuickEnd(t, await takeQuickStep(step));
  };
  const reason = quickReasonText(wording, step);
  return (
    <div className={styles.form}>
      <QuickStake terms={terms} />
      <QuickBetAtHand wording={wording} />
      <Refusal />
      <Button
        variant={step.does === 'ready' || step.does === 'taken' ? 'quiet' : 'primary'}
        wide
        busy={step.does === 'wait'}
        disabled={step.does === 'nothing' || step.does === 'ready'}
        {...(PLACES.has(step.does) ? { 'aria-keyshortcuts': 'b' } : {})}
        onClick={() => void press()}
      >
        {quickStepText(wording, step, stake)}
      </Button>
      <p className={styles.reason} aria-live="polite">
        {reason}
      </p>
      {step.does === 'nothing' && step.because.code === 'not_bettable' && (
        <Button size="small" onClick={quickActions.dropClosed}>
          {t('ticket.changes.remove', { count: 1 })}
        </Button>
      )}
    </div>
  );
}

/** What the key for placing presses. */
const PLACES: ReadonlySet<QuickStep['does']> = new Set([
  'approve',
  'approve_and_place',
  'accept_and_place',
  'retry',
  'place',
]);

/** Does what the button says. */
async function takeQuickStep(step: QuickStep): Promise<QuickEnd> {
  switch (step.does) {
    case 'sign_in':
      session.ask('sign_in');
      return 'signed_out';
    case 'deposit':
      session.ask('deposit');
      return 'not_sent';
    case 'approve':
      quickActions.approve();
      return 'not_sent';
    case 'approve_and_place':
    case 'accept_and_place':
      quickActions.approve();
      return placeQuickBet();
    case 'retry':
    case 'place':
      return placeQuickBet();
    case 'taken':
      quickActions.dismissReceipt();
      return 'not_sent';
    case 'wait':
    case 'ready':
    case 'nothing':
      return 'not_sent';
  }
}

/** Why the book did not take it, in words (SPEC §5, §8). */
function Refusal() {
  const t = useText();
  const error = useQuickBet(({ slip }) => slip.error);
  const refused = useQuickBet(({ slip }) => slip.bets[0]?.refused ?? null);
  if (!error) return null;
  return (
    <p className={styles.error} role="alert">
      <strong>{t('slip.error.title')}</strong>
      <span>{oddsMoveText(t, error.details) ?? betErrorText(t, refused ?? error)}</span>
    </p>
  );
}
