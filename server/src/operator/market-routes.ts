import type { Parsed } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/operator-markets';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { inTransaction } from '../book/bets/in-transaction';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';
import { changeVoid, type NoVoid, type VoidChange } from './void-market';

const WHY_NOT: Record<NoVoid, () => ReturnType<typeof failure>> = {
  match: () => failure(404, 'not_found', 'there is no such match', { field: 'params.id' }),
  market: () => missing('market', 'market_id'),
  line: () => missing('line', 'specifier'),
  already_void: () => failure(409, 'conflict', 'these bets are void already'),
  not_void: () => failure(409, 'conflict', 'nothing is void there for these times'),
};

function missing(what: string, name: string): ReturnType<typeof failure> {
  return failure(404, 'not_found', `the match has no such ${what}`, { field: `body.${name}` });
}

const ACTIONS: Record<VoidChange, string> = {
  line_cancelled: 'market_voided',
  cancellation_withdrawn: 'market_unvoided',
};

/** Says how bets on markets become void by hand, and how that is taken back. */
export function marketRoutes(router: Router, { db, clock }: OperatorDeps): void {
  const change = async (
    kind: VoidChange,
    { params, body }: Parsed<typeof calls.voidMarket>,
    operator: string,
  ) => {
    const { market_id: marketId, specifier = null, dry_run: dryRun = false, reason } = body;
    const { placed_from: placedFrom = null, placed_to: placedTo = null } = body;
    const asked = { matchId: params.id, marketId, specifier, placedFrom, placedTo };
    const result = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const changed = await changeVoid(tx, asked, kind, { now, dryRun, operator });
      if (!changed.ok || dryRun) return changed;
      const { dry_run: _dryRun, ...told } = changed.value;
      const details = { ...told, ...(reason === undefined ? {} : { reason }) };
      await logDecisions(tx, [{ at: now, operator, action: ACTIONS[kind], details }]);
      return changed;
    });
    return result.ok ? reply({ data: result.value }) : WHY_NOT[result.error]();
  };
  router.on(calls.voidMarket, ({ params, query, body, operator }) =>
    change('line_cancelled', { params, query, body }, operator),
  );
  router.on(calls.unvoidMarket, ({ params, query, body, operator }) =>
    change('cancellation_withdrawn', { params, query, body }, operator),
  );
}
