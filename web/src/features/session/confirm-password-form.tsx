import { signIn } from '@touchline/wire/calls/platform';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import { PasswordField } from './password-field';
import { SecondFactorForm } from './second-factor-form';
import { useAuthForm } from './use-auth-form';

/**
 * SPEC §2 "confirm_password": players show once more that it is them. They sign in again with the address they have, so
 * that what follows stands on a fresh session; whoever guesses here locks the account as anywhere else.
 */
export function ConfirmPasswordForm({ Way, onDone }: { Way: Way; onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const email = useSession(({ player }) => player?.email ?? '');
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const state = useAuthForm({
    check: ({ password }) => signIn.body.safeParse({ email, password }),
    send: (body) => api.call(signIn, { body }),
    words: ({ error }) =>
      error.code === 'wrong_credentials' ? { password: t('account.confirm_password.wrong') } : null,
    onDone: async ({ data, second_factor: asked }) => {
      if (asked) setChallenge(asked);
      if (!data) return;
      await session.signedIn(data);
      onDone();
    },
  });
  if (challenge !== null) {
    const restart = () => setChallenge(null);
    return <SecondFactorForm {...{ challenge, Way, onDone }} onRestart={restart} />;
  }
  return (
    <AuthForm state={state} action={t('account.confirm_password.action')} Way={Way}>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField autoComplete="current-password" error={state.errors.password} />
    </AuthForm>
  );
}
