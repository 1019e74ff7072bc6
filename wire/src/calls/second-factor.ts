import * as z from 'zod/mini';
import { plainText } from '../plain-text';
import { defineCall, PLATFORM_API } from './call';
import { player } from './platform';
import { webauthnOptions } from './second-factor-challenge';

const API = `${PLATFORM_API}/player/second_factor`;

/** Six digits of an authenticator app; spaces between them are of no matter. */
const totpCode = z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/));
const recoveryCode = z.string().check(z.minLength(1), z.maxLength(40));
const base64url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(64_000));

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};

/**
 * What a browser answers when a passkey was made (WebAuthn's RegistrationResponseJSON). Browsers add to it as their
 * standard grows, so it may hold more.
 */
export const passkeyMade = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[\w-]{1,30}$/))).check(z.maxLength(10)),
    ),
  }),
});

/** What a browser answers when a passkey was used (WebAuthn's AuthenticationResponseJSON); it may hold more, too. */
export const passkeyUsed = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});

/** Codes that stand in for a lost factor, each once; told only here. Null when there were some already. */
const recoveryCodes = z.nullable(z.array(z.string()));

/** What shows that whoever asks holds the factor: exactly one of the two. */
const proof = {
  code: z.optional(totpCode),
  recovery_code: z.optional(recoveryCode),
};

/** A factor, with the token of the challenge that asked for it. */
export const factorAnswer = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  code: z.optional(totpCode),
  recovery_code: z.optional(recoveryCode),
  passkey: z.optional(passkeyUsed),
});

export const signInSecondFactor = defineCall({
  name: 'signInSecondFactor',
  summary:
    'Sign in with a second factor; 401 second_factor_wrong, and token_invalid when the sign-in has to begin again',
  origin: 'platform',
  method: 'POST',
  path: `${PLATFORM_API}/users/sign_in/second_factor`,
  access: 'anyone',
  body: factorAnswer,
  reply: z.object({ data: player }),
});

export const getSecondFactor = defineCall({
  name: 'getSecondFactor',
  summary: 'Which second factors I have',
  origin: 'platform',
  method: 'GET',
  path: API,
  access: 'player',
  reply: z.object({
    data: z.object({
      totp: z.boolean(),
      passkeys: z.array(passkey),
      recovery_codes_left: z.int(),
    }),
  }),
});

export const beginTotp = defineCall({
  name: 'beginTotp',
  summary: 'Get a secret for an authenticator app; it counts once it is confirmed',
  origin: 'platform',
  method: 'POST',
  path: `${API}/totp`,
  access: 'player',
  confirmed: true,
  reply: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
});

export const confirmTotp = defineCall({
  name: 'confirmTotp',
  summary: 'Show by a code that the app has the secret; answers with recovery codes',
  origin: 'platform',
  method: 'POST',
  path: `${API}/totp/confirm`,
  access: 'player',
  confirmed: true,
  body: z.object({ code: totpCode }),
  reply: z.object({ data: z.object({ recovery_codes: recoveryCodes }) }),
});

export const removeTotp = defineCall({
  name: 'removeTotp',
  summary: 'Take the authenticator app away, with a code or recovery code',
  origin: 'platform',
  method: 'POST',
  path: `${API}/totp/remove`,
  access: 'player',
  confirmed: true,
  body: z.object(proof),
  reply: z.object({}),
});

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  summary: 'Get what a browser needs to make a passkey',
  origin: 'platform',
  method: 'POST',
  path: `${API}/passkeys/options`,
  access: 'player',
  confirmed: true,
  reply: z.object({ data: webauthnOptions }),
});

export const addPasskey = defineCall({
  name: 'addPasskey',
  summary:
    'Keep the passkey that was made; answers with recovery codes when it is the first factor',
  origin: 'platform',
  method: 'POST',
  path: `${API}/passkeys`,
  access: 'player',
  status: 201,
  confirmed: true,
  body: z.object({ name: plainText(1, 60), passkey: passkeyMade }),
  reply: z.object({ data: z.object({ passkey, recovery_codes: recoveryCodes }) }),
});

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  summary: 'Call a passkey of mine something else; 404 when it is not mine',
  origin: 'platform',
  method: 'PATCH',
  path: `${API}/passkeys/:id`,
  access: 'player',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: plainText(1, 60) }),
  reply: z.object({ data: passkey }),
});

export const removePasskey = defineCall({
  name: 'removePasskey',
  summary: 'Take a passkey away, with a code or recovery code; 404 when not mine',
  origin: 'platform',
  method: 'POST',
  path: `${API}/passkeys/:id/remove`,
  access: 'player',
  confirmed: true,
  params: z.object({ id: z.uuid() }),
  body: z.object(proof),
  reply: z.object({}),
});

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'Get new recovery codes in place of the old, with a code or recovery code',
  origin: 'platform',
  method: 'POST',
  path: `${API}/recovery_codes`,
  access: 'player',
  confirmed: true,
  body: z.object(proof),
  reply: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
});

export type PasskeyMade = z.output<typeof passkeyMade>;
export type PasskeyUsed = z.output<typeof passkeyUsed>;
export type PasskeyReply = z.input<typeof passkey>;
