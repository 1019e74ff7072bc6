import type { Odds } from '@touchline/domain/money';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import type { Market, Outcome } from './catalogue';
import type { MatchCard } from './match-card';
import { sidesOf } from './match-sides';

type PickedMatch = Pick<
  MatchCard,
  'id' | 'urn_id' | 'slug' | 'status' | 'type' | 'provider' | 'tournament' | 'competitors' | 'name'
>;
type PickedMarket = Pick<Market, 'id' | 'name' | 'market_groups' | 'specifier'>;

/** What the slip keeps of an outcome when it is picked, at the odds it shows (SPEC §3 "Selection"). */
export function pickedOutcome(
  match: PickedMatch,
  market: PickedMarket,
  outcome: Pick<Outcome, 'id' | 'name'>,
  odds: Odds,
): PickedOutcome {
  const { sport, category } = match.tournament;
  const { home, away } = sidesOf(match);
  return {
    matchId: match.id,
    matchUrnId: match.urn_id,
    matchSlug: match.slug,
    matchStatus: match.status,
    type: match.type,
    provider: match.provider,
    sportId: sport.id,
    sportKey: sport.key,
    sportType: sport.type,
    categoryId: category.id,
    categoryName: category.name,
    tournamentId: match.tournament.id,
    home: home.name,
    away: away.name,
    tournament: match.tournament.name,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.market_groups[0] ?? null,
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds,
  };
}
