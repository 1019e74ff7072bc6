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
