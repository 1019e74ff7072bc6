import { useQuery } from '@tanstack/react-query';
import { selectionsOf, type Selection, type Slip } from '@touchline/domain/slip/slip';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { marketsQuery, matchQuery } from '../../api/queries';
import { useFollowMatches } from '../../live/connection-context';
import { actions, slipStore } from '../../state/slip';
import { cameFromStorage } from '../../state/stored-slip';
import { further } from '../../state/slip-further';
import { namesIn } from './names-in';
import { goneOf } from './offered-now';

/**
 * Keeps one match of the slip up to date, whatever page is open: a snapshot first, then its stream
 * from the snapshot's position (DESIGN §4.19). Stored selections that it does not hold are dropped.
 */
export function SlipMatch({ matchId }: { matchId: number }) {
  const api = useApi();
  const match = useQuery({ ...matchQuery(api, matchId), retry: keepTrying });
  const markets = useQuery({ ...marketsQuery(api, matchId), retry: keepTrying });
  const isUnknown = [match.error, markets.error].some(isNotFound);
  const isChecked = useRef(false);

  useEffect(() => {
    if (isChecked.current || !(isUnknown || (match.data && markets.data))) return;
    const shown = markets.data?.data ?? [];
    isChecked.current = true;
    actions.dropGone(
      goneOf(storedOf(slipStore.getState(), matchId), match.data?.data ?? null, shown),
    );
  }, [isUnknown, match.data, markets.data, matchId]);

  useEffect(() => {
    if (match.data && markets.data) further.rename(namesIn(match.data.data, markets.data.data));
  }, [match.data, markets.data]);

  useFollowMatches(markets.data ? [matchId] : [], markets.data?.stream);
  return null;
}

/** What was clicked on this page is on offer; what comes from storage has to be looked at. */
function storedOf(slip: Slip, matchId: number): Selection[] {
  return selectionsOf(slip).filter((each) => each.matchId === matchId && cameFromStorage(each.key));
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** A match that is not there will not come back by asking again. */
function keepTrying(failures: number, error: unknown): boolean {
  return !isNotFound(error) && failures < 5;
}
