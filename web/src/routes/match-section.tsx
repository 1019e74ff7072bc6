import { useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import type { ComponentType, ReactNode } from 'react';
import { useApi } from '../api/api-context';
import { leaguesQuery, matchesQuery, type MatchFilter } from '../api/queries';
import { useFollowUpdates } from '../live/connection-context';
import { columnsOfSport } from './lists';
import { MatchList, MatchListSkeleton } from './match-list';
import { Failed } from './states';

/** A list of matches as it is fetched: waiting, failed, empty or there. */
export function MatchSection({
  filter,
  heading,
  empty,
  keep = everything,
  list: List = MatchList,
}: {
  filter: MatchFilter;
  /** Stands above the list when there is one. */
  heading?: ReactNode;
  /** Stands for an empty list; without it an empty list shows nothing at all. */
  empty?: ReactNode;
  keep?: (match: Match) => boolean;
  /** How matches are shown; by league unless said otherwise. */
  list?: ComponentType<{ matches: readonly Match[] }>;
}) {
  const matches = useQuery(matchesQuery(useApi(), filter));
  useFollowUpdates(matches.data?.stream);
  if (matches.isPending) return <Waiting sport={filter.sport_key} />;
  if (!matches.data) return <Failed onRetry={() => void matches.refetch()} />;
  const shown = matches.data.data.filter(keep);
  if (shown.length === 0) return empty;
  return (
    <>
      {heading}
      <List matches={shown} />
    </>
  );
}

/** Stands for the list; the frame knows the leagues of the sport, and so how many columns there will be. */
function Waiting({ sport }: { sport: MatchFilter['sport_key'] }) {
  const leagues = useQuery(leaguesQuery(useApi())).data?.data ?? [];
  return <MatchListSkeleton columns={columnsOfSport(leagues, sport)} />;
}

function everything(): boolean {
  return true;
}
