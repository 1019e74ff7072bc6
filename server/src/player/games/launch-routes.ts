import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { standingFailure } from '../profile/gates';
import * as calls from '@touchline/wire/calls/virtual-wallet';
import { launchGame, type LaunchDeps } from './launch-game';

/** The call by which the sportsbook opens a virtual game (SPEC §7 "virtual wallet"). */
export function launchRoutes(router: Router, deps: LaunchDeps): void {
  router.on(calls.launchGame, async ({ params, body, playerId, locale, country }) => {
    const asked = { playerId, provider: params.provider, app: body.app, locale, country };
    const launched = await launchGame(deps, asked, deps.clock.now());
    if (launched.ok) return reply({ url: launched.value });
    switch (launched.error.code) {
      case 'no_provider':
        return failure(404, 'not_found', 'there is no such provider of games');
      case 'switched_off':
        return failure(403, 'launch_refused', 'this game is not offered here');
      case 'limit': {
        const data = { details: launched.error.type };
        return failure(403, 'launch_refused', 'a limit of yours stands against it', { data });
      }
      default:
        return standingFailure(launched.error.code);
    }
  });
}
