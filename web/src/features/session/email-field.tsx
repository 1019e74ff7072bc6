import { useText } from '../../i18n/text';
import { useTypedEmail } from '../../state/typed-email';
import { Field } from '../../ui/field';

/** An email address; begins with the one that was typed into the form before. */
export function EmailField({ error }: { error: string | undefined }) {
  const t = useText();
  return (
    <Field
      name="email"
      type="email"
      label={t('session.email')}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={useTypedEmail()}
      required
      error={error ?? null}
    />
  );
}
