import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSecondFactor, type PasskeyReply } from '@touchline/wire/calls/second-factor';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { useText } from '../../i18n/text';
import { hasPasskeys } from '../../state/webauthn';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { later } from '../../ui/later';
import { Part } from '../../ui/part';
import { Skeleton } from '../../ui/skeleton';
import { deviceOf } from './device';
import { NotLoaded } from './not-loaded';
import { PasskeyRows } from './passkey-rows';
import type { Guarded } from './proof-dialog';

const AppDialog = later(async () => (await import('./app-dialog')).AppDialog);
const PasskeyDialog = later(async () => (await import('./passkey-dialog')).PasskeyDialog);
const RenameDialog = later(async () => (await import('./passkey-dialog')).RenameDialog);
const ProofDialog = later(async () => (await import('./proof-dialog')).ProofDialog);

/** The window that is open. */
type Open = { act: 'addApp' | 'addPasskey' } | { act: 'rename'; passkey: PasskeyReply } | Guarded;

/** Which second factors a player has. */
interface Held {
  totp: boolean;
  passkeys: readonly PasskeyReply[];
  recovery_codes_left: number;
}

/** What is asked for after the password: an authenticator app, passkeys, and the codes that stand in for them. */
export function TwoFactor() {
  const { data, isError, refetch } = useQuery(apiQuery(useApi(), getSecondFactor));
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  if (data === undefined) {
    return isError ? <NotLoaded onRetry={() => void refetch()} /> : <TwoFactorWaiting />;
  }
  const held = data.data;
  const close = () => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: queryKeyOf(getSecondFactor) });
  };
  return (
    <>
      <App held={held} onOpen={setOpen} />
      <Passkeys held={held} onOpen={setOpen} />
      {(held.totp || held.passkeys.length > 0) && <Codes held={held} onOpen={setOpen} />}
      {open && <Window open={open} held={held} onClose={close} />}
    </>
  );
}

interface PartProps {
  held: Held;
  onOpen: (open: Open) => void;
}

function App({ held: { totp }, onOpen }: PartProps) {
  const t = useText();
  return (
    <Part
      title={t('profile.factors.app')}
      text={t('profile.factors.appAbout')}
      aside={
        <Badge tone={totp ? 'good' : 'plain'}>
          {totp ? t('profile.factors.on') : t('profile.factors.off')}
        </Badge>
      }
    >
      <div>
        {totp ? (
          <Button variant="danger" onClick={() => onOpen({ act: 'removeApp' })}>
            {t('profile.factors.removeApp')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onOpen({ act: 'addApp' })}>
            {t('profile.factors.appSetUp')}
          </Button>
        )}
      </div>
    </Part>
  );
}

function Passkeys({ held: { passkeys }, onOpen }: PartProps) {
  const t = useText();
  return (
    <Part title={t('profile.factors.passkeys')} text={t('profile.factors.passkeysAbout')}>
      {passkeys.length > 0 && (
        <PasskeyRows
          passkeys={passkeys}
          onRename={(passkey) => onOpen({ act: 'rename', passkey })}
          onRemove={({ id, name }) => onOpen({ act: 'removePasskey', id, name })}
        />
      )}
      {hasPasskeys() ? (
        <div>
          <Button onClick={() => onOpen({ act: 'addPasskey' })}>
            {t('profile.factors.passkeyAdd')}
          </Button>
        </div>
      ) : (
        <p>{t('profile.factors.unsupported')}</p>
      )}
    </Part>
  );
}

function Codes({ held: { recovery_codes_left: left }, onOpen }: PartProps) {
  const t = useText();
  return (
    <Part title={t('profile.factors.codes')} text={t('profile.factors.codesLeft', { count: left })}>
      <div>
        <Button onClick={() => onOpen({ act: 'renewCodes' })}>
          {t('profile.factors.renewCodes')}
        </Button>
      </div>
    </Part>
  );
}

function Window({ open, held, onClose }: { open: Open; held: Held; onClose: () => void }) {
  const t = useText();
  switch (open.act) {
    case 'addApp':
      return <AppDialog onClose={onClose} />;
    case 'addPasskey': {
      const { browser, system } = deviceOf(navigator.userAgent);
      const suggested = system ?? browser ?? t('profile.factors.passkey');
      return <PasskeyDialog suggested={suggested} onClose={onClose} />;
    }
    case 'rename':
      return <RenameDialog passkey={open.passkey} onClose={onClose} />;
    default:
      return (
        <ProofDialog
          guarded={open}
          hasApp={held.totp}
          hasCodes={held.recovery_codes_left > 0}
          onClose={onClose}
        />
      );
  }
}

/** Of the size of the parts that come. */
export function TwoFactorWaiting() {
  const t = useText();
  const button = (
    <div>
      <Skeleton width="140px" height="var(--control)" />
    </div>
  );
  return (
    <>
      <Part title={t('profile.factors.app')} text={t('profile.factors.appAbout')}>
        {button}
      </Part>
      <Part title={t('profile.factors.passkeys')} text={t('profile.factors.passkeysAbout')}>
        {button}
      </Part>
    </>
  );
}
