import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { faultAlert } from './fault-alert';

/** Says when the connection is lost and when it is back (SPEC §4 "Alerts"). */
export function useNetworkAlerts(): void {
  const t = useText();
  useEffect(() => {
    const lost = () => showAlert(faultAlert(t, true));
    const back = () => showAlert({ kind: 'success', title: t('shell.online_title') });
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [t]);
}
