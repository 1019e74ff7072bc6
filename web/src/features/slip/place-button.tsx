import type { Slip } from '@touchline/domain/slip/slip';
import { totals } from '@touchline/domain/slip/totals';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { stakeMoney } from '../../i18n/stake-money';
import { useText, type Text } from '../../i18n/text';
import { useIsRestricted } from '../../state/playing';
import { useAccount, useSession } from '../../state/session';
import { slipStore, useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { closeAlert, showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { nextStep, type NextStep } from './next-step';
import styles from './place-button.module.css';
import type { PlaceEnd } from './place-slip';
import { useSlipTerms } from './slip-terms';
import { errorText, oddsMoveText, reasonText, stepText, type Wording } from './step-text';
import { takeStep } from './take-step';

/** The one large button. It says exactly what it does, and why when it does nothing. */
export function PlaceButton() {
  const wording = useWording();
  const slip = useSlip((slip) => slip);
  const rules = useSlipRules();
  const { limits } = useSlipTerms();
  const status = useSession((state) => state.status);
  const isRestricted = useIsRestricted();
  const balance = useAccount()?.balance ?? null;
  const { stake: shown } = totals(slip, rules.systemCap);
  const stepOf = (each: Slip) =>
    nextStep(each, { status, isRestricted, balance }, rules, limits, shown);
  const step = stepOf(slip);
  const reason = reasonText(wording, step);
  const isReadable = useReadable(step);
  const [isAsked, setAsked] = useState(false);
  const press = async () => {
    // The slip may have moved on since it was drawn; what was not shown is not done.
    if (!isReadable() || stepOf(slipStore.getState()).does !== step.does) return null;
    // What an alert said of the try before no longer counts.
    closeAlert();
    // The first of what follows may be to wait for who is signed in.
    setAsked(true);
    return takeStep(step).finally(() => setAsked(false));
  };
  return (
    <div className={styles.place}>
      <TicketError />
      <Button
        variant="primary"
        size="large"
        wide
        busy={isAsked || step.does === 'wait'}
        disabled={step.does === 'nothing'}
        aria-keyshortcuts="b"
        onClick={() => void press().then((end) => tell(wording.t, end))}
      >
        {stepText(wording, step)}
      </Button>
      <p className={styles.reason} aria-live="polite">
        {reason}
      </p>
    </div>
  );
}

/** How long an offer of new odds stands before it can be taken: nobody reads and presses faster (ms). */
const READ_MS = 250;

/** A press that was meant for the words before must not accept odds that nobody has read. */
function useReadable(step: NextStep): () => boolean {
  const since = useRef(0);
  const offer = step.does === 'accept_and_place' ? String(step.odds) : null;
  useEffect(() => {
    since.current = offer === null ? 0 : performance.now();
  }, [offer]);
  return () => since.current === 0 || performance.now() - since.current >= READ_MS;
}

function useWording(): Wording {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  return {
    t,
    odds: formats.odds,
    money: (value) => stakeMoney(formats, { value, currency, subunits }),
  };
}

/** What went wrong with the ticket as a whole; what concerns one bet stands beside that bet. */
function TicketError() {
  const t = useText();
  const error = useSlip((slip) => slip.error);
  const isShownBeside = useSlip((slip) => slip.bets.some((bet) => bet.refused !== null));
  if (!error) return null;
  const words = isShownBeside ? oddsMoveText(t, error.details) : errorText(t, error);
  return (
    <p className={styles.error} role="alert">
      <strong>{t('slip.error.title')}</strong>
      {words !== null && <span>{words}</span>}
    </p>
  );
}

/** Ends that leave nothing on the slip to read are told in an alert (SPEC §4). */
function tell(t: Text, end: PlaceEnd | null): void {
  if (end === 'unanswered') {
    showAlert({
      kind: 'error',
      title: t('slip.error.unansweredTitle'),
      message: t('slip.error.unanswered'),
    });
  }
  if (end === 'too_often') {
    showAlert({ kind: 'error', title: t('slip.error.busyTitle'), message: t('slip.error.busy') });
  }
}
