import { OPEN_STATUSES } from '@touchline/domain/bets/bet-status';
import { openBets } from '@touchline/domain/ledger/accounts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type Orphan, orphans } from './orphans';

/** Where bets do not agree with the ledger. Amounts are in subunits. */
export type BetDifference =
  | Orphan
  /** What the bets of a currency have staked and is not settled is not what the ledger holds for open bets. */
  | { kind: 'open_bets'; currency: string; staked: bigint; held: bigint }
  /** Postings of a bet leave another part of its stake open than its row. */
  | { kind: 'bet_stake'; bet: number; staked: bigint; held: bigint }
  /** Postings of a bet gave its player, less the stake, something else than its row. */
  | { kind: 'bet_payout'; bet: number; due: bigint; posted: bigint }
  /** Cash-outs of a bet do not add up to what its row has of them. */
  | { kind: 'cash_outs'; bet: number; stake: bigint; counted: bigint };

/**
 * Counts every bet again and compares it with its postings (DESIGN §4.4): an empty list says that no bet was paid twice,
 * or too little. Give it a repeatable-read transaction when others bet meanwhile.
 */
export async function reconcileBets(db: Kysely<Database>): Promise<BetDifference[]> {
  return [
    ...(await wrongOpenBets(db)),
    ...(await wrongStakes(db)),
    ...(await wrongPayouts(db)),
    ...(await wrongCashOuts(db)),
    ...(await orphans(db)),
  ];
}

/** The part of a stake that is not settled. */
const STAKED = sql`(case when b.status = any(${OPEN_STATUSES}::text[])
  then b.stake - b.cashed_out_stake else 0 end)`;

/** What a bet has paid by its row, with a stake that went back to its freebet. One that never ran has given its stake back. */
const PAID = sql`(case when b.status in ('done', 'cashed_out') then b.win_amount
    + case when b.freebet_id is not null and b.freebet_due = 'returned' then b.stake else 0 end
  when b.status in ('rejected', 'withdrawn', 'cancelled') then b.stake
  else b.cashed_out_paid end)`;

/** What all postings of a bet moved: into the open bets, and to the player, whose debts are the player's too. */
const MOVED = sql`(
  select split_part(posting_id, ':', 2)::integer as bet_id,
    sum(case when account like 'open_bets:%' then amount else 0 end)::bigint as held,
    sum(case when account like any('{cash:%,debt:%,freebet:%,freebet_debt:%}') then amount else 0 end)::bigint as gained
  from (
    select posting_id, from_account as account, -amount as amount from ledger_entries
    union all
    select posting_id, to_account, amount from ledger_entries) entries
  where posting_id like any('{stake:%,settle:%,cash_out:%,reject:%}')
  group by 1)`;

async function wrongOpenBets(db: Kysely<Database>): Promise<BetDifference[]> {
  const { rows } = await sql<{ currency: string; staked: bigint; held: bigint }>`
    select coalesce(a.currency, s.currency) as currency,
      coalesce(s.staked, 0)::bigint as staked, coalesce(a.balance, 0)::bigint as held
    from (select currency, sum(${STAKED}) as staked from bets b group by currency) s
    full join (
      select currency, balance from ledger_accounts where id like ${openBets('%')}) a
      on a.currency = s.currency
    where coalesce(s.staked, 0) <> coalesce(a.balance, 0)
    order by 1
  `.execute(db);
  return rows.map((row) => ({ kind: 'open_bets', ...row }));
}

async function wrongStakes(db: Kysely<Database>): Promise<BetDifference[]> {
  const { rows } = await sql<{ bet: number; staked: bigint; held: bigint }>`
    select coalesce(b.id, moved.bet_id) as bet, coalesce(${STAKED}, 0)::bigint as staked,
      coalesce(moved.held, 0)::bigint as held
    from bets b full join ${MOVED} moved on moved.bet_id = b.id
    where coalesce(${STAKED}, 0) <> coalesce(moved.held, 0)
    order by 1
  `.execute(db);
  return rows.map((row) => ({ kind: 'bet_stake', ...row }));
}

async function wrongPayouts(db: Kysely<Database>): Promise<BetDifference[]> {
  const { rows } = await sql<{ bet: number; due: bigint; posted: bigint }>`
    select b.id as bet, ${PAID}::bigint as due, (coalesce(moved.gained, 0) + b.stake)::bigint as posted
    from bets b left join ${MOVED} moved on moved.bet_id = b.id
    where ${PAID} <> coalesce(moved.gained, 0) + b.stake
    order by 1
  `.execute(db);
  return rows.map((row) => ({ kind: 'bet_payout', ...row }));
}

async function wrongCashOuts(db: Kysely<Database>): Promise<BetDifference[]> {
  const { rows } = await sql<{ bet: number; stake: bigint; counted: bigint }>`
    select b.id as bet, b.cashed_out_stake as stake, coalesce(c.stake, 0)::bigint as counted
    from bets b left join (
      select bet_id, sum(stake) as stake, sum(paid) as paid from cash_outs group by bet_id) c
      on c.bet_id = b.id
    where (b.cashed_out_stake, b.cashed_out_paid) <> (coalesce(c.stake, 0), coalesce(c.paid, 0))
    order by 1
  `.execute(db);
  return rows.map((row) => ({ kind: 'cash_outs', ...row }));
}
