import { useQuery } from '@tanstack/react-query';
import { signUp } from '@touchline/wire/calls/platform';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { platformPage } from '../../i18n/between-origins';
import { currencyName } from '../../i18n/currency-name';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { affiliateCookie } from '../../state/cookies';
import { rememberRegistered } from '../../state/sign-up-memory';
import { SelectField } from '../../ui/field';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { Way } from './auth-way';
import { EmailField } from './email-field';
import { MailSent } from './mail-sent';
import { PasswordField } from './password-field';
import { useAuthForm } from './use-auth-form';

/** Email, password and the currency the account is held in; then a mail opens the account (SPEC §5). */
export function SignUpForm({ Way }: { Way: Way }) {
  const t = useText();
  const api = useApi();
  const { locale } = useFormats();
  const { data: settings } = useQuery(settingsQuery(api));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAuthForm({
    check: (values) =>
      signUp.body.safeParse({
        ...values,
        language: locale,
        affiliate_id: affiliateCookie.read() ?? undefined,
      }),
    send: (body) => api.call(signUp, { body }),
    isNew: true,
    onDone: ({ data }) => {
      rememberRegistered('tab');
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
  return (
    <AuthForm state={state} action={t('session.signUp')} Way={Way}>
      <EmailField error={state.errors.email} />
      <PasswordField
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        error={state.errors.password}
      />
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
      <Terms />
    </AuthForm>
  );
}

function Terms() {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const address = platformPage(site, locale, '/terms-and-conditions');
  return (
    <p className={styles.small}>
      {t('account.agree')}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {t('account.terms')}
      </a>
    </p>
  );
}
