/** What a player is shown a movement of the account as (SPEC §2 "/profile/wallet/transactions"). */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'bonus',
  'game',
  'correction',
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The first words of the names of postings, by what they are shown as. */
const FACTS: Record<Exclude<TransactionKind, 'correction'>, readonly string[]> = {
  deposit: ['deposit', 'refund', 'chargeback'],
  withdrawal: ['withdrawal'],
  bet: ['stake', 'reject'],
  payout: ['settle', 'cash_out'],
  bonus: ['prize', 'freebet', 'pool', 'jackpot', 'jackpot_hit'],
  game: ['game', 'rollback'],
};

/** Which facts are of a kind: those that begin with one of `words`, or, for the rest, with none of them. */
export function factsOf(kind: TransactionKind): { words: readonly string[]; rest: boolean } {
  return kind === 'correction'
    ? { words: Object.values(FACTS).flat(), rest: true }
    : { words: FACTS[kind], rest: false };
}

/** What kind a fact is of, by the name of its posting; whatever is none of the others is a correction. */
export function kindOfPosting(postingId: string): TransactionKind {
  const fact = factOf(postingId);
  return TRANSACTION_KINDS.find((kind) => factsOf(kind).words.includes(fact)) ?? 'correction';
}

/** The first word of a posting's name: what happened. */
export function factOf(postingId: string): string {
  return postingId.split(':', 1)[0] ?? '';
}
