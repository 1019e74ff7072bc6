import { ZERO, type Minor } from '../money';
import type { BetResult } from '../settlement/bet-result';
import { isPlayed, pointsFor, type PointTerms } from './points';

/** A bet that was placed with a bonus whose bets earn points. */
export interface PointBet {
  betId: number;
  result: BetResult;
  /** The stake that was not cashed out, in subunits of the bet's currency. */
  stakeLeft: Minor;
  terms: PointTerms;
  eventIds: readonly number[];
}

/**
 * The points of each bet on one bonus, by the bet's id, from how the bets stand now and from nothing else. Where events
 * count once, the bet that was placed first has the turn among those won or lost: one that is voided passes it on, and
 * the order in which results come does not matter. A bet that earns nothing takes no turn.
 */
export function pointsByBet(
  bets: readonly PointBet[],
  { oncePerEvent }: { oncePerEvent: boolean },
): ReadonlyMap<number, Minor> {
  const farmed = new Set<number>();
  const inOrder = bets.toSorted((one, other) => one.betId - other.betId);
  return new Map(
    inOrder.map(({ betId, result, stakeLeft, terms, eventIds }) => {
      const isTaken = oncePerEvent && eventIds.some((id) => farmed.has(id));
      const points = isPlayed(result) && !isTaken ? pointsFor(stakeLeft, terms) : ZERO;
      if (points > 0n) for (const id of eventIds) farmed.add(id);
      return [betId, points];
    }),
  );
}
