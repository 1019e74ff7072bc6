import type { Call } from './call';

/**
 * Calls for players that are answered while they are excluded or on a break: what has happened on the account, its
 * balance, and the withdrawal of it, with whatever a withdrawal is confirmed by. All others are refused with
 * `account_restricted`. Calls that anyone may make are answered as ever.
 */
const OPEN: ReadonlySet<string> = new Set([
  // Who the session belongs to, on whichever of the origins, and news about it.
  'createHandover',
  'websocketAuthorize',
  // Showing that it is its player's, and a new password where it may be somebody else's.
  'confirmByPassword',
  'askForFactor',
  'confirmByFactor',
  'changePassword',
  // What has happened.
  'listUserLimits',
  'playStatement',
  'listTransactions',
  'listDeposits',
  'getDeposit',
  'listBets',
  'countBets',
  'getBet',
  'getBetHistory',
  // The balance.
  'listAccounts',
  'listWithdrawals',
  'getWithdrawal',
  'createWithdrawal',
  'cancelWithdrawal',
]);

/** Whether a call is answered to somebody who is excluded or on a break. */
export function isOpenWhileExcluded({ name, access }: Pick<Call, 'name' | 'access'>): boolean {
  return access !== 'player' || OPEN.has(name);
}
