import * as calls from '@touchline/wire/calls/held-lines';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { inTransaction } from '../book/bets/in-transaction';
import { pageOf, paginationOf } from '../paging';
import {
  decideHeldLine,
  type HeldLineDecision,
  type NoHeldLine,
  readHeldLines,
} from './held-lines';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 100;

const WHY_NOT: Record<NoHeldLine, () => ReturnType<typeof failure>> = {
  not_held: () => failure(404, 'not_found', 'no line is held by this number'),
  closed: () => failure(409, 'conflict', 'the line is kept closed already'),
  void: () => failure(409, 'conflict', 'bets on the line are void by hand: unvoid them first'),
};

const ACTIONS: Record<HeldLineDecision, string> = {
  release: 'line_released',
  keep_closed: 'line_kept_closed',
};

/** Says how held lines are looked at and decided on. */
export function heldLineRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.listHeldLines, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { lines, total } = await readHeldLines(db, query.state, page);
    return reply({ data: lines, pagination: paginationOf(page, total) });
  });
  const decide = async (
    decision: HeldLineDecision,
    id: number,
    { operator, reason }: { operator: string; reason: string | undefined },
  ) => {
    const result = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const decided = await decideHeldLine(tx, id, decision, { now, operator });
      if (!decided.ok) return decided;
      const { id: _id, ...told } = decided.value;
      const details = { ...told, ...(reason === undefined ? {} : { reason }) };
      await logDecisions(tx, [{ at: now, operator, action: ACTIONS[decision], details }]);
      return decided;
    });
    return result.ok ? reply({ data: result.value }) : WHY_NOT[result.error]();
  };
  router.on(calls.releaseHeldLine, ({ params, body, operator }) =>
    decide('release', params.id, { operator, reason: body.reason }),
  );
  router.on(calls.keepLineClosed, ({ params, body, operator }) =>
    decide('keep_closed', params.id, { operator, reason: body.reason }),
  );
}
