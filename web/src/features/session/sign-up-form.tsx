import { useQuery } from '@tanstack/react-query';
import { signUp } from '@touchline/wire/calls/platform';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field';
import { useAuthForm } from './use-auth-form';

/** Email, password and the currency the account is held in. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const { locale } = useFormats();
  const { data: settings } = useQuery(settingsQuery(api));
  const { errors, isBusy, form, submit } = useAuthForm({
    check: (values) => signUp.body.safeParse({ ...values, language: locale }),
    send: (body) => api.call(signUp, { body }),
    isNew: true,
    onDone,
  });
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        name="email"
        type="email"
        label={t('session.email')}
        autoComplete="email"
        autoCapitalize="none"
        required
        error={errors.email ?? null}
      />
      <PasswordField
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        error={errors.password}
      />
      <SelectField
        name="currency"
        label={t('session.currency')}
        hint={t('session.currencyHint')}
        error={errors.currency ?? null}
        defaultValue={settings?.data.default_currency}
        options={(settings?.data.currencies ?? []).map(({ code }) => ({
          value: code,
          label: `${code} · ${names.of(code) ?? code}`,
        }))}
      />
      {errors.form !== undefined && (
        <p className={styles.failed} role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t('session.signUp')}
      </Button>
    </form>
  );
}
