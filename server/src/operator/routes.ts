import * as calls from '@touchline/wire/calls/operator';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import { pageOf, paginationOf } from '../book/paging';
import type { SiteSettings } from '../book/site';
import type { Database } from '../db/schema';
import { betRoutes } from './bet-routes';
import { limitRoutes } from './limit-routes';
import { logDecisions, readDecisions } from './log';

/** What operators' calls stand on. */
export interface OperatorDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
  /** Resolves when markets can be named as providers describe them. */
  described(): Promise<void>;
}

const USUAL_LIMIT = 100;

/**
 * Says how the calls of the operator's own tools are answered. The door lets nobody else in; whatever is decided is
 * written to the log in the transaction that carries it out.
 */
export function operatorRoutes(router: Router, deps: OperatorDeps): void {
  betRoutes(router, deps);
  limitRoutes(router, deps);
  playerRoutes(router, deps);
  router.on(calls.listDecisions, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await readDecisions(deps.db, page);
    const data = rows.map(({ id: _id, at, ...row }) => ({ ...row, at: at.toISOString() }));
    return reply({
      data: data.map((row) => ({ ...row, details: { ...row.details } })),
      pagination: paginationOf(page, total),
    });
  });
}

type Flags = { is_vip: boolean } | { municipality: string | null };

function playerRoutes(router: Router, { db, clock }: OperatorDeps): void {
  const change = (id: number, flags: Flags, by: { operator: string; action: string }) =>
    db.transaction().execute(async (tx) => {
      const data = await tx
        .updateTable('players')
        .set(flags)
        .where('id', '=', id)
        .returning(['id as player_id', 'is_vip', 'municipality'])
        .executeTakeFirst();
      if (!data) return failure(404, 'not_found', 'there is no such player');
      await logDecisions(tx, [{ ...by, at: clock.now(), playerId: id, details: flags }]);
      return reply({ data });
    });
  router.on(calls.setVip, ({ params, body, operator }) =>
    change(params.id, { is_vip: body.is_vip }, { operator, action: 'vip_set' }),
  );
  router.on(calls.setMunicipality, ({ params, body, operator }) =>
    change(params.id, { municipality: body.code }, { operator, action: 'municipality_set' }),
  );
}
