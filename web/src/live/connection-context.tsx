import { createContext, useContext, useEffect } from 'react';
import type { StreamPosition } from '@touchline/wire/catalogue';
import type { LiveConnection } from './connection';

/** Calls of a connection that may not be there yet: they wait until it is. */
export type LazyConnection = Omit<LiveConnection, 'close'>;

const ConnectionContext = createContext<LazyConnection | null>(null);

export const ConnectionProvider = ConnectionContext.Provider;

/** The page's connection; null while rendering on the server. */
export function useConnection(): LazyConnection | null {
  return useContext(ConnectionContext);
}

/** Follows every line of these matches while the component is on the page. */
export function useFollowMatches(matchIds: readonly number[], position?: StreamPosition): void {
  const connection = useConnection();
  const ids = [...new Set(matchIds)].sort((one, other) => one - other).join(',');
  const { epoch, offset, channel } = position ?? {};
  useEffect(() => {
    if (!connection || ids === '') return;
    const since =
      epoch === undefined || offset === undefined || channel === undefined
        ? undefined
        : { epoch, offset, channel };
    const leave = ids.split(',').map((id) => connection.followMatch(Number(id), since));
    return () => {
      for (const each of leave) each();
    };
    // A newer position is no reason to follow anew: the stream already goes on from the first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connection, ids]);
}

/** Follows the list of matches from a snapshot's position. */
export function useFollowUpdates(position: StreamPosition | undefined): void {
  const connection = useConnection();
  useEffect(() => {
    if (position) connection?.followUpdates(position);
  }, [connection, position]);
}
