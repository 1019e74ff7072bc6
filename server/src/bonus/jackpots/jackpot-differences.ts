import { drawFault } from '@touchline/domain/bonus/jackpot-draw';
import { minor } from '@touchline/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { hitsNow } from './read-hits';
import { drawDigest, hashOfSeed } from './seeds';

/** Where jackpots do not agree with the ledger, or with what they have promised. Amounts are in subunits. */
export type JackpotDifference =
  /** A pool does not hold what was put into it, less what was won and what went back. */
  | { kind: 'pool'; account: string; held: bigint; counted: bigint }
  /** What bets gave to a jackpot is not what its levels got. */
  | { kind: 'feeds'; jackpot: number; given: bigint; got: bigint }
  /** What a hit has won does not wait for it, or has not left. */
  | { kind: 'hit'; hit: number; held: bigint; due: bigint }
  /** A hit is not what its seed says. */
  | { kind: 'draw'; hit: number; fault: string };

/** Counts jackpots again, and draws for each hit again; an empty list is sound. Look at one moment, as `reconcile` does. */
export async function jackpotDifferences(db: Kysely<Database>): Promise<JackpotDifference[]> {
  return [
    ...(await wrongPools(db)),
    ...(await wrongFeeds(db)),
    ...(await wrongHits(db)),
    ...(await wrongDraws(db)),
  ];
}

async function wrongPools(db: Kysely<Database>): Promise<JackpotDifference[]> {
  const { rows } = await sql<Extract<JackpotDifference, { kind: 'pool' }>>`
    select 'pool' as kind, account, held, counted from (
      select l.account, coalesce(a.balance, 0) as held,
        (l.fed + l.received + l.fillings * l.start_amount - coalesce(l.closed_amount, 0) - coalesce((
          select sum(h.amount - h.returned) from jackpot_hits h
          where (h.jackpot_id, h.level_code) = (l.jackpot_id, l.code)), 0))::bigint as counted
      from jackpot_levels l left join ledger_accounts a on a.id = l.account) pools
    where held <> counted order by account`.execute(db);
  return rows;
}

async function wrongFeeds(db: Kysely<Database>): Promise<JackpotDifference[]> {
  const { rows } = await sql<Extract<JackpotDifference, { kind: 'feeds' }>>`
    select 'feeds' as kind, jackpot, given, got from (
      select l.jackpot_id as jackpot, sum(l.fed)::bigint as got, coalesce((
        select sum(b.fed) from jackpot_bets b where b.jackpot_id = l.jackpot_id), 0)::bigint as given
      from jackpot_levels l group by l.jackpot_id) feeds
    where given <> got order by jackpot`.execute(db);
  return rows;
}

async function wrongHits(db: Kysely<Database>): Promise<JackpotDifference[]> {
  const { rows } = await sql<Extract<JackpotDifference, { kind: 'hit' }>>`
    select 'hit' as kind, hit, held, due from (
      select h.id as hit, coalesce(a.balance, 0) as held,
        case when h.status in ('initial', 'approved') then h.amount else 0 end as due
      from jackpot_hits h join jackpots j on j.id = h.jackpot_id
      left join ledger_accounts a on a.id = 'jackpot_hit:' || h.id || ':' || j.currency) hits
    where held <> due order by hit`.execute(db);
  return rows;
}

async function wrongDraws(db: Kysely<Database>): Promise<JackpotDifference[]> {
  const { rows } = await hitsNow(sql`true`, sql`order by h.id`).execute(db);
  return rows.flatMap((row) => {
    const draw = {
      seedHash: row.seed_hash,
      stake: minor(row.stake),
      cause: row.cause,
      pool: minor(row.amount),
      ceiling: row.must_drop_at === null ? null : minor(row.must_drop_at),
      hitEvery: minor(row.hit_every),
    };
    const fault = drawFault(draw, {
      seedHash: hashOfSeed(row.seed_value),
      digest: drawDigest(row.seed_value, row.bet_id, row.level_code),
    });
    return fault === null ? [] : [{ kind: 'draw' as const, hit: row.id, fault }];
  });
}
