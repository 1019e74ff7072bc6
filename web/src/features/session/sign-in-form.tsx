import { signIn } from '@touchline/wire/calls/platform';
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

/** Email and password. */
export function SignInForm({ Way, onDone }: { Way: Way; onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const [challenge, setChallenge] = useState<string | null>(null);
  const state = useAuthForm({
    check: (values) => signIn.body.safeParse(values),
    send: (body) => api.call(signIn, { body }),
    onDone: async ({ data, second_factor: asked }) => {
      if (asked) setChallenge(asked.token);
      if (!data) return;
      await session.signedIn(data);
      onDone();
    },
  });
  if (challenge !== null) {
    return <SecondFactorForm challenge={challenge} Way={Way} onDone={onDone} />;
  }
  return (
    <AuthForm state={state} action={t('session.signIn')} Way={Way}>
      <EmailField error={state.errors.email} />
      <PasswordField autoComplete="current-password" error={state.errors.password} />
      <p className={styles.aside}>
        <Way view="forgot_password">{t('account.forgotten')}</Way>
      </p>
    </AuthForm>
  );
}
