import type { MatchStatus } from '@touchline/domain/bets/market-status';
import { slugOf } from '@touchline/domain/slug';
import type { EventNamed, EventParts } from '@touchline/wire/match-details';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { IS_OVER } from './field';
import { type CompetitorRow, competitor, type MatchRow } from './match-rows';
import type { FindNames, Names } from './names';
import { competitorReply } from './tournament-reply';

interface EventRow {
  id: number;
  urn: string;
  name: string;
  start_time: Date;
  status: MatchStatus;
  winner: CompetitorRow | null;
}

/** A tour has some twenty stages, and a season of races about as many. */
const MOST_PARTS = 100;

/** The event that this one is a part of, or itself, with all parts of it; null and none where it stands alone. */
export async function eventPartsOf(
  { db, findNames, locale }: { db: Kysely<Database>; findNames: FindNames; locale: string },
  { id, parent }: Pick<MatchRow, 'id' | 'parent'>,
): Promise<EventParts> {
  const wholeId = parent?.id ?? id;
  const { rows } = await sql<EventRow>`
    select m.id, m.urn, coalesce(m.name, '') as name, m.start_time, m.status, ${competitor('k')} as winner
    from matches m
    left join competitors k on ${IS_OVER}
      and k.urn = jsonb_path_query_first(m.statistics, '$.field[*] ? (@.position == 1).urn') #>> '{}'
    where m.id = ${wholeId} or m.parent_id = ${wholeId}
    order by m.id <> ${wholeId}, m.start_time, m.id
    limit ${MOST_PARTS}`.execute(db);
  const [whole, ...parts] = rows;
  if (!whole || parts.length === 0) return { whole: null, parts: [] };
  const urns = rows.flatMap(({ urn, winner }) => [urn, ...(winner ? [winner.urn] : [])]);
  const names = await findNames(locale, urns);
  return {
    whole: eventReply(whole, names),
    parts: parts.map((part) => eventReply(part, names)),
  };
}

function eventReply(row: EventRow, names: Names): EventNamed {
  const { id, urn, name, start_time, status, winner } = row;
  return {
    id,
    slug: slugOf('match', id, [name]),
    name: names.of(urn, name),
    start_time: start_time.toISOString(),
    status,
    winner: winner && competitorReply(winner, names),
  };
}
