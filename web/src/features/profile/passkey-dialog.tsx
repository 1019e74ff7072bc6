import {
  addPasskey,
  beginPasskey,
  passkeyMade,
  renamePasskey,
  type PasskeyReply,
} from '@touchline/wire/calls/second-factor';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Api } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { afterConfirming } from '../../state/confirm-password';
import { useFieldForm } from '../../state/field-form';
import { makePasskey } from '../../state/webauthn';
import { showAlert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { factorFault } from './proof';
import { RecoveryCodes } from './recovery-codes';

const asked = z.object({ name: addPasskey.body.shape.name });

/** Adds a passkey: a name, then the browser asks for a finger, a face or a key. */
export function PasskeyDialog({ suggested, onClose }: { suggested: string; onClose: () => void }) {
  const t = useText();
  const api = useApi();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = () => {
    showAlert({ kind: 'success', title: t('profile.factors.passkeyDone') });
    onClose();
  };
  const state = useFieldForm({
    check: (values) => asked.safeParse(values),
    send: (body) => added(api, body),
    words: (fault) => factorFault(t, fault),
    onDone: (kept) => {
      if (kept === null) return { field: null, code: 'declined' };
      if (kept.recovery_codes) setCodes(kept.recovery_codes);
      else done();
      return undefined;
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
  return (
    <Dialog onClose={onClose} title={t('profile.factors.passkeyAdd')} closeLabel={t('shell.close')}>
      <Form state={state} action={t('profile.next')}>
        <p>{t('profile.factors.passkeyText')}</p>
        <NameField value={suggested} error={state.errors['name']} />
      </Form>
    </Dialog>
  );
}

/** Has the browser make a passkey and the platform keep it; null when the browser made none. */
async function added(api: Api, { name }: z.output<typeof asked>) {
  const { data: options } = await afterConfirming(() => api.call(beginPasskey));
  const made = passkeyMade.safeParse(await makePasskey(options));
  if (!made.success) return null;
  const body = { name, passkey: made.data };
  return (await afterConfirming(() => api.call(addPasskey, { body }))).data;
}

/** Calls a passkey something else. */
export function RenameDialog({ passkey, onClose }: { passkey: PasskeyReply; onClose: () => void }) {
  const t = useText();
  const api = useApi();
  const state = useFieldForm({
    check: (values) => renamePasskey.body.safeParse(values),
    send: (body) => api.call(renamePasskey, { params: { id: passkey.id }, body }),
    words: (fault) => factorFault(t, fault),
    onDone: onClose,
  });
  return (
    <Dialog onClose={onClose} title={t('profile.factors.rename')} closeLabel={t('shell.close')}>
      <Form state={state} action={t('profile.save')}>
        <NameField value={passkey.name} error={state.errors['name']} />
      </Form>
    </Dialog>
  );
}

function NameField({ value, error }: { value: string; error: string | undefined }) {
  const t = useText();
  return (
    <Field
      name="name"
      label={t('profile.factors.name')}
      hint={t('profile.factors.nameHint')}
      defaultValue={value}
      maxLength={60}
      autoComplete="off"
      required
      error={error ?? null}
    />
  );
}
