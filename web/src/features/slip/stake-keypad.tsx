import type { KeypadKey } from '@touchline/domain/keypad';
import { decimalPoint } from '@touchline/domain/decimal-text';
import { Check, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useKeypadField } from './keypad-field';
import { useSlipTerms } from './slip-terms';
import styles from './stake-keypad.module.css';
import { useHasKeypad } from './use-has-keypad';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The keypad of a phone, while a stake is entered: the slip stays in sight, which a system's keyboard would cover. */
export function StakeKeypad() {
  const t = useText();
  const { locale } = useFormats();
  const { subunits } = useSlipTerms();
  const hasKeypad = useHasKeypad();
  const field = useKeypadField();
  if (!hasKeypad || !field) return null;
  const key = (name: KeypadKey, label: string, shown: ReactNode = label, place?: string) => (
    <button
      key={name}
      type="button"
      className={place}
      aria-label={label}
      onClick={() => field.press(name)}
    >
      {shown}
    </button>
  );
  return (
    <div
      className={styles.keypad}
      role="group"
      aria-label={t('ticket.keypad.label')}
      // The field keeps the focus: without it there would be no keypad.
      onPointerDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((digit) => key(digit, digit))}
      {subunits > 1 && key('point', t('ticket.keypad.point'), decimalPoint(locale))}
      {key('0', '0', '0', styles.zero)}
      {key('back', t('ticket.keypad.back'), <Delete size={20} aria-hidden="true" />, styles.back)}
      <button
        type="button"
        className={styles.done}
        aria-label={t('ticket.keypad.done')}
        onClick={field.leave}
      >
        <Check size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
