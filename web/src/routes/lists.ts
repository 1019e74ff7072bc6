import type { Match } from '@touchline/wire/catalogue';
import type { MatchFilter } from '../api/queries';

/** What is in play, stopped matches too: they go on. */
export const LIVE: MatchFilter = {
  type: 'match',
  match_status: 'live,stopped',
  sort_by: 'tournament_priority:asc',
  limit: 200,
};

/** What begins next. */
export const UPCOMING: MatchFilter = {
  type: 'match',
  match_status: 'prematch',
  sort_by: 'start_time:asc',
  limit: 60,
};

export interface LeagueMatches {
  league: Match['tournament'];
  matches: Match[];
}

/** Gathers matches by league; leagues stand in order of priority, then of their first match. */
export function byLeague(matches: readonly Match[]): LeagueMatches[] {
  const leagues = new Map<number, LeagueMatches>();
  for (const match of matches) {
    const found = leagues.get(match.tournament.id);
    if (found) found.matches.push(match);
    else leagues.set(match.tournament.id, { league: match.tournament, matches: [match] });
  }
  return [...leagues.values()].sort((one, other) => one.league.priority - other.league.priority);
}

/** Gathers matches by the day they begin, in the order they came. */
export function byDay(
  matches: readonly Match[],
  dayNumber: (at: string) => number,
): readonly (readonly Match[])[] {
  const days = new Map<number, Match[]>();
  for (const match of matches) {
    const day = dayNumber(match.start_time);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days.values()];
}
