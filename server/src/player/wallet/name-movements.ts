/** What a movement is of: `Lille 4:0 Lens · Lille +2`, and the bonus of a bet; `Spring Cup · 3rd`, and what that is. */
interface Named {
  about: string;
  bonus: string | null;
  paidBy: { type: 'tournament' | 'jackpot'; id: number } | null;
}

/** Names movements by their postings, each in the language of its player's account; what has no name is left out. */
export type NameMovements = (postings: readonly string[]) => Promise<ReadonlyMap<string, Named>>;

/** Movements of money by what they are of; nothing where nobody names them. */
export async function movementNames(
  rows: readonly { id: string }[],
  nameMovements: NameMovements | undefined,
): Promise<ReadonlyMap<string, Named>> {
  if (rows.length === 0 || !nameMovements) return new Map();
  return nameMovements(rows.map(({ id }) => id));
}
