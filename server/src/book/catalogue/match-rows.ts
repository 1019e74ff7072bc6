import type { MatchStatus } from '@touchline/domain/bets/market-status';
import type { EventType } from '@touchline/domain/event';
import type { SortStep } from '@touchline/wire/calls/filters';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, StoredStatistics } from '../../db/schema';
import { conditions, type MatchFilter } from './match-filter';
import { matchOrder } from './match-order';

/** Somebody who takes part. */
export interface CompetitorRow {
  id: number;
  urn: string;
  name: string;
  abbreviation: string;
  country_code: string | null;
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
  return cards(
    db,
    sql`select m.id, row_number() over () as place
        from (select m.id from ${among} order by ${by} limit ${limit} offset ${offset}) m`,
  );
}

/** Reads the matches of these ids, in their order; what there is none of is left out. */
export function matchRowsOf(db: Kysely<Database>, ids: readonly number[]): Promise<MatchRow[]> {
  const found = sql`select id, place from unnest(${ids}::integer[]) with ordinality as u (id, place)`;
  return cards(db, found);
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

async function cards(db: Kysely<Database>, found: RawBuilder<unknown>): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    with found as materialized (${found})
    select m.id, m.tournament_id, m.urn, m.provider, m.type, m.name, m.stadium, m.city, m.start_time, m.end_date,
      m.status, m.stage_code, m.statistics, m.available_markets, m.has_video, m.custom_bet,
      m.version,
      ${competitor('h')} as home, ${competitor('a')} as away,
      case when m.type = 'match' then '[]' else (
        select coalesce(jsonb_agg(${competitor('k')} order by mc.ordinal), '[]')
        from match_competitors mc join competitors k on k.id = mc.competitor_id
        where mc.match_id = m.id) end as participants,
      case when m.parent_id is not null then (
        select jsonb_build_object('id', p.id, 'urn', p.urn, 'name', p.name)
        from matches p where p.id = m.parent_id) end as parent
    from found
    join matches m on m.id = found.id
    left join competitors h on h.id = m.home_id
    left join competitors a on a.id = m.away_id
    order by found.place
  `.execute(db);
  return rows;
}

/** A competitor joined under an alias, as `CompetitorRow`; null where there is none. */
export function competitor(alias: 'h' | 'a' | 'k'): RawBuilder<CompetitorRow | null> {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  return sql`case when ${of('id')} is not null then jsonb_build_object('id', ${of('id')},
    'urn', ${of('urn')}, 'name', ${of('name')}, 'abbreviation', ${of('abbreviation')},
    'country_code', ${of('country_code')}) end`;
}
