import {
  MARKET_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '@touchline/domain/bets/market-status';
import type { SportType } from '@touchline/domain/event';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, StoredOutcomes, StoredStatistics } from '../../db/schema';
import { MAIN_MARKETS } from '../market-catalogue';

/** A match with everything its card shows, main market included. */
export interface MatchRow {
  id: number;
  urn: string;
  provider: string;
  stadium: string | null;
  city: string | null;
  start_time: Date;
  status: MatchStatus;
  stage_code: number | null;
  statistics: StoredStatistics;
  available_markets: number;
  version: bigint;
  tournament_id: number;
  tournament_urn: string;
  tournament_name: string;
  tournament_priority: number;
  category_id: number;
  category_name: string;
  category_priority: number;
  country_code: string | null;
  sport_id: number;
  sport_key: string;
  sport_name: string;
  sport_type: SportType;
  home_id: number;
  home_urn: string;
  home_name: string;
  home_abbreviation: string;
  away_id: number;
  away_urn: string;
  away_name: string;
  away_abbreviation: string;
  /** The best line of the sport's main market; null when none is shown. */
  main: {
    market_id: number;
    specifier: string;
    status: MarketStatus;
    favourite: boolean;
    outcomes: StoredOutcomes;
    version: number;
  } | null;
}

/** Which matches are wanted; what is left out does not narrow. */
export interface MatchFilter {
  ids?: readonly number[];
  urns?: readonly string[];
  sportKeys?: readonly string[];
  tournamentId?: number | undefined;
  categoryId?: number | undefined;
  statuses?: readonly MatchStatus[];
  startFrom?: string | undefined;
  startTo?: string | undefined;
}

export type MatchSort = 'start_time:asc' | 'start_time:desc' | 'tournament_priority:asc';

export interface MatchPage {
  rows: MatchRow[];
  total: number;
}

/** Leagues stay together in the order of their priority; within one the first to begin stands first. */
const ORDERS: Readonly<Record<MatchSort, RawBuilder<unknown>>> = {
  'start_time:asc': sql`m.start_time, t.priority, m.id`,
  'start_time:desc': sql`m.start_time desc, t.priority, m.id desc`,
  'tournament_priority:asc': sql`t.priority, t.id, m.start_time, m.id`,
};

/** Lines that are shown: those that take bets, and suspended ones. */
export const SHOWN = [MARKET_STATUS.active, MARKET_STATUS.suspended] as const;

/** Reads one page of matches and how many there are on all pages, in one round trip. */
export async function matchRows(
  db: Kysely<Database>,
  filter: MatchFilter,
  sort: MatchSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<MatchPage> {
  const { rows } = await sql<MatchRow & { total: number; id: number | null }>`
    with found as (
      select m.id, row_number() over (order by ${ORDERS[sort]}) as place
      from matches m
      join tournaments t on t.id = m.tournament_id
      join categories c on c.id = t.category_id
      join sports s on s.id = c.sport_id
      where ${conditions(filter)}
    )
    select n.total, card.*
    from (select count(*)::int as total from found) n
    left join lateral (
      select page.place, ${CARD}
      from (select * from found order by place limit ${limit} offset ${offset}) page
      join matches m on m.id = page.id
      join tournaments t on t.id = m.tournament_id
      join categories c on c.id = t.category_id
      join sports s on s.id = c.sport_id
      join competitors h on h.id = m.home_id
      join competitors a on a.id = m.away_id
      left join lateral (${MAIN_LINE}) line on true
    ) card on true
    order by card.place
  `.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

const CARD = sql`
  m.id, m.urn, m.provider, m.stadium, m.city, m.start_time, m.status, m.stage_code, m.statistics,
  m.available_markets, m.version,
  t.id as tournament_id, t.urn as tournament_urn, t.name as tournament_name,
  t.priority as tournament_priority,
  c.id as category_id, c.name as category_name, c.priority as category_priority, c.country_code,
  s.id as sport_id, s.key as sport_key, s.name as sport_name, s.type as sport_type,
  h.id as home_id, h.urn as home_urn, h.name as home_name, h.abbreviation as home_abbreviation,
  a.id as away_id, a.urn as away_urn, a.name as away_name, a.abbreviation as away_abbreviation,
  to_jsonb(line) as main`;

const MAIN_LINE = sql`
  select mk.market_id, mk.specifier, mk.status, mk.favourite, mk.outcomes, mk.version
  from markets mk
  where mk.match_id = m.id
    and mk.market_id = (${JSON.stringify(MAIN_MARKETS)}::jsonb ->> s.key)::integer
    and mk.status = any(${SHOWN}::smallint[])
  order by mk.favourite desc, mk.status desc, mk.specifier
  limit 1`;

function conditions(filter: MatchFilter): RawBuilder<unknown> {
  const { tournamentId, categoryId, startFrom, startTo, statuses, sportKeys } = filter;
  const all = [
    filter.ids || filter.urns
      ? sql`(m.id = any(${filter.ids ?? []}::integer[]) or m.urn = any(${filter.urns ?? []}::text[]))`
      : null,
    sportKeys && sql`s.key = any(${sportKeys}::text[])`,
    tournamentId !== undefined && sql`t.id = ${tournamentId}`,
    categoryId !== undefined && sql`c.id = ${categoryId}`,
    statuses && sql`m.status = any(${statuses}::smallint[])`,
    startFrom !== undefined && sql`m.start_time >= ${startFrom}::timestamptz`,
    startTo !== undefined && sql`m.start_time < ${startTo}::timestamptz`,
  ].filter((each): each is RawBuilder<unknown> => Boolean(each));
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}
