import type { Minor } from '../money';
import { split } from './split';

/** What one player has farmed in a tournament, in subunits of the default currency. */
export interface Farmer {
  playerId: number;
  farmedAmount: Minor;
  farmedFreebetsCount: number;
}

/** A line of a leaderboard (SPEC §3 "Leaderboard row"). */
export interface LeaderboardRow extends Farmer {
  position: number;
  currentUser: boolean;
  currencyCode: string;
}

/**
 * Players by what they have farmed. Equals share a position and the positions after them are skipped:
 * 1, 2, 2, 4. Who has farmed nothing is not on it (SPEC §3 "Leaderboard row").
 */
export function leaderboard(
  farmers: readonly Farmer[],
  currencyCode: string,
  currentPlayer: number | null,
): LeaderboardRow[] {
  const sorted = farmers
    .filter(({ farmedAmount }) => farmedAmount > 0n)
    .toSorted((one, other) => Number(other.farmedAmount - one.farmedAmount));
  let position = 0;
  return sorted.map((farmer, index) => {
    if (farmer.farmedAmount !== sorted[index - 1]?.farmedAmount) position = index + 1;
    const currentUser = farmer.playerId === currentPlayer;
    return { ...farmer, position, currentUser, currencyCode };
  });
}

/**
 * What each row of a leaderboard gets of the pool, in subunits and the order of the rows (DESIGN §4.11).
 * `shares` are whole numbers, for the first position and those after it; throws when one is not. Equals
 * share what their positions get together. The parts sum to the pool; positions that nobody has reached
 * leave theirs to those taken.
 */
export function poolPrizes(
  pool: Minor,
  shares: readonly number[],
  rows: readonly { position: number }[],
): Minor[] {
  const sizes = new Map<number, number>();
  for (const { position } of rows) sizes.set(position, (sizes.get(position) ?? 0) + 1);
  const paid = [...sizes].filter(([position]) => position <= shares.length);
  /** Every group of equals divides it, so that what each of them gets is a whole weight. */
  const unit = paid.reduce((product, [, size]) => product * BigInt(size), 1n);
  const weights = rows.map(({ position }) => {
    const size = sizes.get(position) ?? 1;
    const group = shares.slice(position - 1, position - 1 + size);
    return (unit / BigInt(size)) * BigInt(group.reduce((all, each) => all + each, 0));
  });
  return split(pool, weights);
}
