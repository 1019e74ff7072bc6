import { larger, minus, sum, ZERO, type Minor } from '../money';

/** A bet as one event sees it, in subunits of one currency. */
export interface EventBet {
  /** What its outcome competes in: of all outcomes of a line at most one wins. */
  line: string;
  outcomeId: string;
  /** The player's own stake: zero for a freebet. */
  stake: Minor;
  /** What it pays at most when its outcome wins. It pays nothing when another one does. */
  win: Minor;
}

/**
 * The most the house can lose on one event, in subunits: on each line what its dearest outcome pays
 * above all that was staked on the line, or nothing if even that leaves a gain, since the line may yet
 * be cancelled; added up, as though the worst happened on every line and on all other events.
 *
 * It is never too low: the largest stake rests on it (SPEC §7 POST /bets/max-stake). A bet that does not
 * fit `EventBet` keeps it so on a line of its own: one on an outcome that can win together with its
 * neighbours (double chance), and a system, which may pay without this leg. A custom bet stands on the
 * line of any one of its legs.
 */
export function liabilityOf(bets: readonly EventBet[]): Minor {
  const lines = new Map<string, { staked: Minor; pays: Map<string, Minor> }>();
  for (const { line, outcomeId, stake, win } of bets) {
    const { staked, pays } = lines.get(line) ?? { staked: ZERO, pays: new Map<string, Minor>() };
    pays.set(outcomeId, sum([pays.get(outcomeId) ?? ZERO, win]));
    lines.set(line, { staked: sum([staked, stake]), pays });
  }
  const worst = [...lines.values()].map(({ staked, pays }) =>
    larger(ZERO, minus([...pays.values()].reduce(larger), staked)),
  );
  return sum(worst);
}
