import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';

interface Around {
  label: string;
  /** A sentence below, while there is no error. */
  hint?: string;
  /** What is wrong, in words; marks the control as invalid. */
  error?: string | null;
}

export interface FieldProps
  extends Around, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** Stands inside the control before its end, such as a unit. */
  after?: ReactNode;
}

/** A labelled input with its hint or error; takes `ref` and everything an input takes. */
export function Field({ label, hint, error, after, ...input }: FieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input {...input} {...described(id, { hint, error })} className={styles.input} />
      {after}
    </Labelled>
  );
}

export interface SelectFieldProps
  extends Around, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

/** A labelled choice among a few values. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select {...select} {...described(id, { hint, error })} className={styles.input}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type Told = { [Part in 'hint' | 'error']: Around[Part] | undefined };

/** What ties a control to its label and its note. */
function described(id: string, { hint, error }: Told) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint || error ? `${id}-note` : undefined,
  };
}

function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: { id: string; label: string; children: ReactNode } & Told) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control} data-invalid={error ? '' : undefined}>
        {children}
      </div>
      <Note id={id} hint={hint} error={error} />
    </div>
  );
}

function Note({ id, hint, error }: { id: string } & Told) {
  if (error) {
    return (
      <p id={`${id}-note`} className={styles.error} role="alert">
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={`${id}-note`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}
