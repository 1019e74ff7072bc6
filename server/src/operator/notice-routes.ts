import * as calls from '@touchline/wire/calls/operator-notices';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { pageOf } from '../paging';
import { logDecisions } from './log';
import { cancelNotice, keepNotice, listNotices, type NoNotice } from './maintenance';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 100;

const WHY_NOT: Record<Exclude<NoNotice, 'name'>, string> = {
  until: 'lies behind us, or before its beginning',
  locales: 'names a locale that the site does not offer',
  texts: 'has a text in a locale that the site does not offer',
};

/** Says how players are notified of maintenance; they are told by a job. */
export function noticeRoutes(router: Router, { db, clock, site }: OperatorDeps): void {
  router.on(calls.listMaintenance, async ({ query }) =>
    reply(await listNotices(db, pageOf(query, USUAL_LIMIT), clock.now())),
  );
  router.on(calls.announceMaintenance, async ({ body, operator }) => {
    const at = clock.now();
    const locales = site.locales.map(({ code }) => code);
    const result = await db.transaction().execute(async (tx) => {
      const kept = await keepNotice(tx, body, locales, at);
      if (!kept.ok || !kept.value.isNew) return kept;
      const { id, name, from, until, locales: wanted } = kept.value.notice;
      const details = { id, name, from, until, locales: wanted };
      await logDecisions(tx, [{ at, operator, action: 'maintenance_announced', details }]);
      return kept;
    });
    if (result.ok) return reply({ data: result.value.notice });
    if (result.error === 'name') {
      return failure(409, 'conflict', 'another notice has this name', { field: 'body.name' });
    }
    return failure(400, 'bad_request', WHY_NOT[result.error], { field: `body.${result.error}` });
  });
  router.on(calls.cancelMaintenance, async ({ params, operator }) => {
    const at = clock.now();
    const result = await db.transaction().execute(async (tx) => {
      const cancelled = await cancelNotice(tx, params.id, at);
      if (!cancelled.ok || !cancelled.value.isNew) return cancelled;
      const { id, name } = cancelled.value.notice;
      const details = { id, name };
      await logDecisions(tx, [{ at, operator, action: 'maintenance_cancelled', details }]);
      return cancelled;
    });
    if (result.ok) return reply({ data: result.value.notice });
    return result.error === 'over'
      ? failure(409, 'conflict', 'it is over')
      : failure(404, 'not_found', 'there is no such notice');
  });
}
