import { handOverPlayer } from '@touchline/wire/calls/handover';
import * as calls from '@touchline/wire/calls/operator-players';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { issueHandover } from '../player/handover/handovers';
import { setStatuses } from '../player/profile/statuses';
import { setVerification } from '../player/profile/verification';
import { findPlayer, flagsOf } from './find-player';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

/** What is changed of a player, as the log tells it. */
interface Flagging {
  operator: string;
  action: string;
  details: object;
}

/** Says how players are looked up, and what is decided about them. */
export function playerRoutes(router: Router, deps: OperatorDeps): void {
  const { db, clock } = deps;
  handoverRoute(router, deps);
  router.on(calls.findPlayer, async ({ query }) => {
    const data = await findPlayer(db, query, clock.now());
    return data ? reply({ data }) : noSuchPlayer();
  });
  // What is so already is answered alike, and is no decision.
  const change = (
    id: number,
    told: Flagging,
    carryOut: (tx: Transaction<Database>) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (tx) => {
      const before = await flagsOf(tx, id, 'locked');
      if (!before) return noSuchPlayer();
      await carryOut(tx);
      const data = (await flagsOf(tx, id)) ?? before;
      if (!isDeepStrictEqual(before, data)) {
        await logDecisions(tx, [{ ...told, at: clock.now(), playerId: id }]);
      }
      return reply({ data });
    });
  router.on(calls.setVip, ({ params: { id }, body, operator }) =>
    change(id, { operator, action: 'vip_set', details: body }, (tx) => flag(tx, id, body)),
  );
  router.on(calls.setMunicipality, ({ params: { id }, body, operator }) => {
    const details = { municipality: body.code };
    return change(id, { operator, action: 'municipality_set', details }, (tx) =>
      flag(tx, id, details),
    );
  });
  router.on(calls.verifyPlayer, ({ params: { id }, body, operator }) =>
    change(id, { operator, action: 'verification_set', details: body }, (tx) =>
      setVerification(tx, id, body.level, clock.now()),
    ),
  );
  router.on(calls.setGroups, ({ params: { id }, body, operator }) =>
    change(id, { operator, action: 'statuses_set', details: body }, (tx) =>
      setStatuses(tx, id, body.statuses),
    ),
  );
}

/** A host page that signs players in by itself: its server answers for who they are, and that is written down. */
function handoverRoute(router: Router, { db, clock }: OperatorDeps): void {
  router.on(handOverPlayer, ({ params: { id }, operator }) =>
    db.transaction().execute(async (tx) => {
      if (!(await flagsOf(tx, id))) return noSuchPlayer();
      const now = clock.now();
      const handover = await issueHandover(tx, { playerId: id, sessionToken: null }, now);
      if (!handover) return noSuchPlayer();
      await logDecisions(tx, [{ at: now, operator, action: 'session_handed_over', playerId: id }]);
      const { token, expiresAt } = handover;
      return reply({ data: { token, expires_at: expiresAt.toISOString() } });
    }),
  );
}

function flag(
  tx: Transaction<Database>,
  id: number,
  flags: { is_vip: boolean } | { municipality: string | null },
): Promise<unknown> {
  return tx.updateTable('players').set(flags).where('id', '=', id).execute();
}

function noSuchPlayer() {
  return failure(404, 'not_found', 'there is no such player');
}
