import { SORT_KEYS } from '@touchline/wire/calls/filters';
import type { MatchFilter } from '../../api/queries';

/** Lists with a name of their own (SPEC §2 "Special list keys"), and one of leagues rather than matches. */
export const LIST_KEYS = ['all', 'leagues', 'top', 'favorites', 'outrights', 'betbuilder'] as const;

/** Those that the server draws up by that name. */
const SPECIAL = ['top', 'outrights', 'betbuilder'] as const satisfies readonly ListKey[];

/** What a list of matches is asked for by, where it has a name of its own. */
export function specialOf(list: ListKey): Pick<MatchFilter, 'special'> {
  const special = SPECIAL.find((key) => key === list);
  return special === undefined ? {} : { special };
}

export type ListKey = (typeof LIST_KEYS)[number];

/** What the query of an address says of a list of matches (SPEC §2 "Query parameter names"). */
export interface ListQuery {
  list: ListKey;
  /** `time=3h`: what begins within so many hours. */
  hours: number | null;
  /** `sortBy`: steps as the calls take them, such as `start_time:asc`. */
  sortBy: string | null;
  /** A day of the calendar, such as `2026-06-01`. */
  date: string | null;
  /** Keys of sports. */
  sports: readonly string[];
  /** Numbers of leagues. */
  leagues: readonly number[];
  /** From 1. */
  page: number;
  /** Only what takes bets now. */
  isBettable: boolean;
}

/** An address that says nothing. */
export const WHOLE_LIST: ListQuery = {
  list: 'all',
  hours: null,
  sortBy: null,
  date: null,
  sports: [],
  leagues: [],
  page: 1,
  isBettable: false,
};

const MOST_HOURS = 168;
const MOST_STEPS = 3;
const MOST_PARTS = 20;
const LAST_PAGE = 9999;

/** Reads it. Values with commas are lists (SPEC §2); what cannot be meant counts as absent. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    list: LIST_KEYS.find((key) => key === query.get('list')) ?? 'all',
    hours: numberWithin(/^(\d{1,3})h$/.exec(query.get('time') ?? '')?.[1], MOST_HOURS),
    sortBy: readOrder(partsOf(query, 'sortBy')),
    date: readDate(query.get('date') ?? ''),
    sports: partsOf(query, 'sport').filter((key) => /^[a-z0-9_]{1,40}$/.test(key)),
    leagues: partsOf(query, 'league').flatMap((id) => numberWithin(id, 999_999_999) ?? []),
    page: numberWithin(query.get('page'), LAST_PAGE) ?? 1,
    isBettable: ['true', '1'].includes(query.get('isBettable') ?? ''),
  };
}

/** The parts of a list, each once. */
function partsOf(query: URLSearchParams, name: string): string[] {
  const parts = query.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(parts)].filter((part) => part !== '').slice(0, MOST_PARTS);
}

function numberWithin(text: string | null | undefined, most: number): number | null {
  if (text === null || text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= most ? value : null;
}

function readOrder(steps: readonly string[]): string | null {
  const known = steps.filter((step) => {
    const [, word, way] = /^(\w+):(asc|desc)$/.exec(step) ?? [];
    return way !== undefined && SORT_KEYS.some((key) => key === word);
  });
  return known.length === 0 ? null : known.slice(0, MOST_STEPS).join(',');
}

function readDate(text: string): string | null {
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // 31 February is read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** The address of a list: what is as usual is left out, and a list that changes begins at its first page. */
export function listAddress(
  path: string,
  query: ListQuery,
  changes: Partial<ListQuery> = {},
): string {
  const { list, hours, sortBy, date, sports, leagues, page, isBettable } = {
    ...query,
    page: 1,
    ...changes,
  };
  const said: [string, string | null][] = [
    ['list', list === 'all' ? null : list],
    ['date', date],
    ['sport', sports.join(',') || null],
    ['league', leagues.join(',') || null],
    ['time', hours === null ? null : `${hours}h`],
    ['sortBy', sortBy],
    ['isBettable', isBettable ? 'true' : null],
    ['page', page === 1 ? null : String(page)],
  ];
  const pairs = said.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;

/** Narrows what is asked for by what the address says; `now` is what hours are counted from. */
export function narrowedBy(filter: MatchFilter, query: ListQuery, now: Date): MatchFilter {
  const { list, hours, sortBy, sports, leagues, isBettable } = query;
  return {
    ...filter,
    ...(list === 'favorites' ? { favourite: true } : {}),
    ...specialOf(list),
    ...(hours === null ? {} : { start_to: endOf(hours, now) }),
    ...(sortBy === null ? {} : { sort_by: sortBy }),
    ...(sports.length === 0 ? {} : { sport_key: sports.join(',') }),
    ...(leagues.length === 0 ? {} : { tournament_id: leagues.join(',') }),
    ...(isBettable ? { bettable: true } : {}),
  };
}

/** When so many hours from now are over, in ISO 8601: in whole tens of minutes, so that a list is not asked for anew with every minute. */
export function endOf(hours: number, now: Date): string {
  const end = Math.ceil((now.getTime() + hours * HOUR_MS) / TEN_MINUTES_MS) * TEN_MINUTES_MS;
  return new Date(end).toISOString();
}

/** The same for what is in play, which has begun: hours say nothing of it. */
export function liveNarrowedBy(filter: MatchFilter, query: ListQuery, now: Date): MatchFilter {
  return narrowedBy(filter, { ...query, hours: null }, now);
}

/** What begins on a day somewhere on earth, where one is asked for: in whose zone it did is looked at where that is known. */
export function aroundDay(date: string | null): Pick<MatchFilter, 'start_from' | 'start_to'> {
  if (date === null) return {};
  const at = (hours: number) => new Date(Date.parse(date) + hours * HOUR_MS).toISOString();
  return { start_from: at(-EASTMOST_HOURS), start_to: at(24 + WESTMOST_HOURS) };
}

/** How far clocks are ahead of UTC, and behind it. */
const EASTMOST_HOURS = 14;
const WESTMOST_HOURS = 12;
