import { PLATFORM_API } from '@touchline/wire/calls/call';
import type { SessionChange } from '@touchline/wire/calls/router';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'touchline_session';

interface CookieRules {
  secureCookies: boolean;
  cookieDomain: string | undefined;
  /** Whether other sites show ours in a frame (SPEC §1); left out, they do not. */
  embedded?: boolean | undefined;
}

/** The opaque token a browser holds, or null. Only its hash is known to the database. */
export function readSession(request: FastifyRequest): string | null {
  return request.cookies[NAME] ?? null;
}

/** Hands the browser its session. Scripts cannot read it. */
export function writeSession(
  response: FastifyReply,
  session: NonNullable<SessionChange>,
  rules: CookieRules,
): void {
  response.setCookie(NAME, session.token, { ...attributes(rules), expires: session.expiresAt });
}

/** Takes the session out of the browser. */
export function clearSession(response: FastifyReply, rules: CookieRules): void {
  response.clearCookie(NAME, attributes(rules));
}

const BROWSER = 'touchline_browser';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie by which a browser is known to players who have signed in there before, or null. */
export function readBrowser(request: FastifyRequest): string | null {
  return request.cookies[BROWSER] ?? null;
}

/** Makes a browser known, for a year; it opens nothing, and nothing but calls of the platform needs it. */
export function writeBrowser(response: FastifyReply, value: string, rules: CookieRules): void {
  response.setCookie(BROWSER, value, {
    ...attributes(rules),
    path: PLATFORM_API,
    maxAge: YEAR_SECONDS,
  });
}

/**
 * The two origins share a site (localhost, or a common parent domain), so `lax` reaches both: cookies know no ports.
 *
 * In a frame of another site's page a `lax` cookie is not sent. There it takes `none`, and a jar for each host page
 * (CHIPS), without which browsers that refuse cookies of third parties would drop it. Browsers take neither over plain
 * HTTP. What `lax` kept out, changes asked for by other sites, is kept out by the router's check of origins.
 */
function attributes({ secureCookies, cookieDomain, embedded = false }: CookieRules) {
  const framed = embedded && secureCookies;
  return {
    httpOnly: true,
    sameSite: framed ? ('none' as const) : ('lax' as const),
    partitioned: framed,
    path: '/',
    secure: secureCookies,
    ...(cookieDomain === undefined ? {} : { domain: cookieDomain }),
  };
}
