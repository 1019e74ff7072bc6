import { useText, type Text } from '../../i18n/text';
import { usualFault, type Fault } from '../../state/field-form';
import { Field } from '../../ui/field';

type Errors = Readonly<Record<string, string>>;

/** A code that shows that whoever asks holds a factor. */
export function FactorAgain({ errors, hasApp }: { errors: Errors; hasApp: boolean }) {
  const t = useText();
  return (
    <Field
      name="code"
      label={hasApp ? t('session.secondFactor.label') : t('profile.factor.recovery')}
      hint={hasApp ? t('session.secondFactor.hint') : t('profile.factor.recoveryHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={errors['code'] ?? null}
    />
  );
}

/** Says what is wrong where a second factor is changed. */
export function factorFault(t: Text, fault: Fault): string {
  switch (fault.code) {
    case 'confirm_password':
      return t('account.confirm_password.needed');
    case 'second_factor_wrong':
      return t('session.error.second_factor_wrong');
    case 'too_many_requests':
      return t('profile.factors.error.tooMany');
    case 'conflict':
      return t('profile.factors.error.conflict');
    case 'token_invalid':
      return t('profile.factors.error.passkey');
    case 'declined':
      return t('profile.factors.error.declined');
    case 'unreachable':
      return usualFault(t, fault);
    default:
      return fieldFault(t, fault);
  }
}

function fieldFault(t: Text, fault: Fault): string {
  switch (fault.field) {
    case 'code':
      return t('profile.factors.error.code');
    case 'name':
      return t('profile.factors.error.name');
    default:
      return usualFault(t, fault);
  }
}
