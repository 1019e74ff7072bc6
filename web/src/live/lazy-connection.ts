import type { LazyConnection } from './connection-context';
import { nextTask } from '../ui/next-task';
import type { LiveConnection } from './connection';

/**
 * Takes calls at once and makes them when the connection is there: its script is fetched after the
 * page has become usable.
 */
export function lazyConnection(connecting: Promise<LiveConnection>): LazyConnection {
  // Many wait when it comes, and each has a task of its own.
  let turn: Promise<unknown> = connecting;
  const whenThere = <T>(make: (connection: LiveConnection) => T): Promise<T> => {
    const made = Promise.all([connecting, turn]).then(([connection]) => make(connection));
    turn = made.then(nextTask, nextTask);
    return made;
  };
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
