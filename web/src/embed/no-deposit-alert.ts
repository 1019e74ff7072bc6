import type { Text } from '../i18n/text';
import { showAlert } from '../ui/alert';

/** Says that deposits are made outside this frame. */
export function tellNoDeposit(t: Text): void {
  showAlert({ kind: 'info', title: t('host.noDeposit'), message: t('host.noDepositText') });
}
