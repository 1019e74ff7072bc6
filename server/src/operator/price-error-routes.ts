import * as calls from '@touchline/wire/calls/price-errors';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { inTransaction } from '../book/bets/in-transaction';
import { logDecisions } from './log';
import { type NoPriceError, voidPriceError } from './price-errors';
import type { OperatorDeps } from './operator-deps';

const WHY_NOT: Record<NoPriceError, () => ReturnType<typeof failure>> = {
  match: () => failure(404, 'not_found', 'there is no such match', { field: 'body.match_id' }),
  early: () => failure(409, 'conflict', 'the time is not over yet', { field: 'body.placed_to' }),
  already_void: () => failure(409, 'conflict', 'these legs are void already'),
  no_bets: () => failure(409, 'conflict', 'no bet fits'),
};

/** Says how bets that were taken at a wrong price become void. */
export function priceErrorRoutes(router: Router, { db, clock }: OperatorDeps): void {
  router.on(calls.voidPriceError, async ({ body, operator }) => {
    const { dry_run: dryRun = false } = body;
    const asked = {
      matchId: body.match_id,
      marketId: body.market_id,
      specifier: body.specifier ?? '',
      outcomeId: body.outcome_id ?? null,
      placedFrom: body.placed_from,
      placedTo: body.placed_to,
      oddsFrom: body.odds_from ?? 0,
      reason: body.reason,
    };
    const result = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const voided = await voidPriceError(tx, asked, { now, operator, dryRun });
      if (!voided.ok || dryRun) return voided;
      const { dry_run: _dryRun, ...sent } = body;
      const { bets, settled_bets, stakes } = voided.value;
      const details = { ...sent, bets, settled_bets, stakes };
      await logDecisions(tx, [{ at: now, operator, action: 'price_error_voided', details }]);
      return voided;
    });
    return result.ok ? reply({ data: result.value }) : WHY_NOT[result.error]();
  });
}
