import type { TestProviders } from '@touchline/domain/feed/provider-choice';
import type { ErrorReply } from '../errors';
import type { SignificantEvent } from '../significant-events';
import type { Call, Parsed, ReplyOf } from './call';

/** Who is calling, once the door has looked. A call for players always has a player, one for operators an operator. */
export interface Caller<C extends Call> {
  playerId: C['access'] extends 'player' ? number : number | null;
  /** Who of the operator's people: as they call themselves. */
  operator: C['access'] extends 'operator' ? string : string | null;
  /** One of the site's locales. */
  locale: string;
  ip: string;
  /** The country the operator's edge says the caller is in, in two capitals; null, or left out, when nobody said. */
  country?: string | null;
  /** Whose events this browser wants to see, where that differs from the site's choice (SPEC §3). */
  testProviders: TestProviders;
  userAgent: string | null;
  /** The opaque token of the caller's session, as it came in the cookie. */
  sessionToken: string | null;
  /** The cookie of a browser that has signed somebody in before; null, or left out, for one that has not. */
  browser?: string | null;
  /** Whether the session has shown within ten minutes that it is its player's; left out, it has not. */
  isConfirmed?: () => Promise<boolean>;
}

/** A session to begin in the browser, or null to end the one that is there. */
export type SessionChange = { token: string; expiresAt: Date } | null;

/** What is to be noted of an answer, which nobody is sent. */
interface Noted {
  events?: readonly SignificantEvent[];
  /** Whose account an error is about, where nobody is signed in; null where it is nobody's. */
  accountOf?: number | null;
}

/**
 * What a handler answers: a reply, or an error that is no bug; and what is to be noted of it.
 * `browser` is the cookie that makes the browser known.
 */
export type Answer<C extends Call> = Noted &
  (
    | { status: 200 | 201; body: ReplyOf<C>; session?: SessionChange; browser?: string }
    | { status: number; error: ErrorReply['error'] }
  );

export type Handler<C extends Call> = (input: Parsed<C> & Caller<C>) => Promise<Answer<C>>;

/** Where a room of the server says how it answers its calls. */
export interface Router {
  on<C extends Call>(call: C, handler: Handler<C>): void;
}

/** A reply with status 200. */
export function reply<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

/** An error with its HTTP status. */
export function failure(
  status: number,
  code: ErrorReply['error']['code'],
  message: string,
  more: Pick<ErrorReply['error'], 'field' | 'data'> = {},
): { status: number; error: ErrorReply['error'] } {
  return { status, error: { code, message, ...more } };
}

/** The refusal of what guards the account, to a session that has not shown within ten minutes that it is its player's. */
export const UNCONFIRMED = failure(403, 'confirm_password', 'show first that it is you');

/** The refusal of who has failed too often, with the seconds until the next try. */
export function tooMany(message: string, seconds: number): ReturnType<typeof failure> {
  return failure(429, 'too_many_requests', message, { data: { wait_seconds: seconds } });
}
