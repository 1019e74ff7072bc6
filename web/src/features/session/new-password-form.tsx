import { replacePassword } from '@touchline/wire/calls/accounts';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import { Done } from './done';
import { PasswordField } from './password-field';
import { useAuthForm } from './use-auth-form';

/** A new password in place of a forgotten one; the token came in a mail (SPEC §2 "edit_password"). */
export function NewPasswordForm({ token, Way }: { token: string; Way: Way }) {
  const t = useText();
  const api = useApi();
  const [isDone, setDone] = useState(false);
  const state = useAuthForm({
    check: ({ password }) =>
      replacePassword.body.safeParse({ reset_password_token: token, password }),
    send: (body) => api.call(replacePassword, { body }),
    isNew: true,
    renew: 'forgot_password',
    onDone: () => setDone(true),
  });
  if (isDone) {
    return <Done title={t('account.edit_password.done')} text={t('account.edit_password.next')} />;
  }
  return (
    <AuthForm state={state} action={t('account.edit_password.action')} Way={Way}>
      <PasswordField
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        error={state.errors.password}
      />
    </AuthForm>
  );
}
