import { affiliateId } from '@touchline/wire/affiliate';
import { SORT_KEYS } from '@touchline/wire/calls/filters';
import { DEPOSIT_STATES } from '@touchline/wire/calls/platform';
import * as z from 'zod/mini';

const token = z.string().check(z.minLength(1), z.maxLength(200));
const LONGEST_LIST = 20;

/** A value with commas, as the list that it is. A part that cannot be meant is left out; of equal ones one stays. */
const listOf = (part: z.ZodMiniType<string>, most = LONGEST_LIST) =>
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      [...new Set(text.split(',').map((each) => each.trim()))]
        .filter((each) => z.safeParse(part, each).success)
        .slice(0, most),
    ),
  );

const matchId = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

const step = z
  .string()
  .check(
    z.refine((text) => SORT_KEYS.some((key) => text === `${key}:asc` || text === `${key}:desc`)),
  );

/** What an address of ours may say after its question mark (SPEC §2 "Query parameter names"), and what it means. */
const PARAMETERS = {
  /** Carried by the mail for a new password. */
  reset_password_token: token,
  /** A shared bet. */
  betcode: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Who sent this visitor. */
  stag: affiliateId,
  /** How a deposit ended, as the payment page says. */
  deposit: z.enum(DEPOSIT_STATES),
  /** What begins within so many hours. */
  time: z.string().check(z.regex(/^[1-9]\d{0,2}h$/)),
  sortBy: listOf(step),
  /** A day of the calendar. */
  date: z.iso.date(),
  sport: listOf(z.string().check(z.regex(/^[a-z0-9_]{1,40}$/))),
  league: listOf(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  /** Matches that stand beside each other, and one that is put beside them, by their ids. */
  match: listOf(matchId, 4),
  add: z.pipe(matchId, z.transform(Number)),
  list: z.enum(['all', 'leagues', 'top', 'favorites', 'outrights', 'betbuilder']),
  page: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)),
  isBettable: z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((text) => text === 'true' || text === '1'),
  ),
};

export type Parameter = keyof typeof PARAMETERS;

/**
 * What the query of an address says under a name; null when it says nothing, or what cannot be meant. A name that is
 * there several times says the same as one with commas.
 */
export function inQuery<N extends Parameter>(
  query: URLSearchParams,
  name: N,
): z.output<(typeof PARAMETERS)[N]> | null {
  if (!query.has(name)) return null;
  const parsed = z.safeParse(PARAMETERS[name], query.getAll(name).join(','));
  return parsed.success ? (parsed.data as z.output<(typeof PARAMETERS)[N]>) : null;
}

/** What changes what a page shows, in the order in which it is written. */
const CONTENT = [
  'list',
  'date',
  'sport',
  'league',
  'time',
  'sortBy',
  'isBettable',
  'page',
] as const;

/** What each of them says where it is left out. */
const USUAL: Readonly<Record<string, string>> = { list: 'all', isBettable: 'false', page: '1' };

/**
 * As much of a query as changes what a page shows, always written in one way, with its question mark; empty where there
 * is nothing. The rest says where a visitor came from.
 */
export function contentQuery(query: URLSearchParams): string {
  const pairs = CONTENT.flatMap((name) => {
    const value = String(inQuery(query, name) ?? '');
    return value === '' || value === USUAL[name] ? [] : [`${name}=${value}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A query without a parameter, with its question mark unless it is empty. What stays is written as it was. */
export function withoutParameter(search: string, name: Parameter): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== name && !pair.startsWith(`${name}=`));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
