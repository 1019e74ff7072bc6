import { SHIPPED_FOR } from '../described-markets';
import { shippedMarket } from '../market-templates';

/**
 * Markets of the shipped catalogue of whose outcomes several may win: double chances and what is combined with
 * them, ranges that overlap, scorers, places.
 */
const SEVERAL_WIN = new Set([10, 40, 63, 536, 546, 547, 548, 559, 805, 868, 908, 1091]);

/**
 * Whether at most one outcome of a line wins, so that bets on the others pay for it (SPEC §7 POST /bets/max-stake).
 * Of a market whose outcomes the shipped catalogue does not list, and of one of another provider, nobody knows.
 */
export function hasOneWinner(marketId: number, provider: string): boolean {
  if (provider !== SHIPPED_FOR || SEVERAL_WIN.has(marketId)) return false;
  return (shippedMarket(marketId)?.outcomes.length ?? 0) > 1;
}
