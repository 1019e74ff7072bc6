import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  /** A sentence under its name. */
  hint?: string;
  isOn: boolean;
  onChange: () => void;
  disabled?: boolean;
}

/** Something that is on or off, with its name before it. */
export function Switch({ label, hint, isOn, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <span id={`${id}-name`} className={styles.name}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        disabled={disabled}
        onClick={onChange}
      >
        <span className={styles.knob} />
      </button>
    </div>
  );
}
