import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getStandings } from '@touchline/wire/calls/match-details';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type CompetitorRow, competitor, type MatchRow } from './match-rows';
import type { FindNames } from './names';
import { IS_PLAYED } from './played';
import { competitorReply } from './tournament-reply';

type Reply = ReplyOf<typeof getStandings>['data'];

interface StandingRow {
  competitor: CompetitorRow;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

/** What a win is worth; a draw is worth 1 where there is one. */
const POINTS_OF_A_WIN: Readonly<Record<string, number>> = { soccer: 3 };
const USUAL_POINTS_OF_A_WIN = 2;

/** How far back a season goes: a league begins anew every year. */
const SEASON = '300 days';

/**
 * The table of a match's league, from the matches of it that we have seen played in the season up to that match:
 * by points, then by difference, then by what was scored, then by name.
 */
export async function standingsOf(
  { db, findNames, locale }: { db: Kysely<Database>; findNames: FindNames; locale: string },
  match: Pick<MatchRow, 'tournament_id' | 'start_time'>,
  sportKey: string,
): Promise<Reply> {
  const { tournament_id: tournamentId, start_time: until } = match;
  const win = POINTS_OF_A_WIN[sportKey] ?? USUAL_POINTS_OF_A_WIN;
  const { rows } = await sql<StandingRow>`
    with results as (
      select side.competitor_id, side.own, side.other
      from matches m
      cross join lateral (values
        ((m.statistics #>> '{total_score,home}')::integer,
         (m.statistics #>> '{total_score,away}')::integer)) score (home, away)
      cross join lateral (values
        (m.home_id, score.home, score.away),
        (m.away_id, score.away, score.home)) side (competitor_id, own, other)
      where m.tournament_id = ${tournamentId} and ${IS_PLAYED}
        and m.start_time > ${until}::timestamptz - ${SEASON}::interval
        and m.start_time <= ${until}::timestamptz)
    select ${competitor('k')} as competitor, played, won, drawn, lost, scored, conceded,
      won * ${win}::integer + drawn as points
    from (
      select competitor_id, count(*)::integer as played,
        count(*) filter (where own > other)::integer as won,
        count(*) filter (where own = other)::integer as drawn,
        count(*) filter (where own < other)::integer as lost,
        sum(own)::integer as scored, sum(other)::integer as conceded
      from results group by competitor_id) sums
    join competitors k on k.id = sums.competitor_id
    order by points desc, scored - conceded desc, scored desc, k.name, k.id`.execute(db);
  const names = await findNames(
    locale,
    rows.map((row) => row.competitor.urn),
  );
  return rows.map(({ competitor: who, ...row }, place) => ({
    ...row,
    position: place + 1,
    competitor: competitorReply(who, names),
  }));
}
