import { minor, type Minor, sum } from '@touchline/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED, columnOf } from '../db/prepared';
import { type Statement, statement } from '../db/statements';
import { roughly } from './rates';

/** A stretch of a player's time: what happened after `from`, and not after `to`; null is all there is. */
export interface PlayWindow {
  playerId: number;
  from: Date;
  to: Date | null;
}

/** Money that was moved in one currency, in its subunits. */
export interface MovedMoney {
  currency: string;
  /** Paid in. */
  deposited: Minor;
  /** On the way in: the player has begun to pay it. */
  pending: Minor;
  withdrawn: Minor;
  /** On bets that were not rejected, and in games. */
  staked: Minor;
  /** By settlements, cash-outs and games; what was taken back again is off. */
  paidOut: Minor;
  /** Bets that were not rejected, and stakes in games that were not taken back. */
  bets: number;
}

interface Row {
  place: bigint;
  currency: string;
  deposited: string;
  pending: string;
  withdrawn: string;
  staked: string;
  paid_out: string;
  bets: bigint;
}

/**
 * The entries `e` of the accounts `a` of the player of a stretch `w`, with their postings `p`: all of the stretch and some
 * before it, since the ledger is entered a little earlier than its times say.
 */
export const ENTRIES_OF_PLAYER: RawBuilder<unknown> = sql`player_accounts a
      cross join lateral (values
        ('cash:' || a.player_id || ':' || a.currency),
        ('debt:' || a.player_id || ':' || a.currency)) own (account)
      cross join lateral (
        select e.posting_id, e.amount from ledger_entries e
        where e.to_account = own.account and e.no > coalesce((
          select old.no from ledger_entries old join ledger_postings p on p.id = old.posting_id
          where old.to_account = own.account and p.created_at < w.since - interval '10 minutes'
          order by old.no desc limit 1), 0)
        union all
        select e.posting_id, -e.amount from ledger_entries e
        where e.from_account = own.account and e.no > coalesce((
          select old.no from ledger_entries old join ledger_postings p on p.id = old.posting_id
          where old.from_account = own.account and p.created_at < w.since - interval '10 minutes'
          order by old.no desc limit 1), 0)) e
      join ledger_postings p on p.id = e.posting_id`;

/**
 * What players moved in stretches of time, each in its place, by currency. Bets count from when they were taken,
 * deposits from when they were credited, payouts from when they were posted. Deposits that are not paid yet count apart,
 * from when they were begun, so that two begun at once are held against a limit together. Each list is entered
 * at the beginning of the stretch, however long the history before it is; the ledger a little earlier, since its times are
 * those at which transactions began.
 */
export function moneyMovedIn(windows: readonly PlayWindow[]): Statement<MovedMoney[][]> {
  const from = columnOf(windows, (each) => each.from.toISOString(), 'text[]');
  const to = columnOf(windows, (each) => each.to?.toISOString() ?? 'infinity', 'text[]');
  const query = sql<Row>`${PREPARED}
    select w.place, m.currency, sum(m.amount) filter (where m.kind = 'deposit') as deposited,
      sum(m.amount) filter (where m.kind = 'pending') as pending,
      sum(m.amount) filter (where m.kind = 'withdrawal') as withdrawn,
      sum(m.amount) filter (where m.kind in ('stake', 'game')) as staked,
      sum(m.amount) filter (where m.kind = 'payout') as paid_out,
      sum(m.bets) as bets
    from (
      select place, player_id, since::timestamptz as since, until::timestamptz as until
      from unnest(${columnOf(windows, (each) => each.playerId, 'integer[]')}, ${from}, ${to})
        with ordinality as given (player_id, since, until, place)) w
    cross join lateral (
      select 'stake' as kind, b.currency,
        -- What a freebet stakes is not the player's own.
        case when b.freebet_id is null then b.stake else 0 end as amount, 1 as bets from bets b
      where b.player_id = w.player_id and b.created_at > w.since and b.created_at <= w.until
        and b.status not in ('rejected', 'withdrawn')
      union all
      select 'deposit', d.currency, d.amount, 0 from deposits d
      where d.player_id = w.player_id and d.credited_at > w.since and d.credited_at <= w.until
      union all
      select 'pending', d.currency, d.amount, 0 from deposits d
      where d.player_id = w.player_id and d.created_at > w.since and d.created_at <= w.until
        and d.state = 'pending'
      union all
      select case
          when e.posting_id like 'withdrawal:%' then 'withdrawal'
          when e.amount < 0 and e.posting_id like 'game:%' then 'game' else 'payout' end,
        a.currency,
        case when e.posting_id like 'withdrawal:%' or (e.amount < 0 and e.posting_id like 'game:%')
          then -e.amount else e.amount end,
        -- A stake in a game is a bet, unless its provider has taken it back.
        case when e.amount < 0 and e.posting_id like 'game:%' and not exists (
            select from ledger_postings r where r.id = 'rollback:' || e.posting_id)
          then 1 else 0 end
      from ${ENTRIES_OF_PLAYER}
      where a.player_id = w.player_id and p.created_at > w.since and p.created_at <= w.until
        and e.posting_id like any (
          array['settle:%', 'cash_out:%', 'game:%', 'rollback:game:%', 'withdrawal:%'])) m
    group by w.place, m.currency`;
  return statement(query, (rows) =>
    windows.map((_, at) => rows.filter(({ place }) => Number(place) === at + 1).map(moved)),
  );
}

function moved(row: Row): MovedMoney {
  const amount = (text: string | null) => minor(BigInt(text ?? 0));
  return {
    currency: row.currency,
    deposited: amount(row.deposited),
    pending: amount(row.pending),
    withdrawn: amount(row.withdrawn),
    staked: amount(row.staked),
    paidOut: amount(row.paid_out),
    bets: Number(row.bets),
  };
}

/** The same in all currencies together, roughly, in subunits of one. */
export function inOneCurrency(rows: readonly MovedMoney[], currency: string) {
  const of = (read: (row: MovedMoney) => Minor) =>
    sum(rows.map((row) => roughly(read(row), row.currency, currency)));
  return {
    deposited: of((row) => row.deposited),
    pending: of((row) => row.pending),
    withdrawn: of((row) => row.withdrawn),
    staked: of((row) => row.staked),
    paidOut: of((row) => row.paidOut),
    bets: rows.reduce((total, row) => total + row.bets, 0),
  };
}
