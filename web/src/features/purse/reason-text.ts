import { playerReason } from '@touchline/domain/payments/withdrawal';
import type { Text } from '../../i18n/text';

/** Why somebody looks at a withdrawal, or why it was not paid, in a sentence. */
export function reasonText(t: Text, reason: string): string {
  return t(`purse.withdrawals.reason.${playerReason(reason)}`);
}
