import type { SessionChange } from '@touchline/wire/calls/router';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'touchline_session';

interface CookieRules {
  secureCookies: boolean;
  cookieDomain: string | undefined;
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
 * The two origins share a site (localhost, or a common parent domain), so `lax` reaches both: cookies
 * know no ports.
 */
function attributes({ secureCookies, cookieDomain }: CookieRules) {
  return {
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: secureCookies,
    ...(cookieDomain === undefined ? {} : { domain: cookieDomain }),
  };
}
