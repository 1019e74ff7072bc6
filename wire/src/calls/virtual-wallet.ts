import { GAME_APPS } from '@touchline/domain/games/game-rules';
import * as z from 'zod/mini';
import { defineCall, SPORTSBOOK_V2 } from './call';

/**
 * SPEC §7 POST virtual wallet `/{provider}/launch`: the address of a game, to be opened in a frame within two minutes and
 * once. 403 launch_refused when the site does not offer it, or a limit of the player's own stands against it: then
 * `data.details` names its type. 404 when there is no such provider.
 */
export const launchGame = defineCall({
  name: 'launchGame',
  summary: 'The address of a virtual game, good for opening it once',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/virtual-wallet/:provider/launch`,
  access: 'player',
  params: z.object({ provider: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,31}$/)) }),
  body: z.object({ app: z.enum(GAME_APPS) }),
  reply: z.object({ url: z.string() }),
});
