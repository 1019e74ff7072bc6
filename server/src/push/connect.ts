import { DISCONNECT, ERROR } from './codes';
import type { Client, Core } from './core';
import type { Claims } from './tokens';

const ANONYMOUS: Claims = { user: '', channel: null, expiresAt: null };

/** Lets a client in: by its token, or as a visitor without one. */
export async function connect(session: Client, id: number, token = ''): Promise<void> {
  const { core, transport } = session;
  const read =
    token === '' ? { ok: true as const, value: ANONYMOUS } : await core.tokens.verify(token);
  if (session.closed) return;
  if (!read.ok && read.error === 'expired') return session.refuse(id, ERROR.tokenExpired);
  if (!read.ok || read.value.channel !== null) return session.close(DISCONNECT.invalidToken);
  session.connected(read.value.user);
  session.reply(id, 'connect', {
    client: session.client,
    version: 'touchline',
    ping: core.limits.pingMs / 1000,
    pong: true,
    ...lifetime(session, read.value),
    ...(transport.emulated ? { session: session.id, node: core.node } : {}),
  });
}

/** Prolongs a connection by a new token of the same user. */
export async function refresh(session: Client, id: number, token: string): Promise<void> {
  const read = await session.core.tokens.verify(token);
  if (session.closed) return;
  if (!read.ok && read.error === 'expired') return session.close(DISCONNECT.expired);
  if (!read.ok || read.value.channel !== null || read.value.user !== session.user) {
    return session.close(DISCONNECT.invalidToken);
  }
  session.reply(id, 'refresh', { client: session.client, ...lifetime(session, read.value) });
}

/** Ends the connection some time after its token, and tells the client when to refresh it. */
function lifetime(session: Client, { expiresAt }: Claims) {
  const { core } = session;
  session.expireAfter(graceAfter(core, expiresAt), DISCONNECT.expired);
  return expiry(core, expiresAt);
}

/** Milliseconds until something that expires is ended; null when it does not expire. */
export function graceAfter({ tokens, limits }: Core, expiresAt: number | null): number | null {
  return expiresAt === null ? null : tokens.secondsLeft(expiresAt) * 1000 + limits.expiredGraceMs;
}

/** The members of a reply that say when its token has to be refreshed. */
export function expiry({ tokens }: Core, expiresAt: number | null) {
  return expiresAt === null ? {} : { expires: true, ttl: tokens.secondsLeft(expiresAt) };
}
