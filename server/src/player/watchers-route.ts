import { reply, type Router } from '@touchline/wire/calls/router';
import { getWatchersUserId } from '@touchline/wire/calls/watchers';
import { aliases } from './alias';

/** Says what the chat of watchers.io knows a player by (SPEC §7 `/watchersio/userid`). */
export function watchersRoute(router: Router, secret: string): void {
  const aliasOf = aliases(secret, 'watchers.io');
  router.on(getWatchersUserId, ({ playerId }) =>
    Promise.resolve(reply({ user_id: aliasOf(playerId) })),
  );
}
