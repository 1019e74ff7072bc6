import { sportsNamed } from '@touchline/domain/top-sports';
import type { SortKey, SortStep } from '@touchline/wire/calls/filters';
import type { SportPlace } from './places';
import type { MatchFilter } from './match-filter';
import { OPEN_FILTER, type Tally, type TallyRow } from './tally';

/** What narrows a list of sports, categories or leagues by what they are. */
interface Asked {
  id?: readonly string[] | undefined;
  sport_id?: readonly number[] | undefined;
  sport_key?: readonly string[] | undefined;
  sport_type?: readonly SportPlace['sport_type'][] | undefined;
  category_id?: readonly number[] | undefined;
  tournament_id?: readonly number[] | undefined;
}

type Row = Pick<SportPlace, 'sport_id' | 'sport_key' | 'sport_type'> & {
  category_id?: number;
  tournament_id?: number;
};

/** Whether a place is among those that are asked for by what they are; ids are our numbers or urns. */
export function isWanted(row: Row, own: { id: number; urn: string }, asked: Asked): boolean {
  const { id: ids } = asked;
  // What is below a place is looked for among its matches.
  const has = <T>(values: readonly T[] | undefined, value: T | undefined) =>
    values === undefined || value === undefined || values.includes(value);
  return (
    (ids === undefined || ids.includes(String(own.id)) || ids.includes(own.urn)) &&
    has(asked.sport_id, row.sport_id) &&
    has(asked.sport_key && sportsNamed(asked.sport_key), row.sport_key) &&
    has(asked.sport_type, row.sport_type) &&
    has(asked.category_id, row.category_id) &&
    has(asked.tournament_id, row.tournament_id)
  );
}

type PlaceKey = 'sport_id' | 'category_id' | 'tournament_id';

/** When the first match of a place begins, in ms since epoch, and how many bets there are on its matches. */
interface Found {
  start_time: number;
  bets_count: number;
}

/** Places by what their matches say of them. */
export interface FoundPlaces {
  has(id: number): boolean;
  get(id: number): Found;
}

const NONE: Found = { start_time: Number.MAX_SAFE_INTEGER, bets_count: 0 };

/**
 * The places that have a match of the kind that is asked for. Where nothing is asked of matches every place counts,
 * and its open matches say when it begins. Bets are counted only where the order goes by them.
 */
export async function placesWithMatches(
  { tally }: { tally: Tally },
  filter: MatchFilter,
  key: PlaceKey,
  order: readonly SortStep[] = [],
): Promise<FoundPlaces> {
  // An id names the place here, not a match; categories and leagues narrow what is above them by its matches.
  const { ids: _, ...aboutMatches } = filter;
  const isNarrowed = isAboutMatches(filter, key);
  const rows = await tally.alike(
    isNarrowed ? aboutMatches : { ...OPEN_FILTER, providers: filter.providers },
    { bets: order.some((step) => step.key === 'bets_count') },
  );
  const found = foundBy(rows, key);
  return {
    has: (id) => !isNarrowed || found.has(id),
    get: (id) => found.get(id) ?? NONE,
  };
}

function isAboutMatches(filter: MatchFilter, key: PlaceKey): boolean {
  const { types, statuses, startFrom, startTo, bettable, hasVideo } = filter;
  const about: unknown[] = [types, statuses, startFrom, startTo, bettable, hasVideo];
  if (key !== 'tournament_id') about.push(filter.tournamentIds);
  if (key === 'sport_id') about.push(filter.categoryIds);
  return about.some((each) => each !== undefined);
}

function foundBy(rows: readonly TallyRow[], key: PlaceKey): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const row of rows) {
    const { start_time, bets_count } = found.get(row[key]) ?? NONE;
    found.set(row[key], {
      start_time: Math.min(start_time, row.first_start),
      bets_count: bets_count + row.bets_count,
    });
  }
  return found;
}

/** Compares places step by step, and by their ids where all steps are equal. */
export function inStepsOf<Key extends PlaceKey>(
  steps: readonly SortStep[],
  key: Key,
  found: FoundPlaces,
): (one: Record<Key, number>, other: Record<Key, number>) => number {
  const value = (row: Record<Key, number>, by: SortKey): number =>
    by === 'start_time' || by === 'bets_count'
      ? found.get(row[key])[by]
      : ((row as Partial<Record<SortKey, number>>)[by] ?? 0);
  return (one, other) => {
    for (const { key: by, descending } of steps) {
      const difference = value(one, by) - value(other, by);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return one[key] - other[key];
  };
}
