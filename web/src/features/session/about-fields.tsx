import { COUNTRIES } from '@touchline/domain/countries';
import type { Player } from '@touchline/wire/calls/platform';
import type { InputHTMLAttributes } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { usualFault, type Fault } from '../../state/field-form';
import { Field, SelectField } from '../../ui/field';
import { isFixed } from './about-changes';
import type { AboutField } from './missing-fields';

interface Props {
  field: AboutField;
  player: Player;
  error: string | undefined;
  /** What was chosen, as soon as it is. */
  onChange?: (value: string) => void;
}

const AUTO_COMPLETE = {
  first_name: 'given-name',
  last_name: 'family-name',
  nickname: 'nickname',
  municipality: 'off',
  birth_date: 'bday',
} as const;

/** What else an input of one of these fields is. */
const MORE: Partial<Record<AboutField, InputHTMLAttributes<HTMLInputElement>>> = {
  municipality: { inputMode: 'numeric', maxLength: 7 },
  birth_date: { type: 'date', min: '1900-01-01' },
};

/** One field of what players say about themselves; what they cannot change any more is shown, and says so. */
export function AboutFieldInput({ field, player, error, onChange }: Props) {
  const t = useText();
  const fixed = isFixed(player, field);
  const hint = fixed ? t('profile.fixed') : hintOf(t, field);
  const about = {
    name: field,
    label: t(`profile.field.${field}`),
    disabled: fixed,
    error: error ?? null,
    ...(hint === null ? {} : { hint }),
  };
  if (field === 'country_code') return <CountryField about={about} {...{ player, onChange }} />;
  return (
    <Field
      {...about}
      defaultValue={player[field] ?? ''}
      autoComplete={AUTO_COMPLETE[field]}
      {...MORE[field]}
    />
  );
}

function CountryField({
  about,
  player,
  onChange,
}: {
  about: { name: string; label: string; disabled: boolean; error: string | null; hint?: string };
  player: Player;
  onChange: Props['onChange'];
}) {
  const t = useText();
  const { locale } = useFormats();
  return (
    <SelectField
      {...about}
      autoComplete="country"
      defaultValue={player.country_code ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      options={[{ value: '', label: t('profile.choose') }, ...countriesIn(locale)]}
    />
  );
}

/** Every country by its name in a language, in the order of that language. */
function countriesIn(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
    compare(a.label, b.label),
  );
}

function hintOf(t: Text, field: AboutField): string | null {
  switch (field) {
    case 'nickname':
    case 'municipality':
    case 'country_code':
      return t(`profile.hint.${field}`);
    default:
      return null;
  }
}

/** Says what is wrong with one of these fields. */
export function aboutFault(t: Text, fault: Fault): string {
  const { field, code } = fault;
  if (code === 'unreachable' || code === 'too_many_requests') return usualFault(t, fault);
  if (code === 'conflict') return t('profile.fixed');
  if (code === 'under_age') return t('session.error.under_age');
  if (code === 'custom' && field === 'nickname') return t('profile.error.nicknameRefused');
  if (code === 'custom') return t('profile.error.hidden');
  switch (field) {
    case 'first_name':
    case 'last_name':
      return code === 'too_big' ? t('profile.error.long') : t(`profile.error.${field}`);
    case 'nickname':
    case 'country_code':
    case 'municipality':
    case 'birth_date':
    case 'locale':
      return t(`profile.error.${field}`);
    default:
      return usualFault(t, fault);
  }
}
