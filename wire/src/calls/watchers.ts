import * as z from 'zod/mini';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** SPEC §7 `/watchersio/userid`: what the chat of watchers.io knows the caller by, always the same for one player. */
export const getWatchersUserId = defineCall({
  name: 'getWatchersUserId',
  summary: 'What the chat of watchers.io knows me by',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/watchersio/userid`,
  access: 'player',
  reply: z.object({ user_id: z.string() }),
});
