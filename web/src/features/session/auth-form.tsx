import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import type { useAuthForm } from './use-auth-form';

interface Props {
  /** What `useAuthForm` answered. */
  state: ReturnType<typeof useAuthForm>;
  /** What its button does. */
  action: string;
  Way: Way;
  children: ReactNode;
}

/** The frame of every form about an account: its fields, what went wrong with a way on, and one button. */
export function AuthForm({ state, action, Way, children }: Props) {
  const t = useText();
  const { errors, isBusy, isReady, form, submit } = state;
  return (
    // Never sent by the browser itself; were it, no field would show in an address.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {children}
      {errors.form !== undefined && (
        <p className={styles.failed} role="alert">
          {errors.form}
          {errors.offer !== undefined && (
            <>
              {' '}
              <Way view={errors.offer}>{t(`account.offer.${errors.offer}`)}</Way>
            </>
          )}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" wide disabled={!isReady} busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
