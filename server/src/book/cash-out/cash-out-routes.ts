import { assert } from '@touchline/domain/assert';
import { cashout } from '@touchline/wire/calls/cash-out';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { betReplies } from '../bets/bet-replies';
import { notFound } from '../catalogue/catalogue-routes';
import type { CashOutFault } from './cash-out-bet';
import { cashOutMessage } from './cash-out-messages';
import type { CashOutUnavailable, DelayedCashOuts } from './delayed-cash-outs';

/** Says how bets are cashed out. `described` resolves when markets can be named as providers describe them. */
export function cashOutRoutes(
  router: Router,
  { db, cashOuts }: { db: Kysely<Database>; cashOuts: DelayedCashOuts },
  described: () => Promise<void>,
): void {
  router.on(cashout, async ({ body, playerId, locale }) => {
    await described();
    const result = await cashOuts.cashOut({
      playerId,
      betId: body.bet_id,
      seen: body.to_cashout,
      wish: body.part ?? ('all' as const),
      id: body.cashout_id ?? null,
    });
    if (!result.ok) return refuse(result.error, locale);
    const { row, paid } = result.value;
    const [bet] = await betReplies(db, [row], () => locale);
    assert(bet, 'a bet that was cashed out can be told');
    return reply({ data: { bet, paid: { ...bet.stake, value: onWire(paid) } } });
  });
}

/** 404 for a bet that is not the player's, 409 for a reused id, otherwise 422 with the reason and what it pays now. */
function refuse(fault: CashOutFault | CashOutUnavailable, locale: string) {
  if (fault.reason === 'unavailable') {
    return failure(503, 'unavailable', 'nothing was cashed out; try again');
  }
  if (fault.reason === 'not_found') return notFound('bet');
  if (!('offer' in fault)) {
    return failure(409, 'conflict', 'the id names another cash-out of this bet');
  }
  const { reason, offer } = fault;
  return failure(422, 'cashout_refused', cashOutMessage(reason, locale, fault), {
    data: { details: reason, to_cashout: offer === null ? null : onWire(offer) },
  });
}
