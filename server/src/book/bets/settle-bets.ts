import { type Minor, minor, minus, ZERO } from '@touchline/domain/money';
import { bookingPosting } from '@touchline/domain/settlement/booking';
import { endingOf, wordOf } from '@touchline/domain/settlement/ending';
import { mostReturned, standingOf, type Standing } from '@touchline/domain/settlement/settle-bet';
import type { BetReply } from '@touchline/wire/bets';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { jsonText } from '../../db/json-text';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { runTogether, type Statement, statement } from '../../db/statements';
import { exposuresToKeep } from '../limits/keep-exposures';
import { notifySettled, type SettledBet } from '../notifications/notify-settled';
import { aboutBet } from './about-bet';
import { announceBets } from './announce-bets';
import { betReplies } from './bet-replies';
import { dueSoFar, paidBet, stakedBet, termsOf } from './bet-terms';
import { bonusOfBet } from './bonus-of-bet';
import { changeOf, changesWritten, statusOf } from './bet-changes';
import { NO_AUTO_CASH_OUT } from './no-auto-cash-out';
import { bookOwing, type Booking } from '../../wallet/book-owing';
import type { NoteWin, Win } from '../../wallet/note-win';
import { withBonuses } from './settle-with-bonuses';
import { LEG_CHANGED, LEG_NOW, type LegNow, legsWritten, readLegs } from './leg-results';
import { BETS, goOn, LINES, nextBets, takeLines } from './settlement-lines';

type BetRow = Selectable<Database['bets']>;

/** Bets are settled in so many transactions at once: while some wait for the database, another is worked out. */
const PARTS = 2;
/** As long as there are so many for each. */
const PART = 100;

/**
 * Settles bets on the lines that wait in the queue, as many as are looked at together; answers whether
 * there may be more. The queue's rows stay locked, and go on or leave the queue once all of those bets are
 * settled: after a crash it happens again from the start, and a bet that stands right already is left
 * alone.
 */
export async function settleOnce(
  db: Kysely<Database>,
  now: Date,
  { only, noteWin }: SettlingOptions = {},
): Promise<boolean> {
  let wins: Win[] = [];
  const isMore = await db.transaction().execute(async (tx) => {
    const queued = await takeLines(tx, only);
    if (queued.length === 0) return false;
    const ids = await nextBets(tx, queued);
    if (ids.length < PARTS * PART) wins = await settleAmong(tx, ids, now);
    else await settleParts(db, ids, { now, noteWin });
    await goOn(tx, queued, ids);
    return ids.length === BETS || queued.length === LINES;
  });
  noteAll(wins, noteWin);
  return isMore;
}

/** How bets are settled beyond the usual. */
export interface SettlingOptions {
  /** The one row of the queue to look at. */
  only?: bigint;
  /** Told of what was won, once it is written. */
  noteWin?: NoteWin | undefined;
}

function noteAll(wins: readonly Win[], noteWin: NoteWin = () => {}): void {
  for (const win of wins) noteWin(win);
}

/** Waits for all, so that nothing is under way when what failed is tried again. */
async function settleParts(
  db: Kysely<Database>,
  ids: readonly number[],
  { now, noteWin }: { now: Date; noteWin: NoteWin | undefined },
): Promise<void> {
  const size = Math.ceil(ids.length / PARTS);
  const settled = await Promise.allSettled(
    Array.from({ length: PARTS }, (_, at) => ids.slice(at * size, (at + 1) * size)).map((part) =>
      db
        .transaction()
        .execute((tx) => settleAmong(tx, part, now))
        .then((wins) => noteAll(wins, noteWin)),
    ),
  );
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
}

async function settleAmong(
  tx: Transaction<Database>,
  ids: readonly number[],
  now: Date,
): Promise<Win[]> {
  const bets = await touchedBets(tx, ids);
  return bets.length > 0 ? settleBets(tx, bets, now) : [];
}

/**
 * Of these bets those with a leg whose result has changed. They stay locked, and results are read
 * again after that: of two transactions at the same bet, the later one sees what is newest.
 */
export async function touchedBets(db: Kysely<Database>, ids: readonly number[]): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`${PREPARED}
    select * from bets
    where id in (
      select b.id from bets b
      join bet_selections s on s.bet_id = b.id
      join lateral ${LEG_NOW} now on true
      where b.id = any(${ids}::integer[]) and ${LEG_CHANGED}
        and b.status in ('waiting_results', 'done', 'cashed_out'))
    order by id
    for update
  `.execute(db);
  return rows;
}

interface Settling {
  row: BetRow;
  legs: readonly LegNow[];
  standing: Standing;
  booking: Booking | null;
  /** What was paid once it is settled, and what it can still return while it is open. */
  winAmount: bigint;
}

/** Brings bets, which the caller has locked, to what is known of their legs now; answers with those that have won. */
export async function settleBets(
  tx: Transaction<Database>,
  rows: readonly BetRow[],
  now: Date,
): Promise<Win[]> {
  const ids = rows.map((row) => row.id);
  const legs = await readLegs(tx, ids);
  const settling = rows.map((row) => settle(row, legs.get(row.id) ?? []));
  const [, written] = await runTogether(tx, [
    legsWritten([...legs.values()].flat()),
    betsWritten(settling, now),
    changesWritten(settling.map(changeOf), now),
  ]);
  const replies = await announceRows(tx, written);
  const told = new Map(replies.map((bet) => [bet.id, bet]));
  await notifySettled(
    tx,
    settling.flatMap((each) => newsOf(each, told.get(each.row.id))),
    now,
  );
  const exposures = await exposuresToKeep(tx, ids);
  const bookings = await withBonuses(tx, settling, now);
  // Money comes last: the accounts of the house stay locked from here to the commit.
  await bookOwing(tx, bookings, exposures);
  return settling.filter((each) => endingOf(paidAs(each)) === 'win').flatMap(winOf);
}

function paidAs({ row, standing: { result, due } }: Settling) {
  return paidBet(row, result, due.payout);
}

/** A player is told of what changes the books. */
function newsOf(settling: Settling, told: BetReply | undefined): SettledBet[] {
  const { row, standing, booking } = settling;
  if (!booking) return [];
  const { id: betId, player_id: playerId, currency } = row;
  const { payout, fromBonus } = standing.due;
  const parts = standing.result === 'cashed_out' ? ZERO : minor(row.cashed_out_paid);
  return [
    {
      betId,
      playerId,
      settlement: row.settlements + 1,
      word: wordOf(paidAs(settling)),
      paid: minus(payout, parts),
      moved: minus(payout, dueSoFar(row).payout),
      stake: minor(row.stake),
      currency,
      ...(told ? namedForNews(told, fromBonus) : { about: '' }),
    },
  ];
}

function namedForNews(
  bet: BetReply,
  fromBonus: Minor,
): Pick<SettledBet, 'about' | 'reason' | 'bonus'> {
  const why = bet.selections.find((leg) => leg.void_reason !== undefined);
  return {
    about: aboutBet(bet),
    reason: why?.void_reason,
    bonus: bonusOfBet(bet, fromBonus),
  };
}

/** What was won in all, for those who note it. */
function winOf({ row, standing, booking }: Settling): Win[] {
  if (!booking) return [];
  const { id: betId, player_id: playerId, currency } = row;
  return [{ betId, playerId, paid: standing.due.payout, currency }];
}

function settle(row: BetRow, legs: readonly LegNow[]): Settling {
  const bet = termsOf(row);
  const known = legs.map((leg) => ({
    odds: leg.odds,
    result: leg.result_now,
    deadHeat: leg.dead_heat_now,
  }));
  const standing = standingOf(bet, known);
  const booked = { cause: 'settle', number: row.settlements + 1 } as const;
  const posting = bookingPosting(stakedBet(row), booked, dueSoFar(row), standing.due);
  return {
    row,
    legs,
    standing,
    booking: posting && { playerId: row.player_id, posting },
    winAmount: isOpen(standing) ? mostReturned(bet, known) : standing.due.payout,
  };
}

function isOpen({ result }: Standing): boolean {
  return result === 'no_results';
}

function betsWritten(settling: readonly Settling[], now: Date): Statement<ToldRow[]> {
  const next = settling.map((each) => settledRow(each, now));
  const query = sql<{ id: number; language: string }>`${PREPARED}
    update bets b set status = n.status, result = n.result, win_amount = n.win_amount,
      settlements = n.settlements, settled_at = n.settled_at, cashout_stale = n.cashout_stale,
      to_cashout = n.to_cashout, cashout_reason = n.cashout_reason, cashout_at = n.cashout_at,
      auto_cashout_value = case when n.status = 'waiting_results' then b.auto_cashout_value end,
      auto_cashout_share = case when n.status = 'waiting_results' then b.auto_cashout_share end,
      auto_cashout_id = case when n.status = 'waiting_results' then b.auto_cashout_id end,
      from_bonus = n.from_bonus, freebet_due = n.freebet_due, ended_as = n.ended_as
    from json_to_recordset(${jsonText(next)}::json) n (
      id integer, status text, result text, win_amount bigint, settlements integer, settled_at timestamptz,
      cashout_stale boolean, to_cashout bigint, cashout_reason text, cashout_at timestamptz,
      from_bonus bigint, freebet_due text, ended_as text), players p
    where b.id = n.id and p.id = b.player_id
    returning b.id, p.language
  `;
  return statement(query, (rows) => {
    const languages = new Map(rows.map(({ id, language }) => [id, language]));
    return next.map((row) => ({ ...row, language: languages.get(row.id) ?? 'en' }));
  });
}

/** The bet as it stands then. What it was worth is forgotten with the state that it was worth it in. */
function settledRow(settling: Settling, now: Date): BetRow {
  const { row, standing, booking, winAmount } = settling;
  const status = statusOf(standing);
  const offer =
    status === row.status ? {} : { to_cashout: null, cashout_reason: null, cashout_at: null };
  return {
    ...row,
    status,
    result: standing.result,
    win_amount: winAmount,
    settlements: row.settlements + (booking ? 1 : 0),
    settled_at: isOpen(standing) ? null : booking ? now : row.settled_at,
    cashout_stale: true,
    from_bonus: isOpen(standing) ? 0n : standing.due.fromBonus,
    freebet_due: isOpen(standing) ? null : standing.due.freebet,
    ended_as: endingOf(paidAs(settling)),
    ...offer,
    ...(isOpen(standing) ? {} : NO_AUTO_CASH_OUT),
  };
}

/** A bet, and the language of its player's account. */
type ToldRow = BetRow & { language: string };

/** Tells players how their bets stand now, each in the language of the account; answers with what it told. */
export async function announceByIds(
  tx: Transaction<Database>,
  betIds: readonly number[],
): Promise<BetReply[]> {
  const { rows } = await sql<ToldRow>`${PREPARED}
    select b.*, p.language from bets b join players p on p.id = b.player_id
    where b.id = any(${betIds}::integer[]) order by b.id`.execute(tx);
  return announceRows(tx, rows);
}

async function announceRows(
  tx: Transaction<Database>,
  rows: readonly ToldRow[],
): Promise<BetReply[]> {
  const languages = new Map(rows.map((row) => [row.player_id, row.language]));
  const bets = await betReplies(tx, rows, (row) => languages.get(row.player_id) ?? 'en');
  await announceBets(
    tx,
    bets.map((bet, index) => ({ playerId: rows[index]?.player_id ?? 0, bet })),
  );
  return bets;
}
