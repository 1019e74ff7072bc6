import type { MatchStatus } from '@touchline/domain/bets/market-status';
import type { EventType } from '@touchline/domain/event';
import type { SortStep } from '@touchline/wire/calls/filters';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database, StoredCard, StoredStatistics } from '../../db/schema';
import { conditions, type MatchFilter } from './match-filter';
import { matchOrder } from './match-order';

/** Somebody who takes part. */
export interface CompetitorRow {
  id: number;
  urn: string;
  name: string;
  abbreviation: string;
  country_code: string | null;
  logo: string | null;
}

/** A match with everything its card shows, save its league and its lines. */
export interface MatchRow {
  id: number;
  tournament_id: number;
  urn: string;
  provider: string;
  type: EventType;
  name: string | null;
  stadium: string | null;
  city: string | null;
  start_time: Date;
  end_date: Date | null;
  status: MatchStatus;
  stage_code: number | null;
  statistics: StoredStatistics;
  available_markets: number;
  has_video: boolean;
  custom_bet: boolean;
  /** Null where nobody has drawn it up. */
  card: StoredCard | null;
  version: bigint;
  home: CompetitorRow | null;
  away: CompetitorRow | null;
  /** Of what is won outright. */
  participants: CompetitorRow[];
  parent: { id: number; urn: string; name: string | null } | null;
}

/** A page of matches, in an order. */
export interface MatchPage {
  limit: number;
  offset: number;
  sort: readonly SortStep[];
  /** At most so many of each sport. */
  perSport?: number | undefined;
}

export const FIRST_TO_BEGIN: readonly SortStep[] = [{ key: 'start_time', descending: false }];

/** Reads one page of the matches that a filter lets through. */
export async function matchRows(
  db: Kysely<Database>,
  filter: MatchFilter,
  { limit, offset, sort, perSport }: MatchPage,
  locale: string,
): Promise<MatchRow[]> {
  const { joins, by } = matchOrder(sort, locale);
  const among =
    perSport === undefined
      ? sql`matches m ${joins} where ${conditions(filter)}`
      : sql`sports each
          cross join lateral (
            select m.id from matches m ${joins}
            where m.sport_id = each.id and ${conditions(filter)}
            order by ${by} limit ${perSport}) one
          join matches m on m.id = one.id ${joins}`;
  const { rows } = await sql<{
    id: number;
  }>`select m.id from ${among} order by ${by} limit ${limit} offset ${offset}`.execute(db);
  // What is asked for is planned each time, as it is never the same; what is shown of it is read by keys alone.
  return matchRowsOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** How many matches a filter lets through; of each sport at most so many. */
export async function countMatches(
  db: Kysely<Database>,
  filter: MatchFilter,
  perSport?: number,
): Promise<number> {
  const { rows } = await (
    perSport === undefined
      ? sql<{
          total: number;
        }>`select count(*)::int as total from matches m where ${conditions(filter)}`
      : sql<{ total: number }>`
          select count(*)::int as total from sports each cross join lateral (
            select from matches m where m.sport_id = each.id and ${conditions(filter)}
            limit ${perSport}) one`
  ).execute(db);
  return rows[0]?.total ?? 0;
}

type Side = 'home' | 'away';
type SideColumns = Record<`${Side}_id`, number | null> &
  Record<`${Side}_${'urn' | 'name' | 'abbreviation'}`, string> &
  Record<`${Side}_${'country_code' | 'logo'}`, string | null>;

/** Reads the matches of these ids, in their order; what there is none of is left out. */
export async function matchRowsOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<MatchRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<MatchRow, Side> & SideColumns>`${PREPARED}
    select m.id, m.tournament_id, m.urn, m.provider, m.type, m.name, m.stadium, m.city, m.start_time, m.end_date,
      m.status, m.stage_code, m.statistics, m.available_markets, m.has_video, m.custom_bet,
      m.card, m.version,
      ${sideColumns('home')}, ${sideColumns('away')},
      case when m.type = 'match' then '[]' else (
        select coalesce(jsonb_agg(${competitor('k')} order by mc.ordinal), '[]')
        from match_competitors mc join competitors k on k.id = mc.competitor_id
        where mc.match_id = m.id) end as participants,
      case when m.parent_id is not null then (
        select jsonb_build_object('id', p.id, 'urn', p.urn, 'name', p.name)
        from matches p where p.id = m.parent_id) end as parent
    from unnest(${unseen(ids, 'integer[]')}) with ordinality as found (id, place)
    join matches m on m.id = found.id
    left join competitors home on home.id = m.home_id
    left join competitors away on away.id = m.away_id
    order by found.place
  `.execute(db);
  return rows.map((row) => ({ ...row, home: sideOf(row, 'home'), away: sideOf(row, 'away') }));
}

/** Columns by themselves: two small objects a match cost more to write and to read than all the rest. */
function sideColumns(side: Side): RawBuilder<unknown> {
  const columns = ['id', 'urn', 'name', 'abbreviation', 'country_code', 'logo'];
  return sql.raw(columns.map((column) => `${side}.${column} as ${side}_${column}`).join(', '));
}

function sideOf(row: SideColumns, side: Side): CompetitorRow | null {
  const id = row[`${side}_id`];
  if (id === null) return null;
  return {
    id,
    urn: row[`${side}_urn`],
    name: row[`${side}_name`],
    abbreviation: row[`${side}_abbreviation`],
    country_code: row[`${side}_country_code`],
    logo: row[`${side}_logo`],
  };
}

/** A competitor joined under an alias, as `CompetitorRow`; null where there is none. */
export function competitor(alias: 'h' | 'a' | 'k'): RawBuilder<CompetitorRow | null> {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  return sql`case when ${of('id')} is not null then jsonb_build_object('id', ${of('id')},
    'urn', ${of('urn')}, 'name', ${of('name')}, 'abbreviation', ${of('abbreviation')},
    'country_code', ${of('country_code')}, 'logo', ${of('logo')}) end`;
}
