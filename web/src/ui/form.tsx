import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from './button';
import styles from './form.module.css';

interface Props {
  /** What the hook of the form answered. */
  state: {
    form: Ref<HTMLFormElement>;
    submit: (event: FormEvent<HTMLFormElement>) => void;
    isBusy: boolean;
    /** Whether it takes anything yet. */
    isReady: boolean;
    /** What is wrong with the whole of it. */
    formError: string | null;
  };
  /** What its button does. */
  action: string;
  /** `large` fills the width: the one thing on a page or in a window. */
  size?: 'medium' | 'large';
  /** Stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Fields with their button, and what went wrong with the whole of it. */
export function Form({ state, action, size = 'large', beside, children }: Props) {
  const { form, submit, isBusy, isReady, formError } = state;
  return (
    // Never sent by the browser itself; were it, no field would show in an address.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {children}
      {formError !== null && (
        <p className={styles.failed} role="alert">
          {formError}
        </p>
      )}
      <div className={styles.end} data-size={size}>
        <Button
          type="submit"
          variant="primary"
          size={size}
          wide={size === 'large'}
          disabled={!isReady}
          busy={isBusy}
        >
          {action}
        </Button>
        {beside}
      </div>
    </form>
  );
}
