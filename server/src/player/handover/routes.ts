import * as calls from '@touchline/wire/calls/handover';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { AuthField } from '@touchline/wire/auth-fields';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { countryRefusal, type SiteGates } from '../profile/gates';
import { issueHandover, takeHandover, type TakingRefusal } from './handovers';

export interface HandoverDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  gates: SiteGates;
  wantedFields: readonly AuthField[];
  /** Told when a player's session has ended. */
  signedOut(playerId: number): Promise<void>;
}

/** A session goes on in a frame: the host page gets a token, the frame opens its own session by it (SPEC §4). */
export function handoverRoutes(router: Router, deps: HandoverDeps): void {
  const { db, clock, gates, signedOut } = deps;
  router.on(calls.createHandover, async ({ playerId, sessionToken }) => {
    const handover =
      sessionToken === null
        ? null
        : await issueHandover(db, { playerId, sessionToken }, clock.now());
    if (!handover) return failure(401, 'unauthorized', 'sign in first');
    const { token, expiresAt } = handover;
    return reply({ data: { token, expires_at: expiresAt.toISOString() } });
  });
  router.on(calls.takeHandover, async (caller) => {
    const { body, ip, userAgent, sessionToken, playerId, country = null } = caller;
    const blocked = countryRefusal(gates, country);
    if (blocked) return blocked;
    const taker = { token: body.token, ip, userAgent, sessionToken, playerId };
    const taken = await takeHandover(deps, taker, clock.now());
    if (!taken.ok) return notTaken(taken.error);
    const { player, session } = taken.value;
    if (session === null) return reply({ data: player });
    if (playerId !== null) await signedOut(playerId);
    return { ...reply({ data: player }), session };
  });
}

function notTaken(refusal: TakingRefusal): ReturnType<typeof failure> {
  switch (refusal.code) {
    case 'token_invalid':
      return failure(400, 'token_invalid', 'this token is old, used or made up', {
        field: 'body.token',
      });
    case 'unconfirmed':
      return failure(403, 'unconfirmed', 'this account is not confirmed');
    case 'group_required':
      return failure(403, 'group_required', 'this site is for another group of players');
    case 'limit_reached': {
      const data = { details: refusal.limit };
      return failure(403, 'limit_reached', 'a limit of yours bars signing in', { data });
    }
  }
}
