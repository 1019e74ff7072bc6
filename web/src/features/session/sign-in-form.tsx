import { signIn } from '@touchline/wire/calls/platform';
import { signInSecondFactor } from '@touchline/wire/calls/second-factor';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { SecondFactorForm } from './second-factor-form';
import { useAuthForm } from './use-auth-form';

/** Email and password, then a second factor where the player has one. */
export function SignInForm({ Way, onDone }: { Way: Way; onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const [isStale, setStale] = useState(false);
  const state = useAuthForm({
    check: (values) => signIn.body.safeParse(values),
    send: (body) => api.call(signIn, { body }),
    onDone: async ({ data, second_factor: asked }) => {
      if (asked) setChallenge(asked);
      if (!data) return;
      await session.signedIn(data);
      onDone();
    },
  });
  if (challenge !== null) {
    const restart = (why: 'stale' | 'asked') => {
      setStale(why === 'stale');
      setChallenge(null);
    };
    return (
      <SecondFactorForm
        {...{ challenge, Way }}
        action={t('session.signIn')}
        send={(body) => api.call(signInSecondFactor, { body })}
        onDone={async ({ data }) => {
          await session.signedIn(data);
          onDone();
        }}
        onRestart={restart}
      />
    );
  }
  return (
    <AuthForm state={state} action={t('session.signIn')} Way={Way}>
      {isStale && <p role="status">{t('profile.factor.stale')}</p>}
      <EmailField error={state.errors.email} />
      <PasswordField autoComplete="current-password" error={state.errors.password} />
      <p className={styles.aside}>
        <Way view="forgot_password">{t('account.forgotten')}</Way>
      </p>
    </AuthForm>
  );
}
