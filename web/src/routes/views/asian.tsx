import { useQuery } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { linesQuery, matchesQuery, type MatchFilter } from '../../api/queries';
import { useApi } from '../../api/api-context';
import { ASIAN_MARKETS, ASIAN_SPORTS } from '../../features/asian/asian-board';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { useFollowUpdates } from '../../live/connection-context';
import { WayOn } from '../../ui/way-on';
import { ListPager } from '../lists/list-pager';
import { listAddress, readListQuery, type ListQuery } from '../lists/list-query';
import { useListQuery } from '../lists/use-list-query';
import { dayBounds, dayOf } from '../lists/zone-day';
import { need, type Loading } from '../loading';
import { MatchListSkeleton } from '../match-list';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { SportPills } from '../sport-pills';
import { Failed, Nothing } from '../states';
import { AsianBlock, AsianHeads } from './asian-block';
import { Followed } from './followed';

const PATH = '/asian';
const OF_A_PAGE = 20;
/** Lines come and go with every goal; a page that is looked at asks for the new ones this often, in ms. */
const AGAIN_MS = 20_000;

/** What is in play and what begins today, of one or both sports, from the earliest. */
function filterOf({ sports, page }: ListQuery, now: Date, timeZone: string): MatchFilter {
  const chosen = ASIAN_SPORTS.filter((key) => sports.length === 0 || sports.includes(key));
  return {
    type: 'match',
    match_status: 'live,stopped,prematch',
    sport_key: (chosen.length === 0 ? ASIAN_SPORTS : chosen).join(','),
    start_to: dayBounds(dayOf(now, timeZone), timeZone).to,
    sort_by: 'start_time:asc',
    limit: OF_A_PAGE,
    ...(page === 1 ? {} : { page }),
  };
}

/** Fetches the matches of the page, then their lines. */
export async function loadAsian(services: Loading, url: URL): Promise<void> {
  const { api, queries, waits, timeZone } = services;
  const matches = matchesQuery(
    api,
    filterOf(readListQuery(url.searchParams), new Date(), timeZone),
  );
  await need(services, matches);
  if (!waits) return;
  const ids = queries.getQueryData(matches.queryKey)?.data.map(({ id }) => id) ?? [];
  if (ids.length > 0) await need(services, linesQuery(api, ids, ASIAN_MARKETS));
}

/** Handicaps and totals in quarters, of full time and of the first half, beside each other. */
export function AsianPage() {
  const t = useText();
  const query = useListQuery();
  return (
    <>
      <PageMeta title={t('views.asian')} description={t('views.asian_text')} />
      <PageHead
        emblem={<Rows3 size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={t('views.asian')}
        place={t('views.asian_today')}
      />
      <Sports query={query} />
      <Board query={query} />
    </>
  );
}

function Sports({ query }: { query: ListQuery }) {
  const t = useText();
  const pill = (sports: readonly string[], name: string) => ({
    to: listAddress(PATH, query, { sports }),
    name,
    count: 0,
    current: query.sports.join(',') === sports.join(','),
  });
  return (
    <SportPills
      label={t('pages.sports_filter')}
      pills={[
        pill([], t('pages.all')),
        ...ASIAN_SPORTS.map((key) => ({ ...pill([key], t(`views.sport_${key}`)), sport: key })),
      ]}
    />
  );
}

function Board({ query }: { query: ListQuery }) {
  const t = useText();
  const api = useApi();
  const { timeZone } = useFormats();
  const list = useQuery(matchesQuery(api, filterOf(query, useNow(), timeZone)));
  const matches = list.data?.data ?? [];
  const ids = matches.map(({ id }) => id);
  const lines = useQuery({
    ...linesQuery(api, ids, ASIAN_MARKETS),
    enabled: ids.length > 0,
    refetchInterval: AGAIN_MS,
  });
  useFollowUpdates(list.data?.stream);
  if (list.isPending) return <MatchListSkeleton columns={3} rows={8} />;
  if (!list.data) return <Failed onRetry={() => void list.refetch()} />;
  if (matches.length === 0) {
    return (
      <Nothing
        title={t('views.asian_none_title')}
        text={t('views.asian_none_text')}
        action={<WayOn to="/schedule">{t('chrome.schedule')}</WayOn>}
      />
    );
  }
  return (
    <>
      <Followed streams={lines.data?.streams ?? []} />
      <AsianHeads />
      {matches.map((match) => (
        <AsianBlock
          key={match.id}
          match={match}
          lines={lines.data?.data.filter((line) => line.match_id === match.id) ?? []}
        />
      ))}
      <ListPager
        page={query.page}
        last={list.data.pagination.last_page}
        address={(page) => listAddress(PATH, query, { page })}
      />
    </>
  );
}
