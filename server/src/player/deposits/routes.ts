import * as calls from '@touchline/wire/calls/platform';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { standingFailure } from '../profile/gates';
import { beginDeposit, type DepositDeps } from './begin-deposit';
import { findDeposit } from './find-deposit';

const REFUSED = {
  amount: 'outside the limits of one deposit',
  currency: 'no account in this currency',
  return_url: 'not a page of this site',
} as const;

/** Deposits: beginning one, and how one stands. */
export function depositRoutes(
  router: Router,
  deps: DepositDeps & { clock: { now(): Date } },
): void {
  router.on(calls.createDeposit, async ({ body, playerId, country }) => {
    if (deps.payments.isClosed) return failure(503, 'payments_closed', 'nobody collects money now');
    const { amount, currency, return_url: returnUrl } = body;
    const asked = { playerId, amount, currency, returnUrl, country };
    const result = await beginDeposit(deps, asked, deps.clock.now());
    if (result.ok) {
      const data = { id: result.value.id, payment_url: result.value.paymentUrl };
      return { status: 201, body: { data } };
    }
    if (result.error.part === 'standing') return standingFailure(result.error.fault);
    if (result.error.part === 'limit') {
      const details = result.error.barred.limit.terms.type;
      return failure(403, 'limit_reached', 'a limit of yours stands against it', {
        data: { details },
      });
    }
    const { part } = result.error;
    return failure(400, 'bad_request', REFUSED[part], { field: `body.${part}` });
  });
  router.on(calls.getDeposit, async ({ params, playerId }) => {
    const data = await findDeposit(deps.db, playerId, params.id);
    return data ? reply({ data }) : failure(404, 'not_found', 'no such deposit of yours');
  });
}
