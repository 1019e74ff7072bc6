import * as z from 'zod/mini';
import { defineCall, PLATFORM_API } from './call';
import { currentPassword, password } from './credentials';
import { factorAnswer } from './second-factor';
import { secondFactorChallenge } from './second-factor-challenge';

const API = `${PLATFORM_API}/player/confirm`;

/**
 * SPEC §2 "confirm_password": what guards the account is done for ten minutes after its player has shown once more that
 * it is them. Signing in shows it too.
 */
export const confirmByPassword = defineCall({
  name: 'confirmByPassword',
  summary: 'Show by my password that it is me; 403 wrong_credentials when it is not mine',
  origin: 'platform',
  method: 'POST',
  path: API,
  access: 'player',
  body: z.object({ password: currentPassword }),
  reply: z.object({}),
});

/** For who has no password, or does not know it: a frame's session came from another page. */
export const askForFactor = defineCall({
  name: 'askForFactor',
  summary: 'Get what a second factor of mine has to answer; null when I have none',
  origin: 'platform',
  method: 'POST',
  path: `${API}/factor`,
  access: 'player',
  reply: z.object({ data: z.nullable(secondFactorChallenge) }),
});

export const confirmByFactor = defineCall({
  name: 'confirmByFactor',
  summary:
    'Show by a second factor that it is me; 403 second_factor_wrong, and token_invalid when it has to be asked for again',
  origin: 'platform',
  method: 'PUT',
  path: `${API}/factor`,
  access: 'player',
  body: factorAnswer,
  reply: z.object({}),
});

/** The password itself shows that it is the player: nothing else is asked for before it. */
export const changePassword = defineCall({
  name: 'changePassword',
  summary:
    'Change my password, which ends my other sessions; 403 wrong_credentials when the current one is not mine',
  origin: 'platform',
  method: 'PUT',
  path: `${PLATFORM_API}/player/password`,
  access: 'player',
  body: z.object({ current_password: currentPassword, password }),
  reply: z.object({}),
});
