import type { Minor } from '../money';

/** How far the payout of a hit has come (SPEC §3 "Jackpot hit"). */
export const PAYOUT_STATUSES = ['initial', 'approved', 'declined', 'paid'] as const;

export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A hit of a jackpot's level. `amount` is in subunits of the jackpot's currency. */
export interface JackpotHit {
  id: number;
  jackpotId: number;
  amount: Minor;
  amountEur: Minor;
  levelCode: string;
  levelName: string;
  status: PayoutStatus;
  userHash: string;
  seen: boolean;
}

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

/** The hits that anyone may see: those approved or paid (SPEC §3 "Jackpot hit", §7 "/jackpot-hits"). */
export function publicHits(hits: readonly JackpotHit[]): JackpotHit[] {
  return hits.filter(({ status }) => status === 'approved' || status === 'paid');
}
