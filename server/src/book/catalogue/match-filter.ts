import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { EventType, SportType } from '@touchline/domain/event';
import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import { sportsNamed } from '@touchline/domain/top-sports';
import type { Parsed } from '@touchline/wire/calls/call';
import type { listMatches, SPECIAL_LISTS } from '@touchline/wire/calls/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { isOverdue } from '../overdue';
import { isProviderUp } from '../provider-statuses';

/** Which matches are wanted; what is left out does not narrow. */
export interface MatchFilter {
  /** Our numbers or the provider's urns. */
  ids?: readonly string[] | undefined;
  types?: readonly EventType[] | undefined;
  sportIds?: readonly number[] | undefined;
  sportKeys?: readonly string[] | undefined;
  sportTypes?: readonly SportType[] | undefined;
  categoryIds?: readonly number[] | undefined;
  tournamentIds?: readonly number[] | undefined;
  statuses?: readonly MatchStatus[] | undefined;
  startFrom?: string | undefined;
  startTo?: string | undefined;
  bettable?: boolean | undefined;
  hasVideo?: boolean | undefined;
  /** Marked by this player, or of a league that is. */
  favouriteOf?: number | undefined;
  special?: (typeof SPECIAL_LISTS)[number] | undefined;
  /** Whose matches are shown; left out, everybody's. */
  providers?: ProviderChoice | undefined;
}

/** Matches that are yet to begin or in play: what a bet can be placed on. */
export const OPEN: readonly MatchStatus[] = [MATCH_STATUS.prematch, MATCH_STATUS.live];

/** How many matches `top` means, over all sports. */
const TOP_MATCHES = 60;

type Narrowed = Omit<Parsed<typeof listMatches>['query'], 'sort_by' | 'favourite'>;

/** What a query asks for, of the providers that are shown to whoever asks. */
export function filterOf(query: Narrowed, providers: ProviderChoice): MatchFilter {
  return {
    ids: query.id,
    types: query.type,
    sportIds: query.sport_id,
    sportKeys: query.sport_key && sportsNamed(query.sport_key),
    sportTypes: query.sport_type,
    categoryIds: query.category_id,
    tournamentIds: query.tournament_id,
    statuses: query.match_status,
    startFrom: query.start_from,
    startTo: query.start_to,
    bettable: query.bettable,
    hasVideo: query.has_video,
    special: query.special,
    providers,
  };
}

/** What has to hold of a match, as SQL over `matches m` alone. */
export function conditions(filter: MatchFilter): RawBuilder<unknown> {
  const all = [...byWhatItIs(filter), ...byWhereItStands(filter), ...byWhoAsks(filter)].filter(
    (each): each is RawBuilder<unknown> => each !== undefined,
  );
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

type Condition = RawBuilder<unknown> | undefined;

function byWhatItIs(filter: MatchFilter): Condition[] {
  const { ids, types, special, bettable, hasVideo } = filter;
  return [
    ids && isAmongIds(ids),
    types && sql`m.type = any(${types}::text[])`,
    bettable === undefined ? undefined : sql`${TAKES_BETS} = ${bettable}`,
    hasVideo === undefined ? undefined : sql`m.has_video = ${hasVideo}`,
    special === 'outrights' ? sql`m.type <> 'match'` : undefined,
    special === 'betbuilder' ? sql`m.custom_bet` : undefined,
    special === 'top' ? sql`m.id = any(array(${topMatches(filter)}))` : undefined,
  ];
}

function byWhereItStands(filter: MatchFilter): Condition[] {
  const { sportIds, sportKeys, sportTypes, categoryIds, tournamentIds } = filter;
  const { statuses, startFrom, startTo } = filter;
  return [
    sportIds && isAmong(sql`m.sport_id`, sportIds),
    sportKeys &&
      sql`m.sport_id = any(array(select id from sports where key = any(${sportKeys}::text[])))`,
    sportTypes &&
      sql`m.sport_id = any(array(select id from sports where type = any(${sportTypes}::text[])))`,
    categoryIds &&
      sql`m.tournament_id = any(array(
        select id from tournaments where category_id = any(${categoryIds}::integer[])))`,
    tournamentIds && isAmong(sql`m.tournament_id`, tournamentIds),
    statuses && isAmong(sql`m.status`, statuses),
    startFrom === undefined ? undefined : sql`m.start_time >= ${startFrom}::timestamptz`,
    startTo === undefined ? undefined : sql`m.start_time < ${startTo}::timestamptz`,
  ];
}

function byWhoAsks({ favouriteOf, providers }: MatchFilter): Condition[] {
  return [
    favouriteOf === undefined
      ? undefined
      : sql`(m.id = any(${marked(favouriteOf, 'match')})
          or m.tournament_id = any(${marked(favouriteOf, 'tournament')}))`,
    providers && ofProviders(providers),
  ];
}

const TAKES_BETS = sql`(m.takes_bets and m.status = any(${OPEN}::smallint[])
  and not ${isOverdue()} and ${isProviderUp(sql`m.provider`)})`;

/** An index gives rows in order only where one value is wanted, so one is asked for by itself. */
function isAmong(column: RawBuilder<unknown>, values: readonly number[]): RawBuilder<unknown> {
  const [only] = values;
  return values.length === 1
    ? sql`${column} = ${only}`
    : sql`${column} = any(${values}::integer[])`;
}

function isAmongIds(ids: readonly string[]): RawBuilder<unknown> {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  const urns = ids.filter((id) => !/^\d{1,9}$/.test(id));
  return sql`(m.id = any(${numbers}::integer[]) or m.urn = any(${urns}::text[]))`;
}

/** Sports are looked up once for all matches. */
function ofProviders(chosen: ProviderChoice): RawBuilder<unknown> {
  const each = Object.entries(chosen).map(
    ([type, provider]) => sql`(m.provider = ${provider}
      and m.sport_id = any(array(select id from sports where type = ${type})))`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Of all that is asked for beside it, the matches of the leagues that stand first; none that is over, unless that is asked for. */
function topMatches(filter: MatchFilter): RawBuilder<unknown> {
  const { statuses = OPEN } = filter;
  return sql`
    select m.id from matches m
    join tournaments t on t.id = m.tournament_id
    join sports sp on sp.id = m.sport_id
    where ${conditions({ ...filter, statuses, special: undefined })}
    order by t.priority, sp.priority, m.start_time, m.id
    limit ${TOP_MATCHES}`;
}

/** What a player has marked of one type; ids are kept as text, since other types have other ids. */
function marked(playerId: number, type: string): RawBuilder<unknown> {
  return sql`array(
    select f.entity_id::integer from favourites f
    where f.player_id = ${playerId} and f.type = ${type} and f.entity_id ~ '^[0-9]{1,9}$')`;
}
