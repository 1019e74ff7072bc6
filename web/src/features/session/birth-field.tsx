import { useText } from '../../i18n/text';
import { Field } from '../../ui/field';

/** A date of birth, as the browser lets its reader choose a day. */
export function BirthField({ error }: { error: string | undefined }) {
  const t = useText();
  return (
    <Field
      name="birth_date"
      type="date"
      min="1900-01-01"
      label={t('profile.field.birth_date')}
      autoComplete="bday"
      required
      error={error ?? null}
    />
  );
}
