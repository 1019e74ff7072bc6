import type { ApiError } from '../../api/api';
import type { Text } from '../../i18n/text';
import type { AuthView } from '../../state/session';
import { waitText } from './wait-text';

/** What is wrong with a form: by field, and for the form as a whole. */
export interface FormErrors {
  email?: string;
  password?: string;
  currency?: string;
  birth_date?: string;
  /** Of agreeing to the terms. */
  terms?: string;
  /** Of a second factor. */
  code?: string;
  form?: string;
  /** The form that helps on. */
  offer?: AuthView;
}

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
    if (field === 'birth_date') errors.birth_date ??= t('profile.error.birth_date');
    if (field === 'terms') errors.terms ??= t('account.agree_first');
    if (field === 'password') errors.password ??= passwordText(t, code, isNew);
  }
  return Object.keys(errors).length === 0 ? { form: t('session.error.other') } : errors;
}

function passwordText(t: Text, code: string | undefined, isNew: boolean): string {
  if (code === 'too_big') return t('session.error.passwordLong');
  return isNew ? t('session.error.passwordShort') : t('session.error.passwordEmpty');
}

/**
 * Says what the platform refused, beside the field it speaks of, and which form helps on. `renew` is the one that sends
 * a new link where the old one no longer counts. How long somebody has to wait is told in the words of the locale.
 */
export function errorsOfAnswer(
  t: Text,
  { status, error }: ApiError,
  { locale, renew = 'forgot_password' }: { locale: string; renew?: AuthView | undefined },
): FormErrors {
  if (status === 0) return { form: t('session.error.unreachable') };
  switch (error.code) {
    case 'unconfirmed':
      return { form: t('session.error.unconfirmed'), offer: 'resend_confirmation_instructions' };
    case 'account_locked':
      return { form: t('session.error.account_locked'), offer: 'resend_unlock_instructions' };
    case 'token_invalid':
      return { form: t('session.error.token_invalid'), offer: renew };
    case 'under_age':
      return { birth_date: t('session.error.under_age') };
    case 'second_factor_wrong':
      return { code: t('session.error.second_factor_wrong') };
    case 'too_many_requests':
      return { form: waitFault(t, locale, error.data?.wait_seconds) };
    case 'wrong_credentials':
    case 'country_blocked':
    case 'limit_reached':
    case 'group_required':
      return { form: t(`session.error.${error.code}`) };
    default:
      return error.data?.details === 'password_common'
        ? { password: t('session.error.passwordCommon') }
        : errorsOfField(t, error.field);
  }
}

/** The server counts a few calls a minute, too, and does not say then for how long. */
function waitFault(t: Text, locale: string, seconds: number | undefined): string {
  return seconds === undefined
    ? t('session.error.too_many_requests')
    : t('session.error.wait', { when: waitText(locale, seconds) });
}

/** The platform names a field as `body.email`. */
function errorsOfField(t: Text, field: string | undefined): FormErrors {
  switch (field) {
    case 'body.email':
      return { email: t('session.error.email') };
    case 'body.birth_date':
      return { birth_date: t('profile.error.birth_date') };
    case 'body.currency':
      return { currency: t('session.error.currency') };
    case 'body.password':
      return { password: t('session.error.passwordShort') };
    default:
      return { form: t('session.error.other') };
  }
}
