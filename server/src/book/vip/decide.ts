import { assert } from '@touchline/domain/assert';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { type Posting, rejectionPosting } from '@touchline/domain/ledger/entries';
import { minor } from '@touchline/domain/money';
import type { MoneyRules } from '@touchline/domain/players/standing';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { giveBack } from '../../bonus/give-back';
import { feedAfterWaiting } from '../../bonus/jackpots/feed-jackpots';
import { run } from '../../db/statements';
import { announceBalance } from '../../wallet/balance';
import { isExcluded } from '../../wallet/play-limits';
import { standingFault } from '../../wallet/standing';
import { post } from '../../wallet/post';
import { type BetChange, changesWritten } from '../bets/bet-changes';
import { readLegs } from '../bets/leg-results';
import { stakedBet } from '../bets/bet-terms';
import { announceByIds } from '../bets/settle-bets';
import { keepExposures } from '../limits/keep-exposures';
import { type CapOf, liabilitiesOf, type Liability, passesCap } from './liability';
import { notifyVipDecisions } from '../notifications/notify-vip-decisions';

type BetRow = Selectable<Database['bets']>;

/** Why a decision does not stand: there is no such bet, it is decided, how a leg ended is known, or no money is taken from the player now. */
export type NoDecision =
  | 'not_found'
  | 'already_decided'
  | 'leg_ended'
  | 'player_excluded'
  | 'player_barred';

/** What is looked at beside the bet: the most that events may cost, and whether that is passed knowingly. */
interface Approving {
  capOf?: CapOf;
  force?: boolean;
  /** From whom money is taken; left out, from everybody. */
  moneyRules?: MoneyRules | undefined;
}

/** A bet that is taken, and what its events can cost without it and with it. */
export interface Approved {
  row: BetRow;
  liability: Liability[];
}

/** It would take an event over the most that it may cost. */
export interface OverCap {
  code: 'over_cap';
  liability: Liability[];
}

/**
 * Takes a VIP's bet at the odds it was placed at (SPEC §3 "Bet"). Odds that moved since and lines that are suspended do
 * not matter: whoever decides has seen them. Once a leg has a result, is void, or its match is over, the bet can only be
 * rejected: nobody bets on what is known. So it is while the player is excluded or on a break. One that takes an event
 * over the most that it may cost is taken only by `force`. A refusal leaves it to the caller to roll back.
 */
export async function approveBet(
  tx: Transaction<Database>,
  betId: number,
  now: Date,
  { capOf = () => null, force = false, moneyRules: rules }: Approving = {},
): Promise<Result<Approved, NoDecision | OverCap>> {
  const held = await holdSubmitted(tx, betId);
  if (!held.ok) return held;
  // Nobody knows where the player is by now.
  const about = { playerId: held.value.player_id, does: 'bet', country: null } as const;
  const barred = await standingFault(tx, { ...about, now: now.getTime(), rules });
  if (barred) return refused('player_barred');
  if (await isExcluded(tx, held.value.player_id, now)) return refused('player_excluded');
  if (await hasEndedLeg(tx, betId)) return refused('leg_ended');
  const row = await tx
    .updateTable('bets')
    .set({
      status: 'waiting_results',
      used_in_jackpot: sql<boolean>`exists (select from jackpot_bets where bet_id = ${betId})`,
    })
    .where('id', '=', betId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await run(tx, changesWritten([decided(row)], now));
  await announceByIds(tx, [betId]);
  await notifyVipDecisions(tx, 'approved', [row], now);
  const liability = await liabilitiesOf(tx, betId, capOf);
  if (!force && liability.some(passesCap)) return refused({ code: 'over_cap', liability });
  await keepExposures(tx, [betId]);
  await feedNow(tx, row, now);
  return ok({ row, liability });
}

/** Once it is taken it feeds jackpots, as any bet does. Money comes last. */
async function feedNow(tx: Transaction<Database>, row: BetRow, now: Date): Promise<void> {
  const { id: betId, player_id: playerId, currency } = row;
  const bet = { betId, playerId, stake: minor(row.stake), currency };
  const verdicts = await post(tx, await feedAfterWaiting(tx, bet, now));
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'a bet feeds a jackpot once',
  );
}

/** Gives the stake of a VIP's bet back; the player's page takes the bet off the slip (SPEC §4 "Events"). */
export async function rejectBet(
  tx: Transaction<Database>,
  betId: number,
  now: Date,
): Promise<Result<BetRow, NoDecision>> {
  const held = await holdSubmitted(tx, betId);
  if (!held.ok) return held;
  const [row] = await rejectHeld(tx, [held.value], now);
  assert(row, 'a bet that is held is rejected');
  return ok(row);
}

/** Rejects bets that the caller has locked while they waited for a decision: they never ran, and win nothing (SPEC §3). */
export async function rejectHeld(
  tx: Transaction<Database>,
  held: readonly BetRow[],
  now: Date,
): Promise<BetRow[]> {
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  const rows = await tx
    .updateTable('bets')
    .set({ status: 'rejected', win_amount: 0n, settled_at: now })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await run(tx, changesWritten(rows.map(decided), now));
  await announceByIds(tx, ids);
  await notifyVipDecisions(tx, 'rejected', rows, now);
  // Money comes last: the accounts of the house stay locked from here to the commit.
  const verdicts = await post(tx, await rejections(tx, held));
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'a stake goes back once',
  );
  const purses = new Map(held.map((row) => [`${row.player_id}/${row.currency}`, row]));
  for (const { player_id: playerId, currency } of purses.values()) {
    await announceBalance(tx, playerId, currency);
  }
  return rows;
}

function decided({ id, status }: BetRow): BetChange {
  const undecided = { result: 'no_results', paid: 0n, booked: false, legs: [] } as const;
  return { bet_id: id, status: status as BetChange['status'], ...undecided };
}

/** What gives the stakes back; a bonus that such a bet was placed with may be used once more. */
async function rejections(tx: Transaction<Database>, held: readonly BetRow[]): Promise<Posting[]> {
  const usual = held.map((row) => ({ row, posting: rejectionPosting(stakedBet(row)) }));
  const moves = usual.flatMap(({ row, posting }) => {
    const { bonus_id: bonusId, freebet_id: freebetId, player_id: playerId } = row;
    return bonusId === null ? [] : { bonusId, freebetId, playerId, uses: -1 as const, posting };
  });
  const others = usual.flatMap(({ row, posting }) => (row.bonus_id === null ? posting : []));
  const given = await giveBack(tx, moves);
  return [...others, ...given.flatMap((posting) => posting ?? [])];
}

/** Of several decisions at once the later ones find the bet decided. */
async function holdSubmitted(
  tx: Transaction<Database>,
  betId: number,
): Promise<Result<BetRow, NoDecision>> {
  const bet = tx.selectFrom('bets').selectAll().where('id', '=', betId).forUpdate();
  const row = await bet.executeTakeFirst();
  if (!row) return refused('not_found');
  return row.status === 'submitted' ? ok(row) : refused('already_decided');
}

/** Lines stay as they are until the transaction ends, as when a bet is placed: see `offersNow`. */
async function hasEndedLeg(tx: Transaction<Database>, betId: number): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select m.status in (${MATCH_STATUS.closed}, ${MATCH_STATUS.finished}) as over
    from bet_selections s
    join matches m on m.id = s.match_id
    join markets mk using (match_id, market_id, specifier)
    where s.bet_id = ${betId}
    order by mk.match_id, mk.market_id, mk.specifier
    for share of mk
  `.execute(tx);
  const legs = (await readLegs(tx, [betId])).get(betId) ?? [];
  return rows.some(({ over }) => over) || legs.some(({ result_now: now }) => now !== 'no_results');
}
