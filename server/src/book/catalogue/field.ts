import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { slugOf } from '@touchline/domain/slug';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getField } from '@touchline/wire/calls/match-details';
import { type Kysely, sql } from 'kysely';
import type { Database, StoredPlace } from '../../db/schema';
import type { MatchRow } from './match-rows';
import type { FindNames, Names } from './names';
import { competitorReply } from './tournament-reply';

type Reply = ReplyOf<typeof getField>['data'];

/** An earlier event that is won outright, with how everybody came in. */
interface EarlierRow {
  id: number;
  urn: string;
  name: string;
  start_time: Date;
  field: readonly StoredPlace[];
}

/** So many earlier events are looked through for what has become of somebody, of whom so many are shown. */
const MOST_EARLIER = 40;
const MOST_OF_FORM = 5;

/** Is true of an event `m` that is over. */
export const IS_OVER = sql`m.status in (${sql.lit(MATCH_STATUS.closed)}, ${sql.lit(MATCH_STATUS.finished)})`;

/**
 * Everybody who takes part in what is won outright, by how they stand; those of whom that is not told come last, in the
 * order in which the provider lists them. Nobody for a match.
 */
export async function fieldOf(
  { db, findNames, locale }: { db: Kysely<Database>; findNames: FindNames; locale: string },
  match: Pick<MatchRow, 'id' | 'start_time' | 'statistics' | 'participants'>,
): Promise<Reply> {
  const { participants } = match;
  if (participants.length === 0) return [];
  const earlier = await earlierEvents(db, match);
  const names = await findNames(locale, [
    ...participants.map(({ urn }) => urn),
    ...earlier.map(({ urn }) => urn),
  ]);
  const places = new Map(match.statistics.field?.map((place) => [place.urn, place]));
  return participants
    .map((who) => {
      const { position = null, time = null, score = null } = places.get(who.urn) ?? {};
      const form = formOf(who.urn, earlier, names);
      return { competitor: competitorReply(who, names), position, time, score, form };
    })
    .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
}

/** Those of the same sport that are over, the latest first. */
async function earlierEvents(
  db: Kysely<Database>,
  { id, start_time: before }: Pick<MatchRow, 'id' | 'start_time'>,
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select m.id, m.urn, coalesce(m.name, '') as name, m.start_time, m.statistics -> 'field' as field
    from matches m
    where m.sport_id = (select sport_id from matches where id = ${id}) and m.type <> 'match'
      and m.id <> ${id} and m.start_time < ${before} and ${IS_OVER}
      and jsonb_typeof(m.statistics -> 'field') = 'array'
    order by m.start_time desc, m.id desc
    limit ${MOST_EARLIER}`.execute(db);
  return rows;
}

function formOf(urn: string, earlier: readonly EarlierRow[], names: Names): Reply[number]['form'] {
  return earlier
    .flatMap((event) => {
      const position = event.field.find((place) => place.urn === urn)?.position ?? null;
      return position === null ? [] : [{ event, position }];
    })
    .slice(0, MOST_OF_FORM)
    .map(({ event: { id, urn: of, name, start_time }, position }) => ({
      id,
      slug: slugOf('match', id, [name]),
      name: names.of(of, name),
      start_time: start_time.toISOString(),
      position,
    }));
}
