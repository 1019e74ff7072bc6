import { ok, refused } from '@touchline/domain/result';
import type { Result } from '@touchline/domain/result';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';

/** Milliseconds since 1970; `Date` is one. */
export interface Clock {
  now(): number;
}

/** What a token says, in Centrifugo's claims. */
export interface Claims {
  /** `sub`: empty for an anonymous visitor. */
  user: string;
  /** `channel`: null in a connection token. */
  channel: string | null;
  /** `exp` in seconds since 1970: null when it never expires. */
  expiresAt: number | null;
}

const claims = z.object({
  sub: z.optional(z.string()),
  channel: z.optional(z.string()),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
});

/** HS256 tokens that Centrifugo, given the same secret, reads alike. */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #clock: Clock;
  // Until which second tokens of a user are void; in the order of those seconds.
  readonly #voidUntil = new Map<string, number>();

  constructor(secret: string, clock: Clock) {
    this.#key = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  /** Signs a token that lives for `seconds`. */
  mint(user: string, seconds: number, channel?: string): Promise<string> {
    const now = this.nowSeconds();
    return new SignJWT({ sub: user, ...(channel === undefined ? {} : { channel }) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.#key);
  }

  /**
   * Ends what was signed for a user up to now: it reads as expired, so that whoever still has a session
   * fetches another. `seconds` is the longest life of a token.
   */
  revoke(user: string, seconds: number): void {
    const now = this.nowSeconds();
    for (const [each, second] of this.#voidUntil) {
      if (second >= now - seconds) break;
      this.#voidUntil.delete(each);
    }
    this.#voidUntil.delete(user);
    this.#voidUntil.set(user, now);
  }

  /** Reads a token. An expired one is told apart: its holder may fetch another. */
  async verify(token: string): Promise<Result<Claims, 'expired' | 'invalid'>> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: new Date(this.#clock.now()),
      });
      const parsed = claims.safeParse(payload);
      if (!parsed.success) return refused('invalid');
      const { sub = '', channel = null, exp = null, iat = 0 } = parsed.data;
      if (iat <= (this.#voidUntil.get(sub) ?? -1)) return refused('expired');
      return ok({ user: sub, channel, expiresAt: exp });
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refused('expired');
      if (error instanceof errors.JOSEError) return refused('invalid');
      throw error;
    }
  }

  /** Whole seconds until a token expires, as the client is told; at least 1. */
  secondsLeft(expiresAt: number): number {
    return Math.max(1, expiresAt - this.nowSeconds());
  }

  nowSeconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }
}
