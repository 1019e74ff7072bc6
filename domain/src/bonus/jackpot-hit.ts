/** How far the payout of a hit has come (SPEC §3 "Jackpot hit"). */
export const PAYOUT_STATUSES = ['initial', 'approved', 'declined', 'paid'] as const;

export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

const NEXT: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  initial: ['approved', 'declined'],
  approved: ['paid'],
  declined: [],
  paid: [],
};

/**
 * Whether a payout may go from one status to another (SPEC §3 "Jackpot hit"). An approved one is public,
 * so it can only be paid.
 */
export function payoutMayBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  return NEXT[from].includes(to);
}
