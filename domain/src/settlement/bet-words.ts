/** What a settled bet came to, by what it pays beside its stake: the filters of SPEC §3, and the colours. */
export const ENDINGS = ['win', 'lose', 'refund'] as const;

export type Ending = (typeof ENDINGS)[number];

/** The one word for how a bet stands, on its card, in its history and in notifications. */
export const BET_WORDS = [
  'open',
  'won',
  'half_won',
  'lost',
  'half_lost',
  /** It pays something that is neither its win nor its stake: a system with lost legs, a dead heat, the rest of a cash-out. */
  'returned',
  'stake_returned',
  'void',
  'cashed_out',
] as const;

export type BetWord = (typeof BET_WORDS)[number];
