import type { PriceSource } from '../book/ingest/change';
import type { Translated } from './fixture-desk';
import type { ProviderApi, ScheduledEvent } from './source';
import { BETRADAR, type Dialect } from './uof/dialect';
import { parseStatus } from './uof/parse';
import { statusChanged } from './uof/translate-status';

const DAY = 86_400_000;
/** How many past days the provider is asked about. */
const DAYS_BACK = 7;
/**
 * How many days to come the provider is asked about.
 *
 * @internal
 */
export const DAYS_AHEAD = 14;
/** No producer of prices. */
const TOLD_BY: PriceSource = { producer: 0, phase: 'other' };
const AT_ONCE = 100;

/** What following a schedule needs. */
export interface ScheduleOptions {
  readonly api: Pick<ProviderApi, 'schedule'>;
  /** Wall time, ms since epoch. */
  now(): number;
  readonly log: (line: string) => void;
  readonly dialect?: Dialect;
}

/**
 * Everything that a provider's API has on the days around now, nearest days first: fixtures, and how those stand that
 * have begun. A day that cannot be had is told of and left out.
 */
export async function* scheduleNews(options: ScheduleOptions): AsyncGenerator<Translated[], void> {
  const { api, now, log } = options;
  const today = Math.floor(now() / DAY);
  for (const day of nearestFirst(today)) {
    const written = new Date(day * DAY).toISOString().slice(0, 10);
    const events = await api.schedule(written).catch((error: unknown) => {
      log(`The schedule of ${written} could not be had: ${String(error)}`);
      return [];
    });
    for (let from = 0; from < events.length; from += AT_ONCE) {
      yield events.slice(from, from + AT_ONCE).map((event) => newsOf(event, options));
    }
  }
}

function nearestFirst(today: number): number[] {
  const days = Array.from(
    { length: DAYS_BACK + DAYS_AHEAD + 1 },
    (_, index) => today - DAYS_BACK + index,
  );
  return days.toSorted((one, other) => Math.abs(one - today) - Math.abs(other - today));
}

function newsOf(
  { fixture, status }: ScheduledEvent,
  { now, log, dialect = BETRADAR }: ScheduleOptions,
): Translated {
  const known = { type: 'fixture_known', fixture } as const;
  const news = { at: now(), producer: null, generatedAt: null };
  if (status === null) return { ...news, changes: [known] };
  const parsed = parseStatus(status);
  if (!parsed.ok) {
    log(`Where ${fixture.urn} stands cannot be read: ${parsed.error.reason}`);
    return { ...news, changes: [known] };
  }
  const told = statusChanged(fixture.urn, TOLD_BY, parsed.value, dialect);
  const changed = { ...told, by: 'schedule' } as const;
  return { ...news, changes: [known, changed] };
}
