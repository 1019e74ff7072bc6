import type { MatchFilter } from '../../api/queries';
import { LIVE, UPCOMING } from '../lists';
import { liveNarrowedBy, narrowedBy, type ListQuery } from './list-query';
import { dayBounds, dayOf } from './zone-day';

/** What of the catalogue the lists are of. */
export type Of = Pick<MatchFilter, 'sport_key' | 'sport_type' | 'category_id' | 'tournament_id'>;

/**
 * The two lists of a sport, a league or a category, as an address narrows them: what is in play, and a page of what comes
 * next. What is in play stands on the first page, and is of today: null where it does not show.
 */
export function narrowedLists(
  of: Of,
  query: ListQuery,
  now: Date,
  timeZone: string,
): { live: MatchFilter | null; next: MatchFilter } {
  const { date, page } = query;
  const own = of.sport_type === undefined ? { ...query, sports: [], leagues: [] } : query;
  const hasLive = page === 1 && (date === null || date === dayOf(now, timeZone));
  const next = narrowedBy({ ...UPCOMING, ...of }, own, now);
  return {
    live: hasLive ? liveNarrowedBy({ ...LIVE, ...of }, own, now) : null,
    next: { ...next, ...within(next, date, timeZone), ...(page > 1 ? { page } : {}) },
  };
}

/** The bounds of a day, or of as much of it as hours leave. */
function within({ start_to: soon }: MatchFilter, date: string | null, timeZone: string) {
  if (date === null) return {};
  const { from, to } = dayBounds(date, timeZone);
  return { start_from: from, start_to: soon !== undefined && soon < to ? soon : to };
}
