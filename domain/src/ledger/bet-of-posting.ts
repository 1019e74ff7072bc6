const BET_FACTS: ReadonlySet<string> = new Set(['stake', 'reject', 'settle', 'cash_out']);

/** The id of the bet that a posting is of, by the posting's name; null when it is of none. */
export function betOfPosting(posting: string): number | null {
  const [fact = '', bet = ''] = posting.split(':');
  return BET_FACTS.has(fact) && /^\d{1,15}$/.test(bet) ? Number(bet) : null;
}
