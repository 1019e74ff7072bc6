import { useQuery } from '@tanstack/react-query';
import { signUp } from '@touchline/wire/calls/platform';
import { getSettings } from '@touchline/wire/calls/settings';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, settingsQuery } from '../../api/queries';
import { currencyName } from '../../i18n/currency-name';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { affiliateCookie } from '../../state/cookies';
import { keptTermsAccepted } from '../../state/session-keys';
import { rememberRegistered } from '../../state/sign-up-memory';
import { SelectField } from '../../ui/field';
import { agreed } from './agreed';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { BirthField } from './birth-field';
import { EmailField } from './email-field';
import { MailSent } from './mail-sent';
import { PasswordField } from './password-field';
import { TermsField } from './terms-field';
import { useAuthForm } from './use-auth-form';

/** Email, password and the currency the account is held in; then a mail opens the account (SPEC §5). */
export function SignUpForm({ Way }: { Way: Way }) {
  const t = useText();
  const api = useApi();
  const { locale } = useFormats();
  const { data: settings } = useQuery(settingsQuery(api));
  const isRefused = useIsRefusedHere();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAuthForm({
    check: (values) =>
      agreed(
        values['terms'] !== undefined,
        signUp.body.safeParse({
          ...values,
          language: locale,
          affiliate_id: affiliateCookie.read() ?? undefined,
        }),
      ),
    send: (body) => api.call(signUp, { body }),
    isNew: true,
    onDone: ({ data }) => {
      rememberRegistered('tab');
      keptTermsAccepted.write(null);
      setSentTo(data.email);
    },
  });
  if (sentTo !== null) {
    return (
      <MailSent
        text={t('account.sent.sign_up', { email: sentTo })}
        again={<Way view="resend_confirmation_instructions">{t('account.sent.again')}</Way>}
      />
    );
  }
  if (isRefused) {
    return (
      <p className={styles.failed} role="alert">
        {t('session.error.country_blocked')}
      </p>
    );
  }
  return (
    <AuthForm state={state} action={t('session.signUp')} Way={Way}>
      <EmailField error={state.errors.email} />
      <PasswordField
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        error={state.errors.password}
      />
      <BirthField error={state.errors.birth_date} />
      <SelectField
        name="currency"
        label={t('session.currency')}
        hint={t('session.currencyHint')}
        error={state.errors.currency ?? null}
        defaultValue={settings?.data.default_currency}
        options={(settings?.data.currencies ?? []).map(({ code }) => ({
          value: code,
          label: currencyName(code, locale),
        }))}
      />
      <TermsField error={state.errors.terms} />
    </AuthForm>
  );
}

/** SPEC §6: whether nobody opens an account from where the reader is. */
function useIsRefusedHere(): boolean {
  const query = apiQuery(useApi(), getSettings);
  // Asked for by itself, in the browser alone: the page was rendered for nobody, so for no country either.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, 'here'], gcTime: 0 });
  return data?.data.sign_up_allowed === false;
}
