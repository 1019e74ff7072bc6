import type { MarketShape } from '@touchline/domain/feed/plausibility';
import { outcomeOrder } from './market-catalogue';
import { catalogued } from './market-numbers';

/** Markets of the catalogue of which several outcomes can win, or of which a provider makes what it likes. */
const SEVERAL_WINNERS: ReadonlySet<number> = new Set([
  10,
  63,
  546,
  547,
  548, // double chance, and goal ranges that overlap
  40,
  536,
  538,
  559,
  805,
  868,
  908,
  1091, // scorers, places and special bets
  535,
  907, // short-term bets
]);

/** What is known of a line's outcomes. A market that is not in the catalogue may have any number of winners. */
export function marketShape(id: number, specifier: string, provider: string): MarketShape {
  const market = catalogued(id, provider);
  return {
    hasOneWinner: market !== undefined && !SEVERAL_WINNERS.has(market.id),
    outcomes: outcomeOrder(id, specifier, provider),
  };
}
