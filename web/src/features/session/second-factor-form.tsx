import { signInSecondFactor } from '@touchline/wire/calls/second-factor';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { Field } from '../../ui/field';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import { useAuthForm } from './use-auth-form';

interface Props {
  /** What signing in with the right password answered. */
  challenge: string;
  Way: Way;
  onDone: () => void;
}

const SIX_DIGITS = /^\s*\d{3}\s?\d{3}\s*$/;

/** The second step of signing in: a code of an authenticator app, or one of the codes that stand in for a lost one. */
export function SecondFactorForm({ challenge, Way, onDone }: Props) {
  const t = useText();
  const api = useApi();
  const state = useAuthForm({
    check: ({ code }) => {
      const text = typeof code === 'string' ? code.trim() : '';
      const factor = SIX_DIGITS.test(text) ? { code: text } : { recovery_code: text };
      return signInSecondFactor.body.safeParse({ token: challenge, ...factor });
    },
    send: (body) => api.call(signInSecondFactor, { body }),
    renew: 'sign_in',
    onDone: async ({ data }) => {
      await session.signedIn(data);
      onDone();
    },
  });
  return (
    <AuthForm state={state} action={t('session.signIn')} Way={Way}>
      <Field
        name="code"
        label={t('session.secondFactor.label')}
        hint={t('session.secondFactor.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={state.errors.code ?? null}
      />
    </AuthForm>
  );
}
