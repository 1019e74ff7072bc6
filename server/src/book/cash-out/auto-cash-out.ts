import { randomUUID } from 'node:crypto';
import {
  type AutoCashOut,
  autoCashOut,
  checkAutoCashOut,
  type NoAutoCashOut,
  wishOf,
} from '@touchline/domain/bets/auto-cash-out';
import type { CashOut } from '@touchline/domain/bets/cash-out';
import { minor, type Minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { restOf } from '@touchline/domain/settlement/settle-bet';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../db/schema';
import { namedBets } from '../bets/named-bets';
import { NO_AUTO_CASH_OUT } from '../bets/no-auto-cash-out';
import { announceByIds } from '../bets/settle-bets';
import { notify } from '../notifications/notify';
import { carryOut, holdingBet, valueHeldBet, type WhoseBet } from './cash-out-bet';
import type { BetRow, ValuedBet, Valuing } from './offers';
import { ruleOf } from './standing-wish';

/** Why a wish does not stand. `offer` is what all that is left pays now; null when it cannot be cashed out. */
export interface AutoCashOutFault {
  reason: NoAutoCashOut;
  offer: Minor | null;
  currency: string;
}

/** Keeps a player's wish with the bet, in place of one that was there; null when the bet is not the player's. */
export function setAutoCashOut(
  db: Kysely<Database>,
  whose: WhoseBet,
  rule: AutoCashOut,
  valuing: Valuing,
): Promise<Result<BetRow, AutoCashOutFault> | null> {
  return holdingBet(db, whose, valuing, async (tx, row, remembering) => {
    const { currency } = row;
    if (row.status !== 'waiting_results') {
      return refused({ reason: 'not_open', offer: null, currency });
    }
    const { bet, rules, offer: now } = await valueHeldBet(tx, row, remembering);
    const offer = now.ok ? now.value : null;
    const checked = checkAutoCashOut(bet, rule, { ...rules, offer });
    if (!checked.ok) return refused({ reason: checked.error, offer, currency });
    return ok(
      await keep(tx, row, {
        auto_cashout_value: rule.value,
        auto_cashout_share: rule.share,
        auto_cashout_id: randomUUID(),
        // The offer may move before anybody looks at the bet again.
        cashout_stale: true,
      }),
    );
  });
}

/** Takes it back; a bet without one stays as it is. Null when the bet is not the player's. */
export async function removeAutoCashOut(
  db: Kysely<Database>,
  whose: WhoseBet,
  valuing: Valuing,
): Promise<BetRow | null> {
  const held = await holdingBet(db, whose, valuing, async (tx, row) =>
    ok(ruleOf(row) === null ? row : await keep(tx, row, NO_AUTO_CASH_OUT)),
  );
  return held?.ok ? held.value : null;
}

/** The player's other pages learn of it at once. */
async function keep(
  tx: Transaction<Database>,
  { id }: BetRow,
  wish: Updateable<Database['bets']>,
): Promise<BetRow> {
  const bets = tx.updateTable('bets').set(wish).where('id', '=', id);
  const kept = await bets.returningAll().executeTakeFirstOrThrow();
  await announceByIds(tx, [id]);
  return kept;
}

/** Whether a bet's offer has reached what its player waits for. */
export function isReached({ row, offer }: ValuedBet): boolean {
  const rule = ruleOf(row);
  return rule !== null && offer.ok && offer.value >= rule.value;
}

/** A wish that has reached its value. */
export interface ReachedWish {
  playerId: number;
  betId: number;
  wishId: string;
  /** What the bet was marked with while its delay ran; left out, there was none. */
  until?: Date;
}

/**
 * Carries out a player's wish, as an ordinary cash-out whose id is the wish's own: of several who try, one does. The
 * offer is worked out again while the bet is held; when it has gone again, or the wish has, nothing happens.
 */
export async function carryOutWish(
  db: Kysely<Database>,
  { playerId, betId, wishId: id, until }: ReachedWish,
  valuing: Valuing,
  now: Date,
): Promise<void> {
  const made = await holdingBet(db, { playerId, betId }, valuing, async (tx, row, remembering) => {
    const rule = ruleOf(row);
    const isOpen = row.status === 'waiting_results';
    if (rule === null || !isOpen || row.auto_cashout_id !== id) return refused('gone');
    const valued = await valueHeldBet(tx, row, remembering);
    const taken = autoCashOut(valued.bet, rule, valued.rules);
    if (!taken.ok) return refused(taken.error.reason);
    const wish = wishOf(rule, restOf(valued.bet).stake);
    const asked = { playerId, betId, seen: rule.value, wish, id, now, isAuto: true, until };
    return ok(
      await carryOut(tx, asked, valued, taken.value, () => tell(tx, row, taken.value, now)),
    );
  });
  if (made?.ok && made.value.win) valuing.noteWin?.(made.value.win);
}

async function tell(
  tx: Transaction<Database>,
  { id: betId, player_id: playerId, currency, auto_cashout_id: wishId }: BetRow,
  { part, left }: CashOut,
  now: Date,
): Promise<void> {
  const news = left > minor(0) ? 'auto_cashed_out_part' : 'auto_cashed_out';
  const facts = {
    type: 'bet',
    betId,
    news,
    again: false,
    paid: String(part.paid),
    currency,
    ...(await namedBets(tx, [betId])).get(betId),
  } as const;
  await notify(tx, [{ playerId, cause: `auto_cash_out:${betId}:${wishId}`, facts }], now);
}
