import { PLATFORM_API } from '@touchline/wire/calls/call';
import type { SessionChange } from '@touchline/wire/calls/router';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFE_MS } from '../player/sessions';

const PLAIN = 'touchline_session';
/** Browsers take a cookie of such a name from this very host alone, for all of it, and over HTTPS. */
const OF_THIS_HOST = '__Host-touchline_session';

interface CookieRules {
  secureCookies: boolean;
  cookieDomain: string | undefined;
  /** Whether other sites show ours in a frame (SPEC §1); left out, they do not. */
  embedded?: boolean | undefined;
}

/** Under which name browsers hold a session: the stricter one wherever a site's origins allow it. */
export function sessionName({ secureCookies, cookieDomain }: CookieRules): string {
  return secureCookies && cookieDomain === undefined ? OF_THIS_HOST : PLAIN;
}

/**
 * The opaque token a browser holds, or null. Only its hash is known to the database. A browser that has none under the
 * name of now may have one from before, when names or settings were others.
 */
export function readSession(request: FastifyRequest, rules: CookieRules): string | null {
  const { cookies } = request;
  return cookies[sessionName(rules)] ?? cookies[olderName(rules)] ?? null;
}

/** Hands the browser its session. Scripts cannot read it. */
export function writeSession(
  response: FastifyReply,
  session: NonNullable<SessionChange>,
  rules: CookieRules,
): void {
  const { token, expiresAt: expires } = session;
  response.setCookie(sessionName(rules), token, { ...attributes(rules), expires });
  dropOlder(response, rules);
}

/** Takes the session out of the browser. */
export function clearSession(response: FastifyReply, rules: CookieRules): void {
  response.clearCookie(sessionName(rules), attributes(rules));
  dropOlder(response, rules);
}

/** A session that a browser still holds under an older name gets the name of now, once: nobody is signed out by it. */
export function renameSession(response: FastifyReply, rules: CookieRules): void {
  const { cookies } = response.request;
  const token = cookies[olderName(rules)];
  if (token === undefined || cookies[sessionName(rules)] !== undefined) return;
  writeSession(response, { token, expiresAt: new Date(Date.now() + LIFE_MS) }, rules);
}

function olderName(rules: CookieRules): string {
  return sessionName(rules) === PLAIN ? OF_THIS_HOST : PLAIN;
}

function dropOlder(response: FastifyReply, rules: CookieRules): void {
  const name = olderName(rules);
  if (response.request.cookies[name] === undefined) return;
  // Whatever it is called, it was set by the rules that its name allows.
  const isOfHost = name === OF_THIS_HOST;
  const { domain: _domain, ...ofHost } = attributes({ ...rules, secureCookies: true });
  response.clearCookie(name, isOfHost ? ofHost : attributes(rules));
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
