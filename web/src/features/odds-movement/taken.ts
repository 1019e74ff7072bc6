import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Odds } from '@touchline/domain/money';
import { openSelections, type Slip } from '@touchline/domain/slip/slip';
import type { Bet } from '@touchline/wire/bets';

/** The odds that somebody has agreed to, and whether a bet stands on them or a slip alone. */
export interface Taken {
  odds: Odds;
  by: 'bet' | 'slip';
}

/** What was taken of an outcome: by the latest of their bets, else by the slip; null where neither has it. */
export function takenOf(key: OutcomeKey, bets: readonly Bet[], slip: Slip): Taken | null {
  const placed = bets.flatMap((bet) => bet.selections).find((each) => keyOf(each) === key);
  if (placed) return { odds: placed.odds, by: 'bet' };
  const picked = openSelections(slip).find((each) => each.key === key);
  return picked ? { odds: picked.acceptedOdds, by: 'slip' } : null;
}

function keyOf({ match, market, specifier, outcome }: Bet['selections'][number]): OutcomeKey {
  return outcomeKey({ matchId: match.id, marketId: market.id, specifier, outcomeId: outcome.id });
}
