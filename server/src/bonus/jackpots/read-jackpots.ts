import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { StoredTerms } from '../../db/tables/bonuses';
import { type Statement, statement } from '../../db/statements';

type LevelRow = Selectable<Database['jackpot_levels']>;

/** A level as it stands. Amounts come as digits: a number of JSON does not hold every one. */
type LevelNow = Pick<LevelRow, 'code' | 'names' | 'state' | 'share'> &
  Record<'pool' | 'start_amount' | 'hit_every', string> & { must_drop_at: string | null };

/** A jackpot as it stands: its row without what nobody is told, its levels in their order, its seed's commitment. */
export interface JackpotNow extends Omit<Selectable<Database['jackpots']>, 'salt' | 'told'> {
  levels: LevelNow[];
  /** What its hits have won, but those that were declined. */
  hits_amount: bigint;
  seed: { number: number; hash: string; committed_at: string } | null;
}

/** Jackpots that are meant in a condition on `j`, in an order. */
export function jackpotsNow(
  which: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by j.id`,
): RawBuilder<JackpotNow> {
  return sql<JackpotNow>`
    select j.id, j.texts, j.terms, j.currency, j.starts_at, j.ends_at, j.created_at, j.created_by,
      (select json_agg(json_build_object('code', l.code, 'names', l.names, 'state', l.state, 'share', l.share,
          'pool', coalesce(a.balance, 0)::text, 'start_amount', l.start_amount::text,
          'must_drop_at', l.must_drop_at::text, 'hit_every', l.hit_every::text) order by l.place)
        from jackpot_levels l left join ledger_accounts a on a.id = l.account
        where l.jackpot_id = j.id) as levels,
      (select coalesce(sum(h.amount), 0)::bigint from jackpot_hits h
        where h.jackpot_id = j.id and h.status <> 'declined') as hits_amount,
      (select json_build_object('number', s.number, 'hash', s.hash, 'committed_at', s.committed_at)
        from jackpot_seeds s where s.jackpot_id = j.id and s.revealed_at is null) as seed
    from jackpots j where ${which} ${rest}`;
}

/** Those of which something runs, is paused or has yet to begin. */
export const NOT_ENDED = sql`exists (
  select from jackpot_levels l
  where l.jackpot_id = j.id and l.state in ('created', 'active', 'paused'))`;

/** A jackpot as far as it matters to a bet. */
export interface RunningJackpot {
  id: number;
  currency: string;
  terms: StoredTerms;
}

/** Those that bets feed now. */
export function runningJackpots(now: Date): Statement<RunningJackpot[]> {
  const query = sql<RunningJackpot>`${PREPARED}
    select j.id, j.currency, j.terms from jackpots j
    where (j.ends_at is null or j.ends_at > ${now}) and exists (
      select from jackpot_levels l where l.jackpot_id = j.id and l.state = 'active')
    order by j.id`;
  return statement(query, (rows) => [...rows]);
}

/** One of them; null when there is none. */
export async function jackpotById(db: Kysely<Database>, id: number): Promise<JackpotNow | null> {
  const { rows } = await jackpotsNow(sql`j.id = ${id}::bigint`).execute(db);
  return rows[0] ?? null;
}
