import type { ReactNode } from 'react';
import { matchesQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { need, type Loading } from '../loading';
import { DayList, LiveGroup, MatchList, OrderedList } from '../match-list';
import { MatchSection } from '../match-section';
import { PageHeading } from '../page-heading';
import { ListBar } from './list-bar';
import { listAddress, readListQuery, type ListKey } from './list-query';
import { narrowedLists, type Of } from './narrowed-lists';
import { NothingListed } from './nothing-listed';
import { SignInFirst } from './sign-in-first';
import { useListQuery } from './use-list-query';

/** Fetches both; favourites are a player's own and come later. */
export async function loadLiveAndUpcoming(services: Loading, of: Of, url: URL): Promise<void> {
  const query = readListQuery(url.searchParams);
  if (query.list === 'favorites') return;
  const { live, next } = narrowedLists(of, query, new Date(), services.timeZone);
  await Promise.all([
    live && need(services, matchesQuery(services.api, live)),
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
  /** Stands there where nothing is on, however the list is narrowed. */
  none?: ReactNode;
}

/** What is in play and what comes next of a sport, a league or a category, as the address narrows and orders it. */
export function LiveAndUpcoming({ path, of, keys, isLeague = false, none }: Props) {
  const t = useText();
  const query = useListQuery();
  const { live, next } = narrowedLists(of, query, useNow(), useFormats().timeZone);
  const isByDay = isLeague && query.sortBy !== 'bets_count:desc';
  const Ordered = query.sortBy === null ? MatchList : OrderedList;
  const lists = (
    <>
      {live && (
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
        empty={none ?? <NothingListed path={path} query={query} />}
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
