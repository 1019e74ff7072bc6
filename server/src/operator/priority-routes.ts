import * as calls from '@touchline/wire/calls/operator-priorities';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';
import { keepPriority } from './priorities';

/** Says how operators order sports, categories and leagues. */
export function priorityRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.setPriority, ({ body, operator }) =>
    db.transaction().execute(async (tx) => {
      const standing = await keepPriority(tx, body);
      if (!standing) {
        return failure(404, 'not_found', `there is no such ${body.kind}`, { field: 'body.id' });
      }
      const { locale = null, ...details } = body;
      const decision = { operator, action: 'priority_set', details: { ...details, locale } };
      await logDecisions(tx, [{ at: clock.now(), ...decision }]);
      return reply({ data: standing });
    }),
  );
}
