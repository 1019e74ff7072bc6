import { beginTotp, confirmTotp } from '@touchline/wire/calls/second-factor';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { afterConfirming } from '../../state/confirm-password';
import { useFieldForm } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { CopyButton } from './copy-button';
import { factorFault } from './proof';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import styles from './two-factor.module.css';

/** What an authenticator app is given. */
interface Secret {
  secret: string;
  /** `otpauth:` with all an app wants to know. */
  uri: string;
}

/** Sets up an authenticator app: the secret, a code that shows that the app has it, recovery codes. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = () => {
    showAlert({ kind: 'success', title: t('profile.factors.appDone') });
    onClose();
  };
  const confirmed = (made: readonly string[] | null) => (made ? setCodes(made) : done());
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
  return (
    <Dialog onClose={onClose} title={t('profile.factors.appSetUp')} closeLabel={t('shell.close')}>
      {secret ? (
        <ConfirmForm secret={secret} onConfirmed={confirmed} />
      ) : (
        <BeginForm onBegun={setSecret} />
      )}
    </Dialog>
  );
}

function BeginForm({ onBegun }: { onBegun: (secret: Secret) => void }) {
  const t = useText();
  const api = useApi();
  const state = useFieldForm({
    check: (values) => beginTotp.body.safeParse(values),
    send: () => afterConfirming(() => api.call(beginTotp)),
    words: (fault) => factorFault(t, fault),
    onDone: ({ data }) => onBegun(data),
  });
  return (
    <Form state={state} action={t('profile.next')}>
      <p>{t('profile.factors.appAbout')}</p>
    </Form>
  );
}

function ConfirmForm({
  secret: { secret, uri },
  onConfirmed,
}: {
  secret: Secret;
  onConfirmed: (codes: readonly string[] | null) => void;
}) {
  const t = useText();
  const api = useApi();
  const state = useFieldForm({
    check: (values) => confirmTotp.body.safeParse(values),
    send: (body) => afterConfirming(() => api.call(confirmTotp, { body })),
    words: (fault) => factorFault(t, fault),
    onDone: ({ data }) => onConfirmed(data.recovery_codes),
  });
  return (
    <Form state={state} action={t('profile.factors.appConfirm')}>
      <p>{t('profile.factors.appText')}</p>
      <QrCode text={uri} label={t('profile.factors.qr')} />
      <p className={styles.secret} dir="ltr">
        <code>{inGroups(secret)}</code>
      </p>
      <div className={styles.acts}>
        <a href={uri} className={styles.link}>
          {t('profile.factors.appOpen')}
        </a>
        <CopyButton text={secret} label={t('profile.factors.copyKey')} />
      </div>
      <Field
        name="code"
        label={t('profile.factors.appCode')}
        hint={t('profile.factors.appCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
        error={state.errors['code'] ?? null}
      />
    </Form>
  );
}

/** Four characters at a time are easier to type off. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
