import { createHash, randomUUID } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import {
  type CashOut,
  cashOut,
  type CashOutWish,
  type NoCashOut,
} from '@touchline/domain/bets/cash-out';
import { valueFor } from '@touchline/domain/bets/auto-cash-out';
import { cashOutOffer } from '@touchline/domain/bets/cash-out-offer';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { minor, type Minor, sum } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { bookingPosting } from '@touchline/domain/settlement/booking';
import { endingOf } from '@touchline/domain/settlement/ending';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { jsonText } from '../../db/json-text';
import type { Database } from '../../db/schema';
import { bookOwing } from '../../wallet/book-owing';
import type { Win } from '../../wallet/note-win';
import { inTransaction } from '../bets/in-transaction';
import { dueSoFar, stakedBet } from '../bets/bet-terms';
import { NO_AUTO_CASH_OUT } from '../bets/no-auto-cash-out';
import { announceByIds } from '../bets/settle-bets';
import { keepExposures } from '../limits/keep-exposures';
import { cashOutDelay, unlessLater } from './cash-out-delay';
import { ruleOf } from './standing-wish';
import { rememberedJoint } from './joint-chance';
import { type BetRow, keptOffer, type ValuedBet, valueBets, type Valuing } from './offers';

/** What a player wants cashed out. */
export interface CashOutAsked {
  playerId: number;
  betId: number;
  /** The value that the player saw for all that is left of the bet. */
  seen: Minor;
  wish: CashOutWish;
  /** The caller's name for this cash-out; null: it has none. */
  id: string | null;
  now: Date;
  /** Whether it is carried out for a standing wish, which ends with it. */
  isAuto?: boolean;
  /** Whether the live delay is still ahead; left out, it has been waited for or does not apply. */
  mayWait?: boolean;
  /** What the bet was marked with while the delay ran; left out, it was not. */
  until?: Date;
}

/** What was cashed out, now or under the same id before. */
export interface CashOutMade {
  row: BetRow;
  paid: Minor;
  /** What moved just now; null where it was paid under the same id before. */
  win: Win | null;
}

/** Why nothing was cashed out. `offer` is what all that is left pays now; null when it cannot be cashed out. */
export type CashOutFault =
  | { reason: 'not_found' | 'id_reused' }
  | { reason: NoCashOut['reason']; offer: Minor | null; currency: string };

/** Nothing is wrong with a cash-out, but it has to come again after so many seconds (DESIGN §4.14). */
export interface CashOutDelayed {
  reason: 'delayed';
  seconds: number;
}

/**
 * Cashes out a bet or a part of it (SPEC §7 POST /bets/cashout), in one transaction that holds the bet and its lines: of
 * several at once the later ones see what the first has left, and no line is suspended or settled between its price and
 * the payment. The same id again is answered with what was paid under it. Providers are asked before the bet is held.
 */
export async function cashOutBet(
  db: Kysely<Database>,
  asked: CashOutAsked,
  valuing: Valuing,
): Promise<Result<CashOutMade, CashOutFault | CashOutDelayed>> {
  const held = await holdingBet(db, asked, valuing, (tx, row, remembering) =>
    cashOutHeld(tx, row, asked, remembering),
  );
  if (held?.ok && held.value.win) valuing.noteWin?.(held.value.win);
  return held ?? refused({ reason: 'not_found' });
}

/**
 * Does something with a bet in one transaction that holds it; null when it is not the player's. Providers are asked
 * before that: what they say is known to `valuing` then, and nobody is asked meanwhile.
 */
export async function holdingBet<T, E>(
  db: Kysely<Database>,
  whose: WhoseBet,
  valuing: Valuing,
  work: (tx: Transaction<Database>, row: BetRow, valuing: Valuing) => Promise<Result<T, E>>,
): Promise<Result<T, E> | null> {
  const joint = rememberedJoint(valuing.jointChance);
  const remembering = { ...valuing, jointChance: joint.ask };
  const row = await betOf(db, whose).executeTakeFirst();
  if (!row) return null;
  if (row.type === 'custom_bet') await valueBets(db, [row], remembering);
  joint.close();
  return inTransaction(db, async (tx) =>
    work(tx, await betOf(tx, whose).forUpdate().executeTakeFirstOrThrow(), remembering),
  );
}

/** Names a bet and whose it is. */
export type WhoseBet = Pick<CashOutAsked, 'playerId' | 'betId'>;

/** A bet of the player's; another's is none. */
function betOf(db: Kysely<Database>, { playerId, betId }: WhoseBet) {
  const bets = db.selectFrom('bets').selectAll().where('id', '=', betId);
  return bets.where('player_id', '=', playerId);
}

async function cashOutHeld(
  tx: Transaction<Database>,
  row: BetRow,
  asked: CashOutAsked,
  valuing: Valuing,
): Promise<Result<CashOutMade, CashOutFault | CashOutDelayed>> {
  const made = await madeBefore(tx, asked);
  if (made) {
    const isSame = made.digest === digestOf(asked);
    return isSame
      ? ok({ row, paid: minor(made.paid), win: null })
      : refused({ reason: 'id_reused' });
  }
  const valued = await valueHeldBet(tx, row, valuing);
  const { bet, offer, rules } = valued;
  const { currency } = row;
  if (!offer.ok) return refused({ reason: offer.error, offer: null, currency });
  const taken = cashOut(bet, asked.wish, asked.seen, rules);
  if (!taken.ok) return refused({ reason: taken.error.reason, offer: offer.value, currency });
  // A freebet is spent or goes back as one: were the rest void, what was cashed out of it would go back too.
  const isParted = bet.bonus !== null && isFreebet(bet.bonus) && taken.value.left > 0n;
  if (isParted) return refused({ reason: 'freebet', offer: offer.value, currency });
  const seconds = asked.mayWait ? cashOutDelay(valued, valuing.site) : 0;
  if (seconds > 0) return refused({ reason: 'delayed', seconds });
  return ok(await carryOut(tx, asked, valued, taken.value));
}

/**
 * What a bet that the caller has locked is worth. Its lines stay as they are until the transaction ends, as placement
 * keeps them (`offersNow`), and in the same order.
 */
export async function valueHeldBet(
  tx: Transaction<Database>,
  row: BetRow,
  valuing: Valuing,
): Promise<ValuedBet> {
  await sql`
    select from markets mk
    where (mk.match_id, mk.market_id, mk.specifier) in (
      select match_id, market_id, specifier from bet_selections where bet_id = ${row.id})
    order by mk.match_id, mk.market_id, mk.specifier
    for share of mk
  `.execute(tx);
  const [valued] = await valueBets(tx, [row], valuing);
  assert(valued, 'a bet that is there has a value or a reason');
  return valued;
}

async function madeBefore(tx: Transaction<Database>, { betId, id }: CashOutAsked) {
  if (id === null) return undefined;
  const made = tx.selectFrom('cash_outs').selectAll().where('bet_id', '=', betId);
  return made.where('id', '=', id).executeTakeFirst();
}

/**
 * Cashes out what was worked out, in a transaction that holds the bet. Money comes last: the accounts of the house stay
 * locked from there to the commit; `beforeMoney` is for what else belongs to it.
 */
export async function carryOut(
  tx: Transaction<Database>,
  asked: CashOutAsked,
  valued: ValuedBet,
  taken: CashOut,
  beforeMoney: () => Promise<void> = () => Promise.resolve(),
): Promise<CashOutMade> {
  const { row, bet } = valued;
  const number = await recordCashOut(tx, asked, taken);
  const changed = await tx
    .updateTable('bets')
    .set({
      ...changesOf(valued, taken, asked.now),
      ...wishLeft(row, taken, asked),
      ...(asked.until ? { cashout_until: unlessLater(asked.until) } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceByIds(tx, [row.id]);
  await beforeMoney();
  await keepExposures(tx, [row.id]);
  const { due } = standingOf({ ...bet, cashedOut: taken.cashedOut }, bet.legs);
  const booked = { cause: 'cash_out', number } as const;
  const posting = bookingPosting(stakedBet(row), booked, dueSoFar(row), due);
  assert(posting, 'a cash-out moves the stake it is paid for');
  await bookOwing(tx, [{ playerId: row.player_id, posting }]);
  const { paid } = taken.part;
  const win = { betId: row.id, playerId: row.player_id, paid, currency: row.currency };
  return { row: changed, paid, win };
}

/** Answers with which cash-out of its bet it is. */
async function recordCashOut(
  tx: Transaction<Database>,
  asked: CashOutAsked,
  { part }: CashOut,
): Promise<number> {
  const before = tx.selectFrom('cash_outs').where('bet_id', '=', asked.betId);
  const last = await before.select(({ fn }) => fn.max('number').as('number')).executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const row = {
    bet_id: asked.betId,
    id: asked.id ?? randomUUID(),
    number,
    digest: digestOf(asked),
    stake: part.stake,
    paid: part.paid,
    made_at: asked.now,
    is_auto: asked.isAuto ?? false,
  };
  await tx.insertInto('cash_outs').values(row).execute();
  return number;
}

/** Of what is left, what it pays in all and what cashing out the rest pays are known at once. */
function changesOf(
  { row, bet, rules }: ValuedBet,
  { cashedOut, left, potentialWin }: CashOut,
  now: Date,
): Updateable<Database['bets']> {
  const counted = { cashed_out_stake: cashedOut.stake, cashed_out_paid: cashedOut.paid };
  if (left > 0n) {
    const win_amount = sum([cashedOut.paid, potentialWin]);
    return {
      ...counted,
      win_amount,
      ...keptOffer(cashOutOffer({ ...bet, cashedOut }, rules), afterOffer(row, now)),
    };
  }
  const freebet_due = bet.bonus && isFreebet(bet.bonus) ? ('spent' as const) : null;
  const ended_as = endingOf({ ...bet, result: 'cashed_out', paid: cashedOut.paid });
  const ended = {
    status: 'cashed_out',
    result: 'cashed_out',
    ended_as,
    settled_at: now,
    freebet_due,
  };
  const offer = { to_cashout: null, cashout_reason: null, cashout_at: null };
  return { ...counted, ...ended, ...offer, win_amount: cashedOut.paid };
}

/** Of two offers a page believes the later: that of the rest is later than any of the whole, whenever it was asked for. */
function afterOffer({ cashout_at: last }: BetRow, now: Date): Date {
  return last !== null && last >= now ? new Date(last.getTime() + 1) : now;
}

/** A standing wish ends when it is carried out or nothing is left; otherwise it waits for the same price of the rest. */
function wishLeft(
  row: BetRow,
  { part, left }: CashOut,
  { isAuto = false }: CashOutAsked,
): Updateable<Database['bets']> {
  const rule = ruleOf(row);
  if (rule === null) return {};
  if (isAuto || left === 0n) return NO_AUTO_CASH_OUT;
  return { auto_cashout_value: valueFor(rule, sum([left, part.stake]), left) };
}

/** Names what was asked for, so that a repeat can be told from another wish under the same id. */
export function digestOf({ seen, wish }: Pick<CashOutAsked, 'seen' | 'wish'>): string {
  return createHash('sha256')
    .update(jsonText([seen, wish]))
    .digest('hex');
}
