import { isGone } from '@touchline/domain/bets/market-status';
import { lineKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Selection } from '@touchline/domain/slip/slip';
import type { Market, Match } from '@touchline/wire/catalogue';

/**
 * Of the selections of one match, those that are no longer offered, by what the book shows now
 * (SPEC §4): the match is over or unknown, or the line is gone, settled or cancelled.
 */
export function goneOf(
  selections: readonly Selection[],
  match: Match | null,
  markets: readonly Market[],
): Set<OutcomeKey> {
  const isOn = ({ status }: Market) =>
    match !== null && !isGone({ matchStatus: match.status, marketStatus: status });
  const offered = new Set(markets.filter(isOn).map(keyOf));
  return new Set(selections.filter((each) => !offered.has(lineKey(each))).map((each) => each.key));
}

function keyOf(market: Market): string {
  return lineKey({ matchId: market.match_id, marketId: market.id, specifier: market.specifier });
}
