import { removeAutoCashout, setAutoCashout } from '@touchline/wire/calls/auto-cash-out';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import { assert } from '@touchline/domain/assert';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { betReplies } from '../bets/bet-replies';
import { notFound } from '../catalogue/catalogue-routes';
import { type AutoCashOutFault, removeAutoCashOut, setAutoCashOut } from './auto-cash-out';
import { cashOutMessage } from './cash-out-messages';
import type { BetRow, Valuing } from './offers';

/** Says how players keep and take back what they want cashed out by itself. `described` as for `cashOutRoutes`. */
export function autoCashOutRoutes(
  router: Router,
  { db, ...valuing }: Valuing & { db: Kysely<Database> },
  described: () => Promise<void>,
): void {
  const told = async (row: BetRow, locale: string) => {
    await described();
    const [bet] = await betReplies(db, [row], () => locale);
    assert(bet, 'a bet that is there can be told');
    return reply({ data: bet });
  };
  router.on(setAutoCashout, async ({ body, playerId, locale }) => {
    const { bet_id: betId, ...rule } = body;
    const kept = await setAutoCashOut(db, { playerId, betId }, rule, valuing);
    if (!kept) return notFound('bet');
    return kept.ok ? told(kept.value, locale) : refuse(kept.error, locale);
  });
  router.on(removeAutoCashout, async ({ body, playerId, locale }) => {
    const row = await removeAutoCashOut(db, { playerId, betId: body.bet_id }, valuing);
    return row ? told(row, locale) : notFound('bet');
  });
}

function refuse(fault: AutoCashOutFault, locale: string) {
  const { reason, offer } = fault;
  return failure(422, 'cashout_refused', cashOutMessage(reason, locale, fault), {
    data: { details: reason, to_cashout: offer === null ? null : onWire(offer) },
  });
}
