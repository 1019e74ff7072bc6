import { removePasskey, removeTotp, renewRecoveryCodes } from '@touchline/wire/calls/second-factor';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { Api } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { afterConfirming } from '../../state/confirm-password';
import { useFieldForm } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form';
import { checkedProof } from './checked-proof';
import { FactorAgain, factorFault } from './proof';
import { RecoveryCodes } from './recovery-codes';
import styles from './two-factor.module.css';

/** What is only done for somebody who shows that they hold a factor. */
export type Guarded =
  | { act: 'removeApp' }
  | { act: 'removePasskey'; id: string; name: string }
  | { act: 'renewCodes' };

interface Props {
  guarded: Guarded;
  /** Whether there is an authenticator app to take a code from, or a recovery code. */
  hasApp: boolean;
  hasCodes: boolean;
  onClose: () => void;
}

/** Asks for a code, then does what it guards. */
export function ProofDialog({ guarded, hasApp, hasCodes, onClose }: Props) {
  const t = useText();
  const api = useApi();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    showAlert({ kind: 'success', title: t(`profile.factors.${guarded.act}Done`) });
    onClose();
  };
  const state = useFieldForm({
    check: (values) => checkedProof(values, hasApp),
    send: (proof) => afterConfirming(() => done(api, guarded, proof)),
    words: (fault) => factorFault(t, fault),
    onDone: (made) => (made ? setCodes(made) : close()),
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
  return (
    <Dialog
      onClose={onClose}
      title={t(`profile.factors.${guarded.act}`)}
      closeLabel={t('shell.close')}
    >
      {hasApp || hasCodes ? (
        <Form state={state} action={t(`profile.factors.${guarded.act}Action`)}>
          {guarded.act === 'removePasskey' && <b>{guarded.name}</b>}
          <p>{t(`profile.factors.${guarded.act}Text`)}</p>
          <FactorAgain errors={state.errors} hasApp={hasApp} />
        </Form>
      ) : (
        <p className={styles.notice}>{t('profile.factors.noProof')}</p>
      )}
    </Dialog>
  );
}

/** Does it; answers with the recovery codes that were made, where any were. */
async function done(
  api: Api,
  guarded: Guarded,
  body: z.input<typeof removeTotp.body>,
): Promise<readonly string[] | null> {
  switch (guarded.act) {
    case 'removeApp':
      await api.call(removeTotp, { body });
      return null;
    case 'removePasskey':
      await api.call(removePasskey, { params: { id: guarded.id }, body });
      return null;
    case 'renewCodes':
      return (await api.call(renewRecoveryCodes, { body })).data.recovery_codes;
  }
}
