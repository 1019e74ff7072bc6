import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { lineKey, outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { CardMarket, MatchCard } from '@touchline/wire/match-card';
import type { LiveLine, LiveMatch, LiveOutcome, LiveState } from './live-state';

/** Takes over matches from a reply, with their main markets, where they are not older than what is known. */
export function seedMatches(state: LiveState, sent: readonly MatchCard[]): LiveState {
  const matches = new Map(state.matches);
  for (const match of sent) {
    const known = matches.get(match.id);
    if (!known || known.version < match.version) matches.set(match.id, matchFrom(match, known));
  }
  const markets = sent.flatMap(({ main_market: market }) => market ?? []);
  return seedMarkets({ ...state, matches }, markets);
}

/** Takes over lines from a reply where they are newer than what is known. */
export function seedMarkets(state: LiveState, sent: readonly CardMarket[]): LiveState {
  const lines = new Map(state.lines);
  const outcomes = new Map(state.outcomes);
  for (const market of sent) {
    const key = keyOf(market);
    const known = lines.get(key);
    if (known && known.version >= market.version) continue;
    lines.set(key, lineFrom(market));
    seedOutcomes(outcomes, market);
  }
  return { ...state, lines, outcomes };
}

/**
 * Takes over all lines of a match as of a version of it. What is known of the match and not among them has gone, also
 * where there are none at all, unless it is newer than the reply.
 */
export function seedOffer(
  state: LiveState,
  matchId: number,
  sent: readonly CardMarket[],
  version: number,
): LiveState {
  const named = new Set(sent.map(keyOf));
  const seeded = seedMarkets(state, sent);
  const lines = new Map(seeded.lines);
  const outcomes = new Map(seeded.outcomes);
  for (const [key, line] of seeded.lines) {
    if (line.matchId !== matchId || named.has(key) || line.version > version) continue;
    lines.set(key, { ...line, status: MARKET_STATUS.inactive });
    for (const outcomeId of line.outcomeIds) {
      const outcome = outcomeKey({ ...line, outcomeId });
      const known = outcomes.get(outcome);
      if (known) outcomes.set(outcome, { ...known, status: MARKET_STATUS.inactive, moved: 0 });
    }
  }
  return { ...seeded, lines, outcomes };
}

/** Takes over which providers are down from the settings. */
export function seedProviders(
  state: LiveState,
  statuses: Readonly<Record<string, 'active' | 'down'>>,
): LiveState {
  const names = Object.entries(statuses).filter(([, status]) => status === 'down');
  return { ...state, down: new Set(names.map(([name]) => name)) };
}

function keyOf(market: CardMarket): string {
  return lineKey({ matchId: market.match_id, marketId: market.id, specifier: market.specifier });
}

function matchFrom(match: MatchCard, known: LiveMatch | undefined): LiveMatch {
  const { status, stage, statistics, provider, version } = match;
  const counted = known !== undefined && known.countVersion > version;
  const startsAt = match.type === 'match' ? Date.parse(match.start_time) : null;
  return {
    status,
    stage,
    statistics,
    provider,
    startsAt,
    isOverdue: known?.startsAt === startsAt && known.isOverdue,
    version,
    availableMarkets: counted ? known.availableMarkets : match.available_markets,
    countVersion: counted ? known.countVersion : version,
  };
}

function lineFrom(market: CardMarket): LiveLine {
  return {
    matchId: market.match_id,
    marketId: market.id,
    specifier: market.specifier,
    status: market.status,
    mostBalanced: market.most_balanced,
    nextBetStop: market.next_bet_stop,
    outcomeIds: market.outcomes.map(({ id }) => id),
    version: market.version,
  };
}

function seedOutcomes(outcomes: Map<OutcomeKey, LiveOutcome>, market: CardMarket): void {
  for (const { id, odds, active } of market.outcomes) {
    const key = outcomeKey({
      matchId: market.match_id,
      marketId: market.id,
      specifier: market.specifier,
      outcomeId: id,
    });
    outcomes.set(key, { odds, active, status: market.status, moved: 0, version: market.version });
  }
}
