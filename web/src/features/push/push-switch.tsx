import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPushKeys } from '@touchline/wire/calls/notifications';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { isAlone } from '../../state/host-session';
import { pushState, subscribeToPush, unsubscribeFromPush } from '../../state/web-push';
import { showAlert } from '../../ui/alert';
import { matchesMedia } from '../../ui/browser';
import { Switch } from '../../ui/switch';
import { type PushOffer, pushOffer } from './push-offer';
import styles from './push-to-install.module.css';

const KEY = ['push offer'];

/**
 * Whether this device is told what happens while the page is closed, as a switch; why not, where that can be mended; or
 * nothing. It asks for permission when it is pressed, and never by itself.
 */
export function PushSwitch() {
  const api = useApi();
  const { data: offer } = useQuery({
    queryKey: KEY,
    queryFn: async () => offerHere((await api.call(getPushKeys)).data.vapid_public_key !== null),
    staleTime: 0,
  });
  if (offer === undefined || offer === 'nothing') return null;
  return offer === 'to_install' ? <ToInstall /> : <Offered offer={offer} />;
}

async function offerHere(isSent: boolean): Promise<PushOffer> {
  return pushOffer({
    state: await pushState(),
    isSent,
    isAlone: isAlone(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: matchesMedia('(display-mode: standalone)'),
  });
}

function ToInstall() {
  const t = useText();
  return (
    <div className={styles.texts}>
      <span className={styles.name}>{t('push.name')}</span>
      <span className={styles.hint}>{t('push.to_install')}</span>
    </div>
  );
}

function Offered({ offer }: { offer: 'on' | 'off' | 'denied' }) {
  const t = useText();
  const queries = useQueryClient();
  const { locale } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const isOn = offer === 'on';
  const press = async () => {
    setBusy(true);
    try {
      await (isOn ? unsubscribeFromPush() : subscribeToPush(locale));
    } catch (error) {
      // Browsers say so too where their push service does not answer.
      if (!(error instanceof ApiError || error instanceof DOMException)) throw error;
      showAlert({ kind: 'error', title: t('push.failed_title'), message: t('push.failed_text') });
    } finally {
      await queries.invalidateQueries({ queryKey: KEY });
      setBusy(false);
    }
  };
  return (
    <Switch
      label={t('push.name')}
      hint={t(offer === 'denied' ? 'push.denied' : 'push.hint')}
      isOn={isOn}
      disabled={offer === 'denied' || isBusy}
      onChange={() => void press()}
    />
  );
}
