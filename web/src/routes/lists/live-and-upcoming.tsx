import { matchesQuery, type MatchFilter } from '../../api/queries';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { WayOn } from '../../ui/way-on';
import { LIVE, UPCOMING } from '../lists';
import { need, type Loading } from '../loading';
import { DayList, LiveGroup, MatchList, OrderedList } from '../match-list';
import { MatchSection } from '../match-section';
import { PageHeading } from '../page-heading';
import { Nothing } from '../states';
import { ListBar } from './list-bar';
import {
  listAddress,
  liveNarrowedBy,
  narrowedBy,
  readListQuery,
  WHOLE_LIST,
  type ListKey,
  type ListQuery,
} from './list-query';
import { SignInFirst } from './sign-in-first';
import { useListQuery } from './use-list-query';

/** What of the catalogue the lists are of. */
type Of = Pick<MatchFilter, 'sport_key' | 'sport_type' | 'category_id' | 'tournament_id'>;

/** The two lists of such a page: what is in play, and a page of what comes next. */
function filtersOf(of: Of, query: ListQuery, now: Date): { live: MatchFilter; next: MatchFilter } {
  const own = of.sport_type === undefined ? { ...query, sports: [], leagues: [] } : query;
  const next = narrowedBy({ ...UPCOMING, ...of }, own, now);
  return {
    live: liveNarrowedBy({ ...LIVE, ...of }, own, now),
    next: query.page > 1 ? { ...next, page: query.page } : next,
  };
}

/** Fetches both; favourites are a player's own and come later. */
export async function loadLiveAndUpcoming(services: Loading, of: Of, url: URL): Promise<void> {
  const query = readListQuery(url.searchParams);
  if (query.list === 'favorites') return;
  const { live, next } = filtersOf(of, query, new Date());
  await Promise.all([
    query.page > 1 ? null : need(services, matchesQuery(services.api, live)),
    need(services, matchesQuery(services.api, next)),
  ]);
}

interface Props {
  path: string;
  of: Of;
  /** The lists to choose from. */
  keys: readonly ListKey[];
  /** Of one league, whose name stands above: matches are listed by the day. */
  isLeague?: boolean;
}

/** What is in play and what comes next of a sport, a league or a category, as the address narrows and orders it. */
export function LiveAndUpcoming({ path, of, keys, isLeague = false }: Props) {
  const t = useText();
  const query = useListQuery();
  const { live, next } = filtersOf(of, query, useNow());
  const isByDay = isLeague && query.sortBy !== 'bets_count:desc';
  const Ordered = query.sortBy === null ? MatchList : OrderedList;
  const lists = (
    <>
      {query.page === 1 && (
        <MatchSection
          filter={live}
          list={isLeague ? LiveGroup : Ordered}
          heading={!isLeague && <PageHeading level={2}>{t('pages.live_now')}</PageHeading>}
        />
      )}
      <MatchSection
        filter={next}
        list={isByDay ? DayList : Ordered}
        heading={!isLeague && <PageHeading level={2}>{t('pages.upcoming')}</PageHeading>}
        empty={<NothingListed path={path} query={query} />}
        address={(page) => listAddress(path, query, { page })}
      />
    </>
  );
  return (
    <>
      <ListBar path={path} query={query} keys={keys} hasHours />
      {query.list === 'favorites' ? <SignInFirst>{lists}</SignInFirst> : lists}
    </>
  );
}

/** A list with nothing in it: because of what was chosen, which can be let go, or because nothing is on offer. */
export function NothingListed({ path, query }: { path: string; query: ListQuery }) {
  const t = useText();
  if (listAddress('', query, { page: query.page }) === '') {
    return (
      <Nothing
        title={t('pages.no_matches_title')}
        text={t('pages.no_matches_text')}
        action={<WayOn to="/live">{t('pages.see_live')}</WayOn>}
      />
    );
  }
  return (
    <Nothing
      title={t('lists.none_title')}
      text={t('lists.none_text')}
      action={<WayOn to={listAddress(path, WHOLE_LIST)}>{t('lists.reset')}</WayOn>}
    />
  );
}
