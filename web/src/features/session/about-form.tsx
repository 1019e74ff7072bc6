import { useQuery } from '@tanstack/react-query';
import { updateLocale, updateProfile, type UpdateProfileBody } from '@touchline/wire/calls/profile';
import type { Player } from '@touchline/wire/calls/platform';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import type { Api } from '../../api/api';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useFieldForm } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { SelectField } from '../../ui/field';
import { Form } from '../../ui/form';
import { changesOf } from './about-changes';
import { AboutFieldInput, aboutFault } from './about-fields';
import styles from './about-form.module.css';
import { usePlayerChanged } from './player-changed';

interface Body {
  profile: UpdateProfileBody;
  /** The language the player is written to in. */
  locale: string;
}

/** What a player says about themselves (SPEC §3 "User"), and the language in which the site writes to them. */
export function AboutForm({ player }: { player: Player }) {
  const t = useText();
  const api = useApi();
  const playerChanged = usePlayerChanged();
  const { data: settings } = useQuery(settingsQuery(api));
  const [country, setCountry] = useState(player.country_code);
  const state = useFieldForm({
    check: (values) => checked(player, values),
    send: (body) => save(api, player, body),
    words: (fault) => aboutFault(t, fault),
    onDone: async (saved) => {
      await playerChanged(saved);
      showAlert({ kind: 'success', title: t('profile.saved') });
    },
  });
  const about = (
    field: 'first_name' | 'last_name' | 'nickname' | 'birth_date' | 'municipality',
  ) => <AboutFieldInput field={field} player={player} error={state.errors[field]} />;
  return (
    <Form state={state} action={t('profile.save')} size="medium">
      <div className={styles.fields}>
        {about('first_name')}
        {about('last_name')}
        {about('nickname')}
        {about('birth_date')}
        <SelectField
          name="locale"
          label={t('profile.field.language')}
          hint={t('profile.hint.language')}
          error={state.errors['locale'] ?? null}
          defaultValue={player.language}
          options={(settings?.data.locales ?? []).map(({ code, name_in_locale: name }) => ({
            value: code,
            label: name,
          }))}
        />
        <AboutFieldInput
          field="country_code"
          player={player}
          error={state.errors['country_code']}
          onChange={setCountry}
        />
        {country === 'BR' && about('municipality')}
      </div>
    </Form>
  );
}

function checked(player: Player, values: Record<string, string>) {
  const profile = updateProfile.body.safeParse(changesOf(player, values));
  if (!profile.success) return profile;
  const locale = values['locale'] ?? player.language;
  return { success: true, data: { profile: profile.data, locale } satisfies Body } as const;
}

/** Saves what has changed, and answers with the player as the platform then knows them. */
async function save(api: Api, player: Player, { profile, locale }: Body): Promise<Player> {
  const known =
    Object.keys(profile).length === 0
      ? player
      : (await api.call(updateProfile, { body: profile })).data;
  if (locale === player.language) return known;
  const { data } = await api.call(updateLocale, { body: { locale } });
  return { ...known, language: data.language };
}
