import type { ApiError } from '../../api/api';
import type { Text } from '../../i18n/text';

/** What is wrong with a form: by field, and for the form as a whole. */
export type FormErrors = Partial<Record<'email' | 'password' | 'currency' | 'form', string>>;

/** A complaint of a wire schema about one field. */
export interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
}

/** Says for each field what is wrong with it; the first complaint about a field counts. */
export function errorsOfIssues(t: Text, issues: readonly Issue[], isNew: boolean): FormErrors {
  const errors: FormErrors = {};
  for (const { code, path } of issues) {
    const [field] = path;
    if (field === 'email') errors.email ??= t('session.error.email');
    if (field === 'currency') errors.currency ??= t('session.error.currency');
    if (field === 'password') errors.password ??= passwordText(t, code, isNew);
  }
  return Object.keys(errors).length === 0 ? { form: t('session.error.other') } : errors;
}

function passwordText(t: Text, code: string | undefined, isNew: boolean): string {
  if (code === 'too_big') return t('session.error.passwordLong');
  return isNew ? t('session.error.passwordShort') : t('session.error.passwordEmpty');
}

/** Says what the platform refused, beside the field it speaks of. */
export function errorsOfAnswer(t: Text, { status, error }: ApiError): FormErrors {
  if (status === 0) return { form: t('session.error.unreachable') };
  switch (error.code) {
    case 'email_taken':
      return { email: t('session.error.email_taken') };
    case 'wrong_credentials':
      return { form: t('session.error.wrong_credentials') };
    case 'too_many_requests':
      return { form: t('session.error.too_many_requests') };
    default:
      return errorsOfField(t, error.field);
  }
}

/** The platform names a field as `body.email`. */
function errorsOfField(t: Text, field: string | undefined): FormErrors {
  switch (field) {
    case 'body.email':
      return { email: t('session.error.email') };
    case 'body.currency':
      return { currency: t('session.error.currency') };
    case 'body.password':
      return { password: t('session.error.passwordShort') };
    default:
      return { form: t('session.error.other') };
  }
}
