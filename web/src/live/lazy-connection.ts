import type { LazyConnection } from './connection-context';
import type { LiveConnection } from './connection';

/**
 * Takes calls at once and makes them when the connection is there: its script is fetched after the
 * page has become usable.
 */
export function lazyConnection(connecting: Promise<LiveConnection>): LazyConnection {
  const whenThere = <T>(make: (connection: LiveConnection) => T) => connecting.then(make);
  return {
    followUpdates: (position) => {
      void whenThere((connection) => connection.followUpdates(position));
    },
    identify: (playerId) => {
      void whenThere((connection) => connection.identify(playerId));
    },
    followChannel: (position, follower) => {
      const leaving = whenThere((connection) => connection.followChannel(position, follower));
      return () => {
        void leaving.then((leave) => leave());
      };
    },
    followMatch: (matchId, position) => {
      const leaving = whenThere((connection) => connection.followMatch(matchId, position));
      return () => {
        void leaving.then((leave) => leave());
      };
    },
  };
}
