import { useQuery } from '@tanstack/react-query';
import { listSports } from '@touchline/wire/calls/catalogue';
import type { Api } from '../../api/api';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { sportName } from '../../i18n/names';
import { useText } from '../../i18n/text';
import { SportPills } from '../sport-pills';
import type { DayView } from './days';
import { listAddress, type ListQuery } from './list-query';

/** The sports that have a match on a day. */
export const daySportsQuery = (api: Api, { everySport }: Pick<DayView, 'everySport'>) =>
  apiQuery(api, listSports, { query: everySport });

/** Narrows the list of a day to one of its sports. */
export function DaySports({
  path,
  query,
  view,
}: {
  path: string;
  query: ListQuery;
  view: DayView;
}) {
  const t = useText();
  const sports = useQuery(daySportsQuery(useApi(), view)).data?.data ?? [];
  const pills = sports.map((sport) => ({
    to: listAddress(path, query, { sports: [sport.key], leagues: [] }),
    name: sportName(t, sport),
    sport: sport.key,
    count: 0,
    current: query.sports.includes(sport.key),
  }));
  const all = {
    to: listAddress(path, query, { sports: [], leagues: [] }),
    name: t('pages.all'),
    count: 0,
    current: query.sports.length === 0,
  };
  return <SportPills label={t('pages.sports_filter')} pills={[all, ...pills]} />;
}
