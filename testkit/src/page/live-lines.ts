import { odds } from '@touchline/domain/money';
import type { Market, Match } from '@touchline/wire/catalogue';
import type { PushEvent } from '@touchline/wire/push/events';

/** A line with two outcomes at 1.50 and 2.50, for tests. */
export function aMarket(over: Partial<Market> = {}): Market {
  return {
    match_id: 7,
    match_urn_id: 'sr:match:7',
    id: 18,
    name: 'Total',
    status: 1,
    specifier: 'total=2.5',
    outcomes: [
      { id: '12', name: 'over 2.5', active: true, odds: odds(1500) },
      { id: '13', name: 'under 2.5', active: true, odds: odds(2500) },
    ],
    market_groups: [],
    priority: 1,
    most_balanced: true,
    next_bet_stop: null,
    custom_bet_groups: [],
    version: 5,
    ...over,
  };
}

/** A match in play with one line, for tests. */
export function aMatch(over: Partial<Match> = {}): Match {
  const id = over.id ?? 7;
  const team = (name: string) => ({
    id: 1,
    urn_id: 'u',
    name,
    abbreviation: 'T',
    country_code: null,
    logo: null,
  });
  return {
    id,
    urn_id: `sr:match:${id}`,
    slug: `arsenal-chelsea-m${id}`,
    type: 'match',
    tournament: {
      id: 17,
      urn_id: 'sr:tournament:17',
      slug: 'premier-league-l17',
      name: 'Premier League',
      priority: 1,
      kind: 'match',
      main_market_outcomes_count: 3,
      secondary_market_outcomes_count: 2,
      sport: { id: 1, key: 'soccer', name: 'Soccer', type: 'regular' },
      category: { id: 1, slug: 'england-c1', name: 'England', country_code: 'ENG', priority: 1 },
    },
    competitors: { home: team('Arsenal'), away: team('Chelsea') },
    name: null,
    participants: [],
    parent: null,
    stadium: null,
    city: null,
    status: 1,
    stage: 'first_half',
    start_time: '2026-06-01T18:00:00.000Z',
    end_date: null,
    statistics: {
      clock: null,
      total_score: { home: 0, away: 0 },
      period_score: [],
      red_cards: null,
    },
    available_markets: 9,
    main_market: aMarket({ match_id: id }),
    secondary_market: null,
    top_markets: [],
    provider: 'betradar',
    is_provider_stats_available: true,
    has_video: false,
    custom_bet: false,
    version: 5,
    ...over,
  };
}

/** News of the line of `aMarket`: both odds, at a version. */
export function oddsNews(
  version: number,
  [over, under]: readonly [number | null, number | null],
  more: { status?: 1 | 0 | -1; available?: number; matchId?: number } = {},
): PushEvent {
  const priced = (id: string, value: number | null) => ({
    id,
    active: value !== null,
    odds: value === null ? null : odds(value),
  });
  return {
    event_name: 'markets_changed',
    message: {
      match_id: more.matchId ?? 7,
      version,
      available_markets: more.available,
      markets: [
        {
          id: 18,
          specifier: 'total=2.5',
          status: more.status ?? 1,
          most_balanced: true,
          outcomes: [priced('12', over), priced('13', under)],
        },
      ],
    },
  };
}
