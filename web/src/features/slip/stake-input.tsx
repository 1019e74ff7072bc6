import { ZERO, type Minor } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { useSlipTerms } from './slip-terms';
import styles from './stake-input.module.css';

interface Props {
  /** Whose stake it is: one bet by its place on the slip, or every bet with null. */
  index: number | null;
  amount: Minor;
  /** Tells the inputs of several singles apart. */
  outcome?: string;
}

/**
 * The stake as it is typed. What is typed stays as it is until the reader leaves the field, and a key
 * that makes no amount is refused. What is pasted is shown as it was read, rounded to subunits (SPEC §5).
 */
export function StakeInput({ index, amount, outcome }: Props) {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string, how: 'typed' | 'pasted') => {
    const stake = parseAmount(text, subunits, formats.locale, how);
    if (stake === null) return;
    setTyped(how === 'typed' ? text : null);
    if (index === null) actions.setEveryStake(stake);
    else actions.setStake(index, stake);
  };
  return (
    <label className={styles.control}>
      <span aria-hidden="true">{currency}</span>
      <input
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={
          outcome === undefined ? t('slip.stake.label') : t('slip.stake.for', { outcome })
        }
        placeholder={formats.amount(ZERO, subunits)}
        value={typed ?? (amount > ZERO ? formats.amount(amount, subunits) : '')}
        disabled={isBusy}
        onFocus={({ target }) => target.select()}
        onChange={({ target, nativeEvent }) => take(target.value, howEntered(nativeEvent))}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}

/** Text that is pasted, dropped or filled in by the browser arrives whole; keys bring it bit by bit. */
function howEntered(event: Event): 'typed' | 'pasted' {
  const type = 'inputType' in event ? String(event.inputType) : '';
  return /^insert(From|Replacement)/.test(type) ? 'pasted' : 'typed';
}
