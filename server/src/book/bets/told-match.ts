import type { MatchStatus } from '@touchline/domain/bets/market-status';
import type { ScoreNow } from '@touchline/domain/progress/reading';
import { regularScoreOf } from '@touchline/domain/progress/regular-time';
import type { BetReply } from '@touchline/wire/bets';
import { sql } from 'kysely';
import { matchSlug } from '../catalogue/match-reply';
import type { Names } from '../catalogue/names';

/** A match as far as a bet on it tells. */
export interface ToldMatch {
  match_id: number;
  urn: string;
  provider: string;
  /** Of what is won outright, which has no sides. */
  match_name: string | null;
  match_status: MatchStatus;
  start_time: Date;
  score: { home: number; away: number } | null;
  periods: ScoreNow['period_score'] | null;
  sport_key: string;
  home_urn: string | null;
  home_name: string | null;
  away_urn: string | null;
  away_name: string | null;
  tournament_urn: string;
  tournament_name: string;
}

/** Its columns but the id, in a query that has the match as `m` and `TOLD_MATCH_JOINS`. */
export const TOLD_MATCH_COLUMNS = sql`m.urn, m.provider, m.name as match_name, m.status as match_status, m.start_time,
  m.statistics -> 'total_score' as score, m.statistics -> 'period_score' as periods, sp.key as sport_key, h.urn as home_urn, h.name as home_name,
  a.urn as away_urn, a.name as away_name, t.urn as tournament_urn, t.name as tournament_name`;

export const TOLD_MATCH_JOINS = sql`left join competitors h on h.id = m.home_id
  left join competitors a on a.id = m.away_id
  join tournaments t on t.id = m.tournament_id
  join sports sp on sp.id = m.sport_id`;

/** The urns of all that a bet names of its match. */
export function urnsOfMatch(match: ToldMatch): string[] {
  const { urn, home_urn: home, away_urn: away, tournament_urn: tournament } = match;
  return [urn, home, away, tournament].flatMap((each) => each ?? []);
}

/** A match in the words of one locale. */
export function toldMatch(match: ToldMatch, names: Names): BetReply['selections'][number]['match'] {
  const { match_id: id, urn, match_name: name } = match;
  const home = sideOf(match.home_urn, match.home_name);
  const away = sideOf(match.away_urn, match.away_name);
  return {
    id,
    urn_id: urn,
    slug: matchSlug({ id, name, home, away }),
    sport_key: match.sport_key,
    status: match.match_status,
    start_time: match.start_time.toISOString(),
    home: home ? names.of(home.urn, home.name) : '',
    away: away ? names.of(away.urn, away.name) : '',
    name: name === null ? null : names.of(urn, name),
    tournament: names.of(match.tournament_urn, match.tournament_name),
    score: match.score,
    ...regularReply(match),
  };
}

function regularReply({ periods }: ToldMatch) {
  const regular = periods && regularScoreOf(periods);
  return regular ? { regular_score: regular } : {};
}

function sideOf(urn: string | null, name: string | null): { urn: string; name: string } | null {
  return urn === null || name === null ? null : { urn, name };
}
