import { decimalPoint } from '@touchline/domain/decimal-text';
import { type KeypadKey, pressKey } from '@touchline/domain/keypad';
import { ZERO, type Minor } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useSlip } from '../../state/slip';
import { leaveKeypad, takeKeypad } from './keypad-field';
import { useSlipTerms } from './slip-terms';
import { enterAmount, type StakeMode } from './stake-mode';
import styles from './stake-input.module.css';
import { useHasKeypad } from './use-has-keypad';

interface Props {
  /** Whose amount it is: one bet by its place on the slip, or every bet with null. */
  index: number | null;
  mode: StakeMode;
  amount: Minor;
  /** What is entered, for those who do not see it. */
  label: string;
}

/**
 * An amount as it is typed: a stake, or a wished win. What is typed stays as it is until the reader leaves the field,
 * and a key that makes no amount is refused. What is pasted is shown as it was read, rounded to subunits (SPEC §5).
 */
export function StakeInput({ index, mode, amount, label }: Props) {
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const hasKeypad = useHasKeypad();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string, how: 'typed' | 'pasted') => {
    const read = parseAmount(text, subunits, formats.locale, how);
    if (read === null) return;
    setTyped(how === 'typed' ? text : null);
    enterAmount(mode, index, read);
  };
  const press = (text: string, key: KeypadKey) =>
    take(pressKey(text, key, { subunits, point: decimalPoint(formats.locale) }), 'typed');
  return (
    <label className={styles.control}>
      <span aria-hidden="true">{currency}</span>
      <input
        inputMode={hasKeypad ? 'none' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        placeholder={formats.amount(ZERO, subunits)}
        value={typed ?? (amount > ZERO ? formats.amount(amount, subunits) : '')}
        disabled={isBusy}
        onFocus={({ target }) => {
          target.select();
          if (hasKeypad) beginKeypad(target, press);
        }}
        onChange={({ target, nativeEvent }) => take(target.value, howEntered(nativeEvent))}
        onBlur={() => {
          setTyped(null);
          leaveKeypad();
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}

/** Our keypad writes into a field: its first key takes the place of what stood there, as typing over a selection does. */
function beginKeypad(field: HTMLInputElement, press: (text: string, key: KeypadKey) => void): void {
  let isFresh = true;
  takeKeypad({
    press: (key) => {
      press(isFresh ? '' : field.value, key);
      isFresh = false;
    },
    leave: () => field.blur(),
  });
}

/** Text that is pasted, dropped or filled in by the browser arrives whole; keys bring it bit by bit. */
function howEntered(event: Event): 'typed' | 'pasted' {
  const type = 'inputType' in event ? String(event.inputType) : '';
  return /^insert(From|Replacement)/.test(type) ? 'pasted' : 'typed';
}
