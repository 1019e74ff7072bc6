import type { Text } from '../../i18n/text';
import type { Fault } from '../../state/field-form';

/** Why a withdrawal was refused, or could not be taken back, by the `details` of the answer. */
const REFUSALS = ['insufficient_funds', 'unverified', 'debt', 'chargeback', 'too_late'] as const;

/** Refusals that any call may be answered with. */
const USUAL = [
  'too_many_requests',
  'limit_reached',
  'conflict',
  'payments_closed',
  'unreachable',
] as const;

/** Says what is wrong with a withdrawal that was asked for; `example` is an amount as it is typed. */
export function withdrawalFault(t: Text, fault: Fault, example: string): string {
  const { field, code } = fault;
  // The server has read the amount, and will not have it; before that it is none.
  if (field === 'amount' && code === 'bad_request') return t('purse.withdrawals.error.amountRange');
  if (field === 'amount') return t('purse.withdrawals.error.amountMissing', { amount: example });
  if (field === 'destination') return t('purse.withdrawals.error.destination');
  if (field === 'currency') return t('purse.withdrawals.error.currency');
  const isUnconfirmed = code === 'confirm_password';
  const why = isUnconfirmed ? t('account.confirm_password.needed') : refusalText(t, fault);
  // Nobody knows what became of it.
  return code === 'unreachable' ? why : `${t('purse.withdrawals.error.title')}. ${why}`;
}

/** Why something about a withdrawal was refused, in a sentence. */
export function refusalText(t: Text, { code, details }: Fault): string {
  const why = REFUSALS.find((each) => code === 'withdrawal_refused' && each === details);
  const usual = USUAL.find((each) => each === code);
  return t(`purse.withdrawals.error.${why ?? usual ?? 'other'}`);
}
