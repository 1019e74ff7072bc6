/** The stages of a withdrawal; the first four may follow each other, the others end it. */
export const WITHDRAWAL_STATES = [
  'requested',
  'in_review',
  'approved',
  'sending',
  'sent',
  'failed',
  'cancelled',
  'declined',
] as const;

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What may follow a stage. A sent one fails when the bank sends it back. */
const NEXT: Record<WithdrawalState, readonly WithdrawalState[]> = {
  requested: ['in_review', 'approved', 'cancelled', 'declined'],
  in_review: ['approved', 'cancelled', 'declined'],
  approved: ['in_review', 'sending', 'cancelled', 'declined'],
  sending: ['sent', 'failed'],
  sent: ['failed'],
  failed: [],
  cancelled: [],
  declined: [],
};

/** Whether one stage of a withdrawal may follow another. */
export function mayBecome(from: WithdrawalState, to: WithdrawalState): boolean {
  return NEXT[from].includes(to);
}

/** Whether the player may still take a withdrawal back: until it is being sent. */
export function isCancellable(state: WithdrawalState): boolean {
  return mayBecome(state, 'cancelled');
}

/** Why an operator declines a withdrawal. */
export const DECLINE_REASONS = [
  'identity_needed',
  'destination_not_yours',
  'provider_declined',
  'suspected_fraud',
  'limit',
  'other',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why a withdrawal was not paid, as its player is told. */
export const UNPAID_REASONS = [
  'refused_by_bank',
  'returned_by_bank',
  'identity_needed',
  'destination_not_yours',
  'provider_declined',
  'limit',
  'other',
] as const;

export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Why somebody looks at it, or why it was not paid, as its player is told. */
export const PLAYER_REASONS = ['large_amount', 'debt', 'chargeback', ...UNPAID_REASONS] as const;

/** Why nothing was sent, or why somebody looks at it. `operator` stands with what was declined before reasons were given. */
export type WithdrawalReason = (typeof PLAYER_REASONS)[number] | DeclineReason | 'operator';

/** A reason as the player may know it: who is suspected of a fraud is not warned, and what has no name is no news. */
export function playerReason(reason: string): (typeof PLAYER_REASONS)[number] {
  return PLAYER_REASONS.find((each) => each === reason) ?? 'other';
}

/** Why a withdrawal was not paid, as its player is told. */
export function unpaidReason(reason: string): UnpaidReason {
  return UNPAID_REASONS.find((each) => each === reason) ?? 'other';
}

const HOUR = 3_600_000;

/** How long each stage is expected to take from its beginning until the money is sent, in milliseconds. */
const EXPECTED_MS: Partial<Record<WithdrawalState, number>> = {
  requested: 24 * HOUR,
  in_review: 48 * HOUR,
  approved: HOUR,
  sending: HOUR,
};

/** When a withdrawal that has now reached this stage is expected to be sent, in milliseconds since 1970; null when it has ended. */
export function expectedBy(state: WithdrawalState, now: number): number | null {
  const wait = EXPECTED_MS[state];
  return wait === undefined ? null : now + wait;
}

/** Where money goes, without spaces and hyphens: an IBAN, an account number or a wallet's address; null when it is none. */
export function destinationOf(text: string): string | null {
  const written = text.replace(/[\s-]/g, '');
  return /^[A-Za-z0-9]{8,64}$/.test(written) ? written : null;
}

/** A destination as it may be shown: its last four characters, and of a longer one the first two. */
export function maskedDestination(destination: string): string {
  const shown = destination.length >= 12 ? destination.slice(0, 2) : '';
  return `${shown}••••${destination.slice(-4)}`;
}
