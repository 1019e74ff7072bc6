import { signIn } from '@touchline/wire/calls/platform';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field';
import { useAuthForm } from './use-auth-form';

/** Email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const api = useApi();
  const { errors, isBusy, form, submit } = useAuthForm({
    check: (values) => signIn.body.safeParse(values),
    send: (body) => api.call(signIn, { body }),
    isNew: false,
    onDone,
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        name="email"
        type="email"
        label={t('session.email')}
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errors.email ?? null}
      />
      <PasswordField autoComplete="current-password" error={errors.password} />
      {errors.form !== undefined && (
        <p className={styles.failed} role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t('session.signIn')}
      </Button>
    </form>
  );
}
