import { changePassword } from '@touchline/wire/calls/confirm';
import { useApi } from '../../api/api-context';
import { useText, type Text } from '../../i18n/text';
import { useFieldForm, usualFault, type Fault } from '../../state/field-form';
import { useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';

/** Changes the password of a player who is signed in; all other browsers are signed out by it. */
export function PasswordForm() {
  const t = useText();
  const api = useApi();
  const email = useSession(({ player }) => player?.email ?? '');
  const state = useFieldForm({
    check: (values) => changePassword.body.safeParse(values),
    send: (body) => api.call(changePassword, { body }),
    words: (fault) => passwordFault(t, fault),
    onDone: () => {
      state.form.current?.reset();
      showAlert({ kind: 'success', title: t('account.edit_password.done') });
    },
  });
  return (
    <Form state={state} size="medium" action={t('account.edit_password.action')}>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        name="current_password"
        type="password"
        label={t('profile.factors.password')}
        autoComplete="current-password"
        required
        error={state.errors['current_password'] ?? null}
      />
      <Field
        name="password"
        type="password"
        label={t('account.edit_password.title')}
        hint={t('session.passwordHint')}
        autoComplete="new-password"
        required
        error={state.errors['password'] ?? null}
      />
    </Form>
  );
}

function passwordFault(t: Text, fault: Fault): string {
  const { field, code, details } = fault;
  if (code === 'wrong_credentials') return t('profile.factors.error.password');
  if (code === 'too_many_requests') return t('profile.factors.error.tooMany');
  if (details === 'password_common') return t('session.error.passwordCommon');
  if (field === 'current_password') return t('session.error.passwordEmpty');
  if (field !== 'password') return usualFault(t, fault);
  return code === 'too_big' ? t('session.error.passwordLong') : t('session.error.passwordShort');
}
