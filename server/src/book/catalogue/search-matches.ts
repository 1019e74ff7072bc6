import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { type Alike, type FindableMatch, followedWords, type Likeness } from './search-likeness';

/** Of a word that very many names have, so many are followed to their matches, those most like it. */
const MOST_FOLLOWED = 60;

/** Which matches are shown: of these statuses, and what else has to hold of them. */
export interface Shown {
  statuses: readonly MatchStatus[];
  as: RawBuilder<unknown>;
}

/** What of a match says how much it is like what was typed, and which of two stands first. */
export const FINDABLE = sql`m.id, m.tournament_id, m.home_id, m.away_id,
  m.status = ${sql.lit(MATCH_STATUS.live)} as "isLive",
  extract(epoch from m.start_time)::float8 * 1000 as start`;

/** Matches of the names that are followed; of matches in play none is missed, since those stand first. */
export async function reachedMatches(
  db: Kysely<Database>,
  likeness: Likeness,
  shown: Shown,
): Promise<FindableMatch[]> {
  const followed = followedWords(likeness);
  const sides = [...new Set(followed.flatMap((place) => likeness.ids('competitor', place)))];
  const events = [...new Set(followed.flatMap((place) => likeness.ids('event', place)))];
  if (sides.length === 0 && events.length === 0) return [];
  const nearest = mostLike(likeness, sides);
  const isCut = nearest.length < sides.length && shown.statuses.includes(MATCH_STATUS.live);
  const reached = await Promise.all([
    matchesWhere(db, isReached(nearest, events.slice(0, MOST_FOLLOWED)), nearest, shown),
    isCut ? matchesWhere(db, isSideInPlay(sides), [], shown) : [],
  ]);
  return reached.flat();
}

function isReached(sides: readonly number[], events: readonly number[]): RawBuilder<unknown> {
  const among = unseen(sides, 'integer[]');
  return sql`(m.home_id = any(${among}) or m.away_id = any(${among})
    or m.id = any(${unseen(events, 'integer[]')} || array(
      select match_id from match_competitors where competitor_id = any(${among}))))`;
}

/** Of very many sides: matches in play are few, so those are gone through rather than looked up by side. */
function isSideInPlay(sides: readonly number[]): RawBuilder<unknown> {
  const among = sql`(select unnest(${sides}::integer[]))`;
  return sql`m.status = ${MATCH_STATUS.live}
    and (m.home_id in ${among} or m.away_id in ${among})`;
}

/** A match without sides is found by one of those who take part in it. */
async function matchesWhere(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  participants: readonly number[],
  { statuses, as }: Shown,
): Promise<FindableMatch[]> {
  const { rows } = await sql<FindableMatch>`${PREPARED}
    select ${FINDABLE}, case when m.home_id is null then (
        select mc.competitor_id from match_competitors mc
        where mc.match_id = m.id and mc.competitor_id = any(${participants}::integer[])
        limit 1) end as participant_id
    from matches m
    where ${condition} and m.status = any(${unseen(statuses, 'smallint[]')}) and ${as}`.execute(db);
  return rows;
}

function mostLike(likeness: Likeness, sides: readonly number[]): readonly number[] {
  if (sides.length <= MOST_FOLLOWED) return sides;
  const total = (id: number) =>
    likeness.of('competitor', id).reduce((sum, inWord) => sum + inWord, 0);
  return sides.toSorted((one, other) => total(other) - total(one)).slice(0, MOST_FOLLOWED);
}

/** The first matches of each league, at most so many of each status by itself: that is how an index has them in order. */
export async function matchesOfLeagues(
  db: Kysely<Database>,
  leagues: readonly Alike[],
  { statuses, as }: Shown,
  most: number,
): Promise<FindableMatch[]> {
  if (leagues.length === 0) return [];
  const { rows } = await sql<FindableMatch>`${PREPARED}
    select first.*, null::integer as participant_id
    from unnest(${unseen(
      leagues.map(({ id }) => id),
      'integer[]',
    )}) as l (id)
    cross join unnest(${unseen(statuses, 'smallint[]')}) as s (status)
    cross join lateral (
      select ${FINDABLE} from matches m
      where m.tournament_id = l.id and m.status = s.status and ${as}
      order by m.start_time
      limit ${most}) first`.execute(db);
  return rows;
}
