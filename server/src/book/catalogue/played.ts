import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { slugOf } from '@touchline/domain/slug';
import type { Form, PlayedMatch } from '@touchline/wire/match-details';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type CompetitorRow, competitor, type MatchRow } from './match-rows';
import type { FindNames, Names } from './names';
import { competitorReply } from './tournament-reply';

type SideForm = NonNullable<Form>['home'];

/** A match that is over, with its score. */
export interface PlayedRow {
  id: number;
  urn: string;
  start_time: Date;
  score: { home: number; away: number };
  tournament_id: number;
  tournament_urn: string;
  tournament_name: string;
  home: CompetitorRow;
  away: CompetitorRow;
}

export interface PlayedReading {
  db: Kysely<Database>;
  findNames: FindNames;
  locale: string;
}

/** How many earlier matches of each side are shown. */
const MOST_OF_FORM = 5;

/** Stages in which a match was never played to its end. */
const NOT_PLAYED = [60, 61, 70, 80, 90, 95, 96];

/** What has to hold of a match `m` for its score to count. */
export const IS_PLAYED = sql`m.type = 'match'
  and m.status in (${sql.lit(MATCH_STATUS.closed)}, ${sql.lit(MATCH_STATUS.finished)})
  and jsonb_typeof(m.statistics -> 'total_score') = 'object'
  and coalesce(m.stage_code, 0) <> all(${sql.lit(`{${NOT_PLAYED.join(',')}}`)}::integer[])`;

/** The latest matches of each side before this one; null for what is won outright. */
export async function formOf(reading: PlayedReading, match: MatchRow): Promise<Form> {
  const { home, away } = match;
  if (!home || !away) return null;
  const [atHome, atAway] = await Promise.all([sideForm(home), sideForm(away)]);
  return { home: atHome, away: atAway };

  async function sideForm(side: CompetitorRow): Promise<SideForm> {
    const own = sql`(m.home_id = ${side.id} or m.away_id = ${side.id})`;
    const rows = await playedBefore(reading.db, match, own, MOST_OF_FORM);
    const names = await namesFor(reading, rows, [side.urn]);
    return {
      competitor: competitorReply(side, names),
      matches: rows.map((row) => ({ ...playedReply(row, names), result: resultOf(row, side.id) })),
    };
  }
}

type Result = SideForm['matches'][number]['result'];

/** How a match ended for one of its sides. */
export function resultOf(
  { home, score }: Pick<PlayedRow, 'home' | 'score'>,
  competitorId: number,
): Result {
  const own = home.id === competitorId ? score.home - score.away : score.away - score.home;
  return own > 0 ? 'win' : own < 0 ? 'loss' : 'draw';
}

/** The latest matches that were over when another began. */
export async function playedBefore(
  db: Kysely<Database>,
  match: Pick<MatchRow, 'id' | 'start_time'>,
  which: RawBuilder<unknown>,
  most: number,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select m.id, m.urn, m.start_time, m.statistics -> 'total_score' as score,
      t.id as tournament_id, t.urn as tournament_urn, t.name as tournament_name,
      ${competitor('h')} as home, ${competitor('a')} as away
    from matches m
    join tournaments t on t.id = m.tournament_id
    join competitors h on h.id = m.home_id
    join competitors a on a.id = m.away_id
    where ${which} and m.id <> ${match.id} and m.start_time <= ${match.start_time} and ${IS_PLAYED}
    order by m.start_time desc, m.id desc
    limit ${most}`.execute(db);
  return rows;
}

/** The names of all that matches name. */
export function namesFor(
  { findNames, locale }: PlayedReading,
  rows: readonly PlayedRow[],
  more: string[] = [],
) {
  const urns = rows.flatMap(({ home, away, tournament_urn }) => [
    home.urn,
    away.urn,
    tournament_urn,
  ]);
  return findNames(locale, [...urns, ...more]);
}

/** A match that is over, as statistics show it. */
export function playedReply(row: PlayedRow, names: Names): PlayedMatch {
  const { id, tournament_id, tournament_name, tournament_urn, home, away, score } = row;
  return {
    id,
    slug: slugOf('match', id, [home.name, away.name]),
    start_time: row.start_time.toISOString(),
    tournament: {
      id: tournament_id,
      slug: slugOf('league', tournament_id, [tournament_name]),
      name: names.of(tournament_urn, tournament_name),
    },
    competitors: { home: competitorReply(home, names), away: competitorReply(away, names) },
    score: { home: score.home, away: score.away },
  };
}
