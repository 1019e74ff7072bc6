import * as z from 'zod/mini';
import { defineCall, OPERATOR_API, PLATFORM_API } from './call';
import { player } from './platform';
import { wholeNumberFrom } from './whole-number';

/** Opens one session, once, within a minute. */
const handover = z.object({ token: z.string(), expires_at: z.string() });

/** SPEC §4: the token that a host page passes to the sportsbook in its frame. */
export const createHandover = defineCall({
  name: 'createHandover',
  summary: 'A token that opens a session of mine in a frame, once and within a minute',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/player/handovers`,
  access: 'player',
  reply: z.object({ data: handover }),
});

/** SPEC §4: the frame moves to logged in by the token that its host has passed. */
export const takeHandover = defineCall({
  name: 'takeHandover',
  summary: 'Open a session by a token that was handed over; 400 token_invalid when it is spent',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/handover`,
  access: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ data: player }),
});

/** For host pages that sign players in by themselves: their server asks, and gives the token to the page. */
export const handOverPlayer = defineCall({
  name: 'handOverPlayer',
  summary: 'A token that opens a session of this player in a frame, once and within a minute',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/players/:id/handovers`,
  access: 'operator',
  params: z.object({ id: wholeNumberFrom(1, 999_999_999) }),
  reply: z.object({ data: handover }),
});
