import type { Minor } from '../money';

/** How a deposit stands (SPEC §4): `expired` was never paid, `refunded` was given back whole, `charged_back` was taken back by the player's bank. */
export const DEPOSIT_LIFE = [
  'pending',
  'success',
  'error',
  'expired',
  'refunded',
  'charged_back',
] as const;

export type DepositLife = (typeof DEPOSIT_LIFE)[number];

/** A deposit as far as an event about it needs to know; amounts in subunits. */
export interface DepositStanding {
  state: DepositLife;
  amount: Minor;
  /** What of it was given back before. */
  refunded: Minor;
}

/** What a provider says became of a payment. */
export type DepositNews = 'paid' | 'declined' | 'expired' | 'refunded' | 'charged_back';

/**
 * What is done about it. `settled`: told before, nothing happens again. `early`: it speaks of money we
 * do not know to be paid yet. `mismatch`: another amount than there is.
 */
export type DepositStep =
  | 'credit'
  | 'decline'
  | 'expire'
  | 'refund'
  | 'charge_back'
  | 'mismatch'
  | 'settled'
  | 'early';

/** What an event about `amount` does to a deposit. Money that came after all is credited, however late. */
export function depositStep(
  deposit: DepositStanding,
  news: DepositNews,
  amount: Minor,
): DepositStep {
  if (news === 'refunded' || news === 'charged_back') return takenBack(deposit, news, amount);
  if (deposit.state !== 'pending' && !(deposit.state === 'expired' && news === 'paid')) {
    return 'settled';
  }
  if (amount !== deposit.amount) return 'mismatch';
  return ({ paid: 'credit', declined: 'decline', expired: 'expire' } as const)[news];
}

function takenBack(
  { state, amount: paid, refunded }: DepositStanding,
  news: 'refunded' | 'charged_back',
  amount: Minor,
): DepositStep {
  if (state === 'pending' || state === 'expired') return 'early';
  if (state !== 'success') return 'settled';
  if (amount <= 0n || refunded + amount > paid) return 'mismatch';
  return news === 'refunded' ? 'refund' : 'charge_back';
}
