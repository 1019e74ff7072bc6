import { askForFactor, confirmByFactor, confirmByPassword } from '@touchline/wire/calls/confirm';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { errorsOfAnswer } from './auth-errors';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { PasswordField } from './password-field';
import { SecondFactorForm } from './second-factor-form';
import { useAuthForm } from './use-auth-form';

/**
 * SPEC §2 "confirm_password": players show once more that it is them, by their password or, where they have none or do
 * not know it, by a second factor.
 */
export function ConfirmPasswordForm({ Way, onDone }: { Way: Way; onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const email = useSession(({ player }) => player?.email ?? '');
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const state = useAuthForm({
    check: ({ password }) => confirmByPassword.body.safeParse({ password }),
    send: (body) => api.call(confirmByPassword, { body }),
    words: ({ error }) =>
      error.code === 'wrong_credentials' ? { password: t('account.confirm_password.wrong') } : null,
    onDone,
  });
  if (challenge !== null) {
    return (
      <SecondFactorForm
        {...{ challenge, Way, onDone }}
        action={t('account.confirm_password.action')}
        send={(body) => api.call(confirmByFactor, { body })}
        onRestart={() => setChallenge(null)}
      />
    );
  }
  return (
    <>
      <AuthForm state={state} action={t('account.confirm_password.action')} Way={Way}>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField autoComplete="current-password" error={state.errors.password} />
        <p className={styles.aside}>
          <Way view="forgot_password">{t('account.forgotten')}</Way>
        </p>
      </AuthForm>
      <div className={styles.instead}>
        <FactorInstead onAsked={setChallenge} />
      </div>
    </>
  );
}

/** Asks for a second factor in place of the password; whoever has none is told so. */
function FactorInstead({ onAsked }: { onAsked: (challenge: SecondFactorChallenge) => void }) {
  const t = useText();
  const { locale } = useFormats();
  const api = useApi();
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle');
  const ask = async () => {
    setState('busy');
    try {
      const { data } = await api.call(askForFactor);
      if (data) onAsked(data);
      setState(data ? 'idle' : 'none');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({
        kind: 'error',
        title: errorsOfAnswer(t, error, { locale }).form ?? t('session.error.other'),
      });
      setState('idle');
    }
  };
  if (state === 'none') return <p role="status">{t('account.confirm_password.noFactor')}</p>;
  return (
    <Button variant="plain" busy={state === 'busy'} onClick={() => void ask()}>
      {t('account.confirm_password.factor')}
    </Button>
  );
}
