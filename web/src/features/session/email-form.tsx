import { forgotPassword, resendConfirmation, resendUnlock } from '@touchline/wire/calls/accounts';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import { EmailField } from './email-field';
import { MailSent } from './mail-sent';
import { useAuthForm } from './use-auth-form';

const CALLS = {
  forgot_password: forgotPassword,
  resend_confirmation_instructions: resendConfirmation,
  resend_unlock_instructions: resendUnlock,
} as const;

/** What a mail can be asked for with nothing but an address. */
export type MailView = keyof typeof CALLS;

/** Asks for a mail. It ends alike whether or not the address has an account, and says so. */
export function EmailForm({ view, Way }: { view: MailView; Way: Way }) {
  const t = useText();
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAuthForm({
    check: (values) => CALLS[view].body.safeParse(values),
    send: (body) => api.call(CALLS[view], { body }),
    onDone: (_reply, { email }) => setSentTo(email),
  });
  if (sentTo !== null) return <MailSent text={t('account.sent.alike', { email: sentTo })} />;
  return (
    <AuthForm state={state} action={t('account.send')} Way={Way}>
      <EmailField error={state.errors.email} />
    </AuthForm>
  );
}
