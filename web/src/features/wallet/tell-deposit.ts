import { getDeposit } from '@touchline/wire/calls/platform';
import type { SpiNotification, SpiResult } from '@touchline/wire/window/spi';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import type { Text } from '../../i18n/text';
import { session } from '../../state/session';
import { type Alert, showAlert } from '../../ui/alert';
import { type DepositEnd, followDeposit } from './follow-deposit';

const TYPES = { success: 'success', warning: 'warning', danger: 'error' } as const;

/** SPEC §8: what the widget says becomes an alert. */
export function tellNotification(t: Text, { type, title, message }: SpiNotification): void {
  if (message === 'sign_in_again') session.expired();
  showAlert({
    kind: TYPES[type],
    title: t(`spi.notification.${title}`),
    message: t(`spi.notification.${message}`),
  });
}

const KINDS: Readonly<Record<SpiResult, Alert['kind']>> = {
  success: 'success',
  pending: 'info',
  error: 'error',
};

/** Says how a deposit ended for which the player had left the page. */
export function tellReturn(t: Text, result: SpiResult): void {
  showAlert({
    kind: KINDS[result],
    title: t(`wallet.result.${result}`),
    message: t(`wallet.result.${result}Text`),
  });
}

/** SPEC §8: says how a quick deposit ended. */
export function tellQuickDeposit(t: Text, result: SpiResult): void {
  if (result === 'error') {
    showAlert({
      kind: 'error',
      title: t('quick-deposit.notification.failed.title'),
      message: t('quick-deposit.notification.failed.description'),
    });
  } else showAlert({ kind: KINDS[result], title: t(`quick-deposit.notification.${result}`) });
}

const followed = new Set<string>();

/** Follows a deposit that nobody else watches any more, once, and tells its end. */
export async function followToEnd(id: string, tell: (end: DepositEnd) => void): Promise<void> {
  if (followed.has(id)) return;
  followed.add(id);
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const end = await followDeposit(() => stateOf(id), pause);
  followed.delete(id);
  if (end === null) return;
  tell(end);
  await session.refreshAccounts();
}

/** How the platform says a deposit stands; null when it is not this player's, undefined without an answer. */
export async function stateOf(id: string): Promise<string | null | undefined> {
  try {
    return (await call(getDeposit, { params: { id } })).data.state;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isGone = error.status === 401 || error.status === 404;
    return isGone ? null : undefined;
  }
}
