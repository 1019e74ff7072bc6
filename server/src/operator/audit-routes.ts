import * as calls from '@touchline/wire/calls/operator-audit';
import { reply, type Router } from '@touchline/wire/calls/router';
import { pageOf, paginationOf } from '../paging';
import { verifyAudit } from './audit/verify-audit';
import { readDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 100;

/** Says how the log of decisions is read, and whether it is as it was written. */
export function auditRoutes(router: Router, { db }: Pick<OperatorDeps, 'db'>): void {
  router.on(calls.listDecisions, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { rows, total } = await readDecisions(db, page, query);
    const data = rows.map((row) => ({
      ...row,
      id: Number(row.id),
      at: row.at.toISOString(),
      details: { ...row.details },
    }));
    return reply({ data, pagination: paginationOf(page, total) });
  });
  router.on(calls.verifyLog, async () => {
    const found = await verifyAudit(db);
    if (found.ok) {
      const { count, hash } = found.value;
      return reply({ data: { ok: true, count: Number(count), hash } });
    }
    const { row, why } = found.error;
    return reply({ data: { ok: false, row: Number(row), why } });
  });
}
