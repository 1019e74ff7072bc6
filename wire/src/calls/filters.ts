import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { EVENT_TYPES, type EventType, SPORT_TYPES, type SportType } from '@touchline/domain/event';
import * as z from 'zod/mini';

/** A list in an address is joined by commas (SPEC §2) or repeats its name; in a body it may be an array. */
const asList = z.union([
  z.string().check(z.maxLength(4000)),
  z.int(),
  z.array(z.union([z.string(), z.int()])).check(z.maxLength(500)),
]);

/** A list whose parts are read one by one; a part that is not readable makes the whole unusable. */
export function listOf<T>(read: (part: string) => T | undefined, most = 500) {
  return z.pipe(
    asList,
    z.transform((value, context): T[] => {
      const parts = [value].flat().flatMap((part) => String(part).split(','));
      const values = parts.filter((part) => part !== '').map(read);
      const known = values.filter((each) => each !== undefined);
      if (known.length < values.length || known.length > most) {
        context.issues.push({ code: 'custom', message: 'Invalid list', input: value });
      }
      return known;
    }),
  );
}

/** One of some words. */
function wordOf<T extends string>(words: readonly T[]) {
  return (part: string): T | undefined => words.find((word) => word === part);
}

const STATUS_WORDS: ReadonlyMap<string, MatchStatus> = new Map([
  ...Object.values(MATCH_STATUS).map((status) => [String(status), status] as const),
  ['prematch', MATCH_STATUS.prematch],
  ['live', MATCH_STATUS.live],
  ['stopped', MATCH_STATUS.stopped],
  ['closed', MATCH_STATUS.closed],
  ['finished', MATCH_STATUS.finished],
  ['not_covered', MATCH_STATUS.notCovered],
]);

/** Statuses of matches, by the numbers or the words of SPEC §3. */
export const statuses = listOf((part) => STATUS_WORDS.get(part));

/** The largest number that anything of ours can have. */
const LAST_NUMBER = 2_147_483_647;

const numberIn = (part: string) =>
  /^\d{1,10}$/.test(part) && Number(part) <= LAST_NUMBER ? Number(part) : undefined;

/** Our own numbers. */
export const numbers = listOf(numberIn);

/** Our own numbers, at most so many. */
export const someNumbers = (most: number) => listOf(numberIn, most);

/** Keys, or ids of ours or of a provider: nothing but letters, digits and the marks that ids have. */
export const keys = listOf((part) => (/^[\w:.-]{1,100}$/.test(part) ? part : undefined));

/** Some of these words. */
export function wordsOf<T extends string>(words: readonly T[]) {
  return listOf<T>(wordOf(words));
}

export const eventTypes = wordsOf<EventType>(EVENT_TYPES);
export const sportTypes = wordsOf<SportType>(SPORT_TYPES);

/** Yes or no; no asks for those of which it does not hold. */
export const flag = z.pipe(
  z.union([z.enum(['true', 'false', '1', '0']), z.boolean()]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
);

/** A moment as ISO 8601 with its zone. */
export const moment = z.iso.datetime({ offset: true });

/** What lists may be ordered by (SPEC §9 "Tournament sort keys"). */
export const SORT_KEYS = [
  'sport_id',
  'sport_priority',
  'category_id',
  'category_priority',
  'tournament_id',
  'tournament_priority',
  'start_time',
  'bets_count',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** One step of an order, such as `start_time:asc`. */
export interface SortStep<K extends SortKey = SortKey> {
  key: K;
  descending: boolean;
}

/** The most steps that one order has. */
const MOST_STEPS = 3;

/** An order by these keys: up to three steps such as `start_time:asc`, the first deciding first. */
export function sortBy<K extends SortKey>(among: readonly K[]) {
  return listOf<SortStep<K>>((part) => {
    const [, word, way] = /^(\w+):(asc|desc)$/.exec(part) ?? [];
    const key = among.find((each) => each === word);
    return key === undefined ? undefined : { key, descending: way === 'desc' };
  }, MOST_STEPS);
}

/** From when to when something begins; the end does not belong to it. */
export const startWindow = { start_from: z.optional(moment), start_to: z.optional(moment) };

/** A window does not end before it begins. */
export const inTimeOrder = z.refine<{
  start_from?: string | undefined;
  start_to?: string | undefined;
}>(
  ({ start_from: from, start_to: to }) =>
    from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
  { path: ['start_to'], error: 'is before start_from' },
);

/** When bets were placed; the end does not belong to it. */
export const placedWindow = { from: z.optional(moment), to: z.optional(moment) };

/** The window does not end before it begins. */
export const inPlacedOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
  { path: ['to'], error: 'is before from' },
);
