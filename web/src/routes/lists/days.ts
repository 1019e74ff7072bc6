import type { MatchFilter } from '../../api/queries';
import { endOf, type ListQuery, specialOf } from './list-query';
import { dayAfter, dayBounds, dayOf } from './zone-day';

/** How many days stand to choose from. */
const DAYS = 7;

/** Leagues stay together, in the order of their sports. */
const BY_LEAGUE = 'sport_priority:asc,tournament_priority:asc';
const OF_A_PAGE = 60;

/** What a list of one day shows. */
export interface DayView {
  today: string;
  /** The day that is shown. */
  day: string;
  days: readonly string[];
  /** What begins on that day, of the sports and leagues that were chosen. */
  filter: MatchFilter;
  /** The same of every sport, to tell which there are. */
  everySport: Pick<MatchFilter, 'match_status' | 'type' | 'start_from'> & { start_to: string };
}

/** What is to come on a day: today unless the address says otherwise, and the six days after it to choose from. */
export function scheduleView(query: ListQuery, now: Date, timeZone: string): DayView {
  const today = dayOf(now, timeZone);
  const ahead = Array.from({ length: DAYS }, (_, at) => dayAfter(today, at));
  const which = { match_status: 'prematch' };
  const view = viewOf(query, timeZone, today, ahead, which, 'start_time:asc');
  // Hours are counted from now: they say nothing of another day.
  if (query.hours === null || view.day !== today) return view;
  const soon = endOf(query.hours, now);
  const { everySport } = view;
  const narrowed = soon < everySport.start_to ? { start_to: soon } : {};
  return {
    ...view,
    everySport: { ...everySport, ...narrowed },
    filter: { ...view.filter, ...narrowed },
  };
}

/** What was played on a day, and the six days before today to choose from. */
export function resultsView(query: ListQuery, now: Date, timeZone: string): DayView {
  const today = dayOf(now, timeZone);
  const back = Array.from({ length: DAYS }, (_, at) => dayAfter(today, -at));
  const over = { match_status: 'closed,finished', type: 'match' };
  return viewOf({ ...query, sortBy: null }, timeZone, today, back, over, 'start_time:desc');
}

function viewOf(
  query: ListQuery,
  timeZone: string,
  today: string,
  near: readonly string[],
  which: MatchFilter,
  last: string,
): DayView {
  const day = query.date ?? today;
  const { from, to } = dayBounds(day, timeZone);
  const everySport = { ...which, start_from: from, start_to: to };
  const { list, sortBy, sports, leagues, isBettable, page } = query;
  return {
    today,
    day,
    // A day further off than these was asked for by its address.
    days: near.includes(day) ? near : [day, ...near],
    everySport,
    filter: {
      ...everySport,
      sort_by: sortBy ?? `${BY_LEAGUE},${last}`,
      limit: OF_A_PAGE,
      ...(list === 'favorites' ? { favourite: true } : {}),
      ...specialOf(list),
      ...(sports.length === 0 ? {} : { sport_key: sports.join(',') }),
      ...(leagues.length === 0 ? {} : { tournament_id: leagues.join(',') }),
      ...(isBettable ? { bettable: true } : {}),
      ...(page === 1 ? {} : { page }),
    },
  };
}
