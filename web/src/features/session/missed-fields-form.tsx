import { updateProfile } from '@touchline/wire/calls/profile';
import type { Player } from '@touchline/wire/calls/platform';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { useFieldForm } from '../../state/field-form';
import { useSession } from '../../state/session';
import { Form } from '../../ui/form';
import { AboutFieldInput, aboutFault } from './about-fields';
import { nextMissing, type AboutField } from './missing-fields';
import { PhoneForm } from './phone-form';
import { usePlayerChanged } from './player-changed';

/**
 * SPEC §2 "missed_auth_fields": asks a player for what the site wants to know of everybody and does not of them, the
 * telephone last; the same on a page and in a window. `onDone` once nothing is missing.
 */
export function MissedFieldsForm({ onDone }: { onDone?: () => void }) {
  const player = useSession((state) => state.player);
  const next = nextMissing(player?.auth_fields_missed ?? []);
  if (!player) return null;
  if (!next) return <NothingMissing />;
  if (next.ask === 'phone') return <PhoneForm {...(onDone ? { onDone } : {})} />;
  return <Fields key={next.fields.join()} player={player} fields={next.fields} onDone={onDone} />;
}

function Fields({
  player,
  fields,
  onDone,
}: {
  player: Player;
  fields: readonly AboutField[];
  onDone: (() => void) | undefined;
}) {
  const t = useText();
  const api = useApi();
  const playerChanged = usePlayerChanged();
  const state = useFieldForm({
    check: (values) => updateProfile.body.safeParse(values),
    send: (body) => api.call(updateProfile, { body }),
    words: (fault) => aboutFault(t, fault),
    onDone: async ({ data }) => {
      await playerChanged(data);
      if (nextMissing(data.auth_fields_missed) === null) onDone?.();
    },
  });
  return (
    <Form state={state} action={t('profile.next')}>
      {fields.map((field) => (
        <AboutFieldInput key={field} field={field} player={player} error={state.errors[field]} />
      ))}
    </Form>
  );
}

function NothingMissing() {
  const t = useText();
  return <p role="status">{t('profile.missing.none')}</p>;
}
