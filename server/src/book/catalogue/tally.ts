import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import type { EventType, SportType } from '@touchline/domain/event';
import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { isOverdue } from '../overdue';
import { isProviderUp } from '../provider-statuses';
import { conditions, type MatchFilter, OPEN } from './match-filter';
import type { ShareAnswer } from './shared-answer';

/** How many matches there are that are alike in all of this. */
export interface TallyRow {
  tournament_id: number;
  category_id: number;
  sport_id: number;
  sport_key: string;
  sport_type: SportType;
  provider: string;
  type: EventType;
  status: MatchStatus;
  has_video: boolean;
  bettable: boolean;
  count: number;
  /** When the first of them begins, ms since epoch. */
  first_start: number;
  /** Bets that were ever placed on them; 0 unless it was asked for. */
  bets_count: number;
}

/** Matches that a bet can be placed on. */
export const OPEN_FILTER: MatchFilter = { statuses: OPEN };

/** How many matches of something are in play and yet to begin. */
export interface OpenCounts {
  live_count: number;
  prematch_count: number;
}

type PlaceKey = 'sport_id' | 'category_id' | 'tournament_id';

/** Counts matches by what they belong to. */
export interface Tally {
  /** What a filter lets through; unless it says of which status, the open ones. */
  alike(filter: MatchFilter, and?: { bets: boolean }): Promise<readonly TallyRow[]>;
  /** The open matches of these providers, by the id of what they belong to. */
  open(key: PlaceKey, providers: ProviderChoice): Promise<(id: number) => OpenCounts>;
  /** When the first match of each league that is yet to begin does, ms since epoch. */
  nextStarts(providers: ProviderChoice): Promise<(tournamentId: number) => number | null>;
}

/** How counts are shared: matches in play are few and change often, those to come are many and change seldom. */
export interface SharedCounts {
  live: ShareAnswer;
  prematch: ShareAnswer;
}

/**
 * Counts matches. All that are open are counted in one go and shared, since every page shows how many there are;
 * narrower questions about them are answered from that. What asks for times, single matches or matches that are
 * over is counted by itself.
 */
export function tallies(db: Kysely<Database>, shared: SharedCounts): Tally {
  const of = (status: MatchStatus, bets: boolean) => () => count(db, { statuses: [status] }, bets);
  const allOpen = (bets = false) =>
    Promise.all([
      shared.live(`live ${bets}`, of(MATCH_STATUS.live, bets)),
      shared.prematch(`prematch ${bets}`, of(MATCH_STATUS.prematch, bets)),
    ]);
  return {
    alike: async (filter, { bets } = { bets: false }) => {
      if (!isAboutKinds(filter)) return count(db, { ...OPEN_FILTER, ...filter }, bets);
      return (await allOpen(bets)).flat().filter((row) => isIn(row, filter));
    },
    open: async (key, providers) => {
      const [live, prematch] = await allOpen();
      const inPlay = sumsOf(live, key, providers);
      const toCome = sumsOf(prematch, key, providers);
      return (id) => ({ live_count: inPlay.get(id) ?? 0, prematch_count: toCome.get(id) ?? 0 });
    },
    nextStarts: async (providers) => {
      const [, prematch] = await allOpen();
      const first = firstStartsOf(prematch, providers);
      return (id) => first.get(id) ?? null;
    },
  };
}

/** What was made of rows before: the same rows serve many replies. */
const summed = new WeakMap<readonly TallyRow[], Map<string, ReadonlyMap<number, number>>>();

type ByPlace = ReadonlyMap<number, number>;

function made(rows: readonly TallyRow[], name: string, make: () => ByPlace): ByPlace {
  const before = summed.get(rows) ?? new Map<string, ByPlace>();
  summed.set(rows, before);
  const known = before.get(name) ?? make();
  before.set(name, known);
  return known;
}

function firstStartsOf(rows: readonly TallyRow[], providers: ProviderChoice): ByPlace {
  return made(rows, `first ${Object.values(providers).join(' ')}`, () => {
    const first = new Map<number, number>();
    for (const { tournament_id: id, sport_type: type, provider, first_start: at } of rows) {
      if (providers[type] === provider) first.set(id, Math.min(first.get(id) ?? at, at));
    }
    return first;
  });
}

function sumsOf(rows: readonly TallyRow[], key: PlaceKey, providers: ProviderChoice): ByPlace {
  return made(rows, `${key} ${Object.values(providers).join(' ')}`, () => {
    const sums = new Map<number, number>();
    for (const row of rows) {
      if (providers[row.sport_type] !== row.provider) continue;
      sums.set(row[key], (sums.get(row[key]) ?? 0) + row.count);
    }
    return sums;
  });
}

function isAboutKinds(filter: MatchFilter): boolean {
  const { ids, startFrom, startTo, favouriteOf, special, statuses = OPEN } = filter;
  const single = [ids, startFrom, startTo, favouriteOf, special];
  return (
    single.every((each) => each === undefined) && statuses.every((each) => OPEN.includes(each))
  );
}

function isIn(row: TallyRow, filter: MatchFilter): boolean {
  const has = <T>(values: readonly T[] | undefined, value: T) =>
    values === undefined || values.includes(value);
  const is = (wanted: boolean | undefined, value: boolean) =>
    wanted === undefined || wanted === value;
  const { providers } = filter;
  return (
    has(filter.statuses, row.status) &&
    has(filter.types, row.type) &&
    has(filter.sportIds, row.sport_id) &&
    has(filter.sportKeys, row.sport_key) &&
    has(filter.sportTypes, row.sport_type) &&
    has(filter.categoryIds, row.category_id) &&
    has(filter.tournamentIds, row.tournament_id) &&
    is(filter.hasVideo, row.has_video) &&
    is(filter.bettable, row.bettable) &&
    (providers === undefined || providers[row.sport_type] === row.provider)
  );
}

/**
 * Grouped by the columns of `matches_by_kind` in their order, so that where nothing else is asked that index is read
 * alone, and from one end to the other. How many bets there are is in no index.
 */
async function count(
  db: Kysely<Database>,
  filter: MatchFilter,
  withBets: boolean,
): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select n.tournament_id, n.provider, n.type, n.status, n.has_video, n.count, n.bets_count,
      n.takes_bets and not n.overdue and n.status = any(${OPEN}::smallint[])
        and ${isProviderUp(sql`n.provider`)} as bettable,
      extract(epoch from n.first_start)::float8 * 1000 as first_start,
      t.category_id, c.sport_id, s.key as sport_key, s.type as sport_type
    from (
      select m.status, m.tournament_id, m.provider, m.type, m.has_video, m.takes_bets,
        ${isOverdue()} as overdue, count(*)::integer as count, min(m.start_time) as first_start,
        ${withBets ? sql`sum(m.bets_count)` : sql`0`}::integer as bets_count
      from matches m where ${conditions(filter)}
      group by m.status, m.sport_id, m.tournament_id, m.provider, m.type, m.has_video,
        m.takes_bets, overdue) n
    join tournaments t on t.id = n.tournament_id
    join categories c on c.id = t.category_id
    join sports s on s.id = c.sport_id`.execute(db);
  return rows;
}
