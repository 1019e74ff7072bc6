import type { Sport } from '@touchline/wire/catalogue';
import type { MatchCard } from '@touchline/wire/match-card';
import type { MatchFilter } from '../api/queries';

/** What is in play, matches and what is won outright; stopped ones too: they go on. */
export const LIVE: MatchFilter = {
  match_status: 'live,stopped',
  sort_by: 'tournament_priority:asc',
  limit: 200,
};

/** What begins next. */
export const UPCOMING: MatchFilter = {
  match_status: 'prematch',
  sort_by: 'start_time:asc',
  limit: 60,
};

/** What most is bet on in the leagues that come first. */
export const TOP: MatchFilter = {
  match_status: 'prematch',
  type: 'match',
  special: 'top',
  sort_by: 'bets_count:desc,start_time:asc',
  max_per_sport: 4,
  limit: 8,
};

/** What the first page shows of that, beside the top. */
export const COMING_UP: MatchFilter = { ...UPCOMING, limit: 24 };

export interface LeagueMatches {
  league: MatchCard['tournament'];
  matches: MatchCard[];
}

/**
 * Gathers matches by league. Leagues stand in the order of their sports, given by their keys, then of priority, then of
 * their first match.
 */
export function byLeague(
  matches: readonly MatchCard[],
  sports: readonly string[],
): LeagueMatches[] {
  const leagues = new Map<number, LeagueMatches>();
  for (const match of matches) {
    const found = leagues.get(match.tournament.id);
    if (found) found.matches.push(match);
    else leagues.set(match.tournament.id, { league: match.tournament, matches: [match] });
  }
  const place = ({ league }: LeagueMatches) => {
    const found = sports.indexOf(league.sport.key);
    return found < 0 ? sports.length : found;
  };
  return [...leagues.values()].sort(
    (one, other) => place(one) - place(other) || one.league.priority - other.league.priority,
  );
}

/** Gathers matches of one league that follow each other, and leaves the order as it is. */
export function inOrder(matches: readonly MatchCard[]): LeagueMatches[] {
  const runs: LeagueMatches[] = [];
  for (const match of matches) {
    const last = runs.at(-1);
    if (last?.league.id === match.tournament.id) last.matches.push(match);
    else runs.push({ league: match.tournament, matches: [match] });
  }
  return runs;
}

/** No list has room for more. */
const MOST_COLUMNS = 3;

/**
 * How many columns of odds a list of matches has: as many as the main market of their sport has outcomes, or as it
 * turns out to have. What is won outright has none.
 */
export function columnsOf(matches: readonly MatchCard[]): number {
  const counts = matches
    .filter(({ type }) => type === 'match')
    .map(({ tournament, main_market: market }) =>
      Math.max(tournament.main_market_outcomes_count, market?.outcomes.length ?? 0),
    );
  return Math.min(Math.max(0, ...counts), MOST_COLUMNS);
}

/** The same before there are matches, from their sport; as many as there can be where nobody knows. */
export function columnsOfSport(
  sports: readonly Pick<Sport, 'key' | 'main_market_outcomes_count'>[],
  sportKey: MatchFilter['sport_key'],
): number {
  const sport = sports.find(({ key }) => key === sportKey);
  return sport ? Math.min(sport.main_market_outcomes_count, MOST_COLUMNS) : MOST_COLUMNS;
}

/** Gathers matches by the day they begin, in the order they came. */
export function byDay(
  matches: readonly MatchCard[],
  dayNumber: (at: string) => number,
): readonly (readonly MatchCard[])[] {
  const days = new Map<number, MatchCard[]>();
  for (const match of matches) {
    const day = dayNumber(match.start_time);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days.values()];
}
