import * as calls from '@touchline/wire/calls/operator-limits';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import { inTransaction } from '../book/bets/in-transaction';
import { dropLimit, keepLimit, limitReply, readEventExposure, readSetLimits } from './limits';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

/** Says how stake limits are set, and what events can cost. */
export function limitRoutes(router: Router, { db, clock, site }: OperatorDeps): void {
  router.on(calls.listLimits, async ({ query }) => reply({ data: await readSetLimits(db, query) }));
  router.on(calls.setLimit, async ({ body, operator }) => {
    const result = await inTransaction(db, async (tx) => {
      const kept = await keepLimit(tx, body);
      if (!kept.ok || !kept.value.isChanged) return kept;
      const { id: _id, ...details } = limitReply(kept.value.row);
      const { player_id: playerId } = details;
      await logDecisions(tx, [
        { at: clock.now(), operator, action: 'limit_set', playerId, details },
      ]);
      return kept;
    });
    if (result.ok) return reply({ data: limitReply(result.value.row) });
    const field = result.error === 'league' ? 'body.tournament_id' : 'body.player_id';
    return failure(404, 'not_found', `there is no such ${result.error}`, { field });
  });
  router.on(calls.removeLimit, ({ params, operator }) =>
    db.transaction().execute(async (tx) => {
      const gone = await dropLimit(tx, params.id);
      if (!gone) return failure(404, 'not_found', 'there is no such limit');
      const { id: _id, ...details } = limitReply(gone);
      const { player_id: playerId } = details;
      await logDecisions(tx, [
        { at: clock.now(), operator, action: 'limit_removed', playerId, details },
      ]);
      return reply({});
    }),
  );
  router.on(calls.getExposure, async ({ params }) => {
    const kept = await readEventExposure(db, params.id);
    if (!kept) return failure(404, 'not_found', 'there is no such match');
    const data = kept.map(({ currency, liability }) => {
      const cap = site.limits[currency]?.maxExposure;
      return {
        currency,
        liability: onWire(liability),
        cap: cap === undefined ? null : onWire(cap),
      };
    });
    return reply({ data });
  });
}
