import type { PriceSource } from '../../book/ingest/change';
import type { EventStatus } from './status';

/** In what the providers that speak this language differ when their messages are understood. */
export interface Dialect {
  /** Producers that price before or during play, by their number. */
  readonly phases: Readonly<Record<number, PriceSource['phase']>>;
  /** The stage of play as a number of Betradar's, which is what the book keeps; null before anything is known. */
  stageOf(status: EventStatus): number | null;
  /** The stage that a period is named by; null where only its number is known. */
  stageOfPeriod(period: EventStatus['periods'][number]): number | null;
}

/**
 * Producers by the scopes that Betradar's list of them tells. Those of cricket and of players' performances (5, 16)
 * price before play as well, but what they have priced is theirs: the producer of what is to come has no say in it,
 * and theirs is the word about play. Lotteries (7) and virtual sports have their events to themselves.
 */
const BETRADAR_PHASES: Dialect['phases'] = {
  1: 'live',
  3: 'prematch',
  4: 'live',
  5: 'live',
  6: 'other',
  7: 'other',
  8: 'other',
  9: 'other',
  10: 'other',
  11: 'other',
  12: 'other',
  14: 'live',
  15: 'other',
  16: 'live',
  17: 'other',
};

/** Betradar's words are the ones that the book keeps. */
export const BETRADAR: Dialect = {
  phases: BETRADAR_PHASES,
  stageOf: ({ matchStatus }) => matchStatus,
  stageOfPeriod: ({ matchStatusCode }) => matchStatusCode,
};

const NOT_STARTED = 0;
const IN_PROGRESS = 21;
const ENDED = 100;
const FIRST_OF: Readonly<Record<string, { first: number; most: number }>> = {
  map: { first: 141, most: 7 },
  set: { first: 8, most: 5 },
  quarter: { first: 13, most: 4 },
  half: { first: 6, most: 2 },
};

/** Event statuses of the feed after which nothing is played any more. */
const OVER: ReadonlySet<number> = new Set([3, 4]);
const LIVE = 1;

/**
 * Oddin counts stages of play in its own way, and differently by game. What a period is says its type, so the stage is
 * the last period told of; numbers that both use for maps are kept.
 */
export const ODDIN: Dialect = {
  phases: { 1: 'prematch', 2: 'live' },
  stageOf: (status) => {
    const { status: code, matchStatus, periods } = status;
    if (matchStatus !== null && isMap(matchStatus)) return matchStatus;
    if (code === NOT_STARTED) return NOT_STARTED;
    if (OVER.has(code)) return ENDED;
    const last = periods.at(-1);
    const stage = last ? oddinPeriod(last) : null;
    return stage ?? (code === LIVE ? IN_PROGRESS : null);
  },
  stageOfPeriod: oddinPeriod,
};

function oddinPeriod({ type, number, matchStatusCode }: EventStatus['periods'][number]) {
  if (matchStatusCode !== null && isMap(matchStatusCode)) return matchStatusCode;
  const counted = type === null ? undefined : FIRST_OF[type];
  const isKnown = counted !== undefined && number >= 1 && number <= counted.most;
  return isKnown ? counted.first + number - 1 : null;
}

function isMap(stage: number): boolean {
  return stage >= 141 && stage <= 147;
}
