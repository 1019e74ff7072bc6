import { minus, smaller, type Minor } from '../money';
import type { JackpotLevel } from './jackpot';

/** A level, and whether its pool can still be won. */
export interface ReturnLevel extends Pick<JackpotLevel, 'code' | 'pool' | 'ceiling'> {
  isOver: boolean;
}

/** What of a declined hit goes to a level. */
export interface ReturnedShare {
  code: string;
  amount: Minor;
}

/**
 * Where the amount of a declined hit goes (SPEC §3 "Jackpot hit"): back to its own level, first in `levels`, and on to
 * those behind it, each only up to its ceiling. What none of them has room for is left over.
 */
export function returnedShares(
  amount: Minor,
  levels: readonly ReturnLevel[],
): { shares: ReturnedShare[]; leftOver: Minor } {
  let leftOver = amount;
  const shares = levels.flatMap(({ code, pool, ceiling, isOver }, at): ReturnedShare[] => {
    if (isOver && at > 0) return [];
    const room = ceiling === null ? leftOver : minus(ceiling, smaller(pool, ceiling));
    const share = smaller(leftOver, room);
    leftOver = minus(leftOver, share);
    return share > 0n ? [{ code, amount: share }] : [];
  });
  return { shares, leftOver };
}
