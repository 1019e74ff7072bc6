import { announceMaintenance } from '@touchline/wire/calls/operator-notices';
import { reply, type Router } from '@touchline/wire/calls/router';
import { notifyEveryone } from '../book/notifications/notify-everyone';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

/** Says how all players are notified. */
export function noticeRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(announceMaintenance, async ({ body, operator }) => {
    const { name } = body;
    const [from, until] = [new Date(body.from), new Date(body.until)];
    const at = clock.now();
    // Players are notified in many transactions, so the decision is logged before the first of them.
    await db
      .transaction()
      .execute((tx) =>
        logDecisions(tx, [
          { at, operator, action: 'maintenance_announced', details: { name, from, until } },
        ]),
      );
    await notifyEveryone(db, { name, from, until }, at);
    return reply({});
  });
}
