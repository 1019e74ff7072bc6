import { confirmEmail, unlockAccount } from '@touchline/wire/calls/accounts';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import type { Api } from '../../api/api';
import { useText } from '../../i18n/text';
import { rememberTypedEmail } from '../../state/typed-email';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import { Done } from './done';
import { useAuthForm } from './use-auth-form';

/** What a link in a mail is followed for. */
export type TokenView = 'confirmation' | 'unlock';

const RENEW = {
  confirmation: 'resend_confirmation_instructions',
  unlock: 'resend_unlock_instructions',
} as const;

interface Props {
  view: TokenView;
  token: string;
  Way: Way;
}

/**
 * Uses up what a mail carried, when its reader says so: programs that look through mail open every link in it, and must
 * not take the player's one use.
 */
export function TokenForm({ view, token, Way }: Props) {
  const t = useText();
  const api = useApi();
  const [email, setEmail] = useState<string | null>(null);
  const state = useAuthForm({
    check: () => ({ success: true, data: token }),
    send: (used) => follow(api, view, used),
    renew: RENEW[view],
    onDone: ({ data }) => {
      rememberTypedEmail(data.email);
      setEmail(data.email);
    },
  });
  if (email !== null) {
    const text = t(`account.${view}.next`, { email });
    return <Done title={t(`account.${view}.done`)} text={text} />;
  }
  return (
    <AuthForm state={state} action={t(`account.${view}.action`)} Way={Way}>
      {null}
    </AuthForm>
  );
}

function follow(api: Api, view: TokenView, token: string) {
  if (view === 'unlock') return api.call(unlockAccount, { query: { unlock_token: token } });
  return api.call(confirmEmail, { query: { confirmation_token: token } });
}
