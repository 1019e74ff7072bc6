import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
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
  const offered = new Set(match && isOn(match) ? markets.filter(isUndecided).map(keyOf) : []);
  return new Set(selections.filter((each) => !offered.has(lineKey(each))).map((each) => each.key));
}

function isOn({ status }: Match): boolean {
  return (
    status === MATCH_STATUS.prematch ||
    status === MATCH_STATUS.live ||
    status === MATCH_STATUS.stopped
  );
}

function isUndecided({ status }: Market): boolean {
  return status !== MARKET_STATUS.settled && status !== MARKET_STATUS.cancelled;
}

function keyOf(market: Market): string {
  return lineKey({ matchId: market.match_id, marketId: market.id, specifier: market.specifier });
}
