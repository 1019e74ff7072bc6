import * as z from 'zod/mini';

/** What a browser is asked to do with an authenticator: JSON of WebAuthn, handed on as it is. */
export const webauthnOptions = z.record(z.string(), z.unknown());

const KINDS = ['code', 'recovery_code', 'passkey'] as const;

/** What a sign-in with the right password answers where a second factor is asked for. */
export const secondFactorChallenge = z.object({
  /** To be sent back with the factor, within five minutes. */
  token: z.string(),
  kinds: z.array(z.enum(KINDS)),
  passkey_options: z.nullable(webauthnOptions),
});

export type SecondFactorChallenge = z.input<typeof secondFactorChallenge>;
