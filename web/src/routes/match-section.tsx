import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import type { ComponentType, ReactNode } from 'react';
import { useApi } from '../api/api-context';
import { playerIn } from '../state/playing';
import { useSession } from '../state/session';
import { matchesQuery, sportsQuery, type MatchFilter } from '../api/queries';
import { useFavorites } from '../features/favorites/favorites';
import { OpensBuilder } from '../features/match/opens-builder';
import { useFollowUpdates } from '../live/connection-context';
import { columnsOfSport } from './lists';
import { ListPager } from './lists/list-pager';
import { MatchList, MatchListSkeleton } from './match-list';
import { Failed } from './states';

/** A list of matches as it is fetched: waiting, failed, empty or there. A visitor has no favourites: none shows. */
export function MatchSection({
  filter,
  heading,
  empty,
  keep = everything,
  list: List = MatchList,
  address,
}: {
  filter: MatchFilter;
  /** Stands above the list when there is one. */
  heading?: ReactNode;
  /** Stands for an empty list; without it an empty list shows nothing at all. */
  empty?: ReactNode;
  keep?: (match: MatchCard) => boolean;
  /** How matches are shown; by league unless said otherwise. */
  list?: ComponentType<{ matches: readonly MatchCard[] }>;
  /** The address of a page of the list, where it has pages. */
  address?: (page: number) => string;
}) {
  const isMine = filter.favourite === true;
  const isMarked = useMarked(isMine);
  const isRead = useSession((now) => !isMine || playerIn(now) !== null);
  const isNobodys = useSession(({ status, player }) =>
    isMine ? status === 'not-logged-in' || Boolean(player?.exclusion) : false,
  );
  const matches = useQuery({
    ...matchesQuery(useApi(), filter),
    enabled: isRead,
    placeholderData: (previous, before) =>
      before && isSameButTime(before.queryKey, filter) ? previous : undefined,
  });
  useFollowUpdates(matches.data?.stream);
  if (isNobodys) return null;
  if (matches.isPending) return <Waiting sport={filter.sport_key} />;
  if (!matches.data) return <Failed onRetry={() => void matches.refetch()} />;
  const shown = matches.data.data.filter((match) => keep(match) && isMarked(match));
  if (shown.length === 0) return empty;
  return (
    <>
      {heading}
      <OpensBuilder value={filter.special === 'betbuilder'}>
        <List matches={shown} />
      </OpensBuilder>
      {address && (
        <ListPager page={filter.page} last={matches.data.pagination.last_page} address={address} />
      )}
    </>
  );
}

/** Of favourites, which ones still are: a mark that goes takes its row along at once. */
function useMarked(isMine: boolean): (match: MatchCard) => boolean {
  const marks = useFavorites((state) => (isMine && state.isLoaded ? state.marks : null));
  return ({ id, tournament }) =>
    marks === null || marks.match.has(id) || marks.tournament.has(tournament.id);
}

/** Stands for the list; the frame knows the sports, and so how many columns there will be. */
function Waiting({ sport }: { sport: MatchFilter['sport_key'] }) {
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  return <MatchListSkeleton columns={columnsOfSport(sports, sport)} />;
}

/** Whether a list was asked for in the same way a while ago, when it ended sooner. */
function isSameButTime(key: readonly unknown[], filter: MatchFilter): boolean {
  const [, , before] = key as [unknown, unknown, MatchFilter];
  const plain = (asked: MatchFilter) => JSON.stringify({ ...asked, start_to: undefined });
  return before.start_to !== undefined && plain(before) === plain(filter);
}

function everything(): boolean {
  return true;
}
