import * as z from 'zod/mini';
import { defineCall, PLATFORM_API } from './call';
import { email, password } from './credentials';

/** What a mail carries to whoever holds the address. */
const token = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Where an address is asked for, everybody is answered alike, whether or not it has an account: what there is to say is
 * said in a mail to it.
 */
const accepted = z.object({});

/** SPEC §7 GET /users/confirmation: the address of a new account is its player's. */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  summary: 'Confirm an address; 400 token_invalid when the link is old, used or made up',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/users/confirmation`,
  access: 'anyone',
  query: z.object({ confirmation_token: token }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
});

export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  summary: 'Send the link that confirms an address again',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/confirmation`,
  access: 'anyone',
  body: z.object({ email }),
  reply: accepted,
});

/** SPEC §7 GET /users/unlock: after too many failures an account opens again by a link. */
export const unlockAccount = defineCall({
  name: 'unlockAccount',
  summary: 'Unlock an account; 400 token_invalid when the link is old, used or made up',
  origin: 'platform',
  method: 'GET',
  path: `${PLATFORM_API}/users/unlock`,
  access: 'anyone',
  query: z.object({ unlock_token: token }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
});

export const resendUnlock = defineCall({
  name: 'resendUnlock',
  summary: 'Send the link that unlocks an account again',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/unlock`,
  access: 'anyone',
  body: z.object({ email }),
  reply: accepted,
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  summary: 'Send a link by which a forgotten password is replaced',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/password`,
  access: 'anyone',
  body: z.object({ email }),
  reply: accepted,
});

export const replacePassword = defineCall({
  name: 'replacePassword',
  summary:
    'Set a new password by such a link, which ends all sessions; 400 token_invalid when it is old, used or made up',
  origin: 'platform',
  method: 'PUT',
  path: `${PLATFORM_API}/users/password`,
  access: 'anyone',
  body: z.object({ reset_password_token: token, password }),
  reply: accepted,
});
