import type { messages } from '../../i18n/messages/rest/en';

export type CashOutReason = keyof (typeof messages)['my-bets']['reason'];

const WORDED: Record<CashOutReason, true> = {
  in_delay: true,
  lost: true,
  settled: true,
  freebet: true,
  suspended: true,
  no_probability: true,
  below_least: true,
  above_offer: true,
  below_seen: true,
  not_open: true,
  reached: true,
  above_win: true,
};

/** A reason that has words; null for one that this page does not know. */
export function reasonOf(told: unknown): CashOutReason | null {
  return typeof told === 'string' && Object.hasOwn(WORDED, told) ? (told as CashOutReason) : null;
}
