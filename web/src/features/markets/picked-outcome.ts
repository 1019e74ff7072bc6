import type { Odds } from '@touchline/domain/money';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import type { Market, Match, Outcome } from '@touchline/wire/catalogue';

/** What the slip keeps of an outcome when it is clicked, at the odds it shows. */
export function pickedOutcome(
  match: Match,
  market: Market,
  outcome: Outcome,
  odds: Odds,
): PickedOutcome {
  return {
    matchId: match.id,
    matchUrnId: match.urn_id,
    matchSlug: match.slug,
    matchStatus: match.status,
    provider: match.provider,
    sportKey: match.tournament.sport.key,
    home: match.competitors.home.name,
    away: match.competitors.away.name,
    tournament: match.tournament.name,
    marketId: market.id,
    marketName: market.name,
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds,
  };
}
