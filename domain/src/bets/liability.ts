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
  /** What it pays at most when its line is cancelled: left out, its stake. A combo goes on without the leg. */
  voided?: Minor;
}

/** All bets on one line, added up, in subunits of one currency. */
export interface LineTotals {
  staked: Minor;
  /** What they pay when the line is cancelled. */
  voided: Minor;
  /** What they pay by the outcome that wins. */
  pays: ReadonlyMap<string, Minor>;
}

export const NO_BETS: LineTotals = { staked: ZERO, voided: ZERO, pays: new Map() };

/** A line with one more bet on it. */
export function withBet(line: LineTotals, bet: EventBet): LineTotals {
  const { outcomeId, stake, win, voided = stake } = bet;
  return {
    staked: sum([line.staked, stake]),
    voided: sum([line.voided, voided]),
    pays: new Map(line.pays).set(outcomeId, sum([line.pays.get(outcomeId) ?? ZERO, win])),
  };
}

/**
 * The most the house can lose on one line, in subunits: what is paid at most above all that was staked.
 * What it pays is linear in how the line ends, so a half result or a dead heat never costs more.
 */
export function lineLiability({ staked, voided, pays }: LineTotals): Minor {
  return larger(ZERO, minus([...pays.values()].reduce(larger, voided), staked));
}

/**
 * The most the house can lose on one event, in subunits: that of each line, added up, as though the
 * worst happened on every line and on all other events.
 *
 * It is never too low: the largest stake rests on it (SPEC §7 POST /bets/max-stake). A bet that does not
 * fit `EventBet` keeps it so on a line of its own: one on an outcome that can win together with its
 * neighbours (double chance), and a system, which may pay without this leg. A custom bet stands on the
 * line of any one of its legs.
 *
 * @internal
 */
export function liabilityOf(bets: readonly EventBet[]): Minor {
  const lines = new Map<string, LineTotals>();
  for (const bet of bets) lines.set(bet.line, withBet(lines.get(bet.line) ?? NO_BETS, bet));
  return sum([...lines.values()].map(lineLiability));
}
