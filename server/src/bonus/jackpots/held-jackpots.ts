import type { JackpotLevel } from '@touchline/domain/bonus/jackpot';
import { minor } from '@touchline/domain/money';
import { type Selectable, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { type Statement, statement } from '../../db/statements';

/** A level's row, with what its jackpot says for all of them. */
export interface HeldLevel extends Selectable<Database['jackpot_levels']> {
  currency: string;
  salt: string;
}

/** What a draw is decided with. */
export interface HeldSeed {
  id: number;
  jackpot_id: number;
  number: number;
  value: string;
}

/**
 * Locks the levels of jackpots, then reads their seeds and what their pools hold: whoever changes a pool or a seed holds
 * its levels, so that these are the newest. Lock them behind purses and ahead of the ledger, as late as can be: every
 * other batch of bets waits.
 */
export function jackpotsLocked(
  ids: readonly number[],
): [Statement<HeldLevel[]>, Statement<HeldSeed[]>, Statement<ReadonlyMap<string, bigint>>] {
  const all = unseen([...new Set(ids)], 'integer[]');
  const levels = sql<HeldLevel>`${PREPARED}
    select l.*, j.currency, j.salt from jackpot_levels l join jackpots j on j.id = l.jackpot_id
    where l.jackpot_id = any(${all}) order by l.jackpot_id, l.code for update of l`;
  const seeds = sql<HeldSeed>`${PREPARED}
    select id, jackpot_id, number, value from jackpot_seeds
    where jackpot_id = any(${all}) and revealed_at is null`;
  const pools = sql<{ account: string; balance: bigint }>`${PREPARED}
    select l.account, a.balance from jackpot_levels l join ledger_accounts a on a.id = l.account
    where l.jackpot_id = any(${all})`;
  return [
    statement(levels, (rows) => rows.toSorted((one, other) => one.place - other.place)),
    statement(seeds, (rows) => [...rows]),
    statement(pools, (rows) => new Map(rows.map(({ account, balance }) => [account, balance]))),
  ];
}

/** A level as the rules know it, of its row and what its pool holds. */
export function levelOf(row: HeldLevel, pool: bigint): JackpotLevel {
  return {
    code: row.code,
    name: row.names['en'] ?? row.code,
    state: row.state,
    pool: minor(pool),
    share: row.share,
    carry: row.carry,
    ceiling: row.must_drop_at === null ? null : minor(row.must_drop_at),
    hitEvery: minor(row.hit_every),
  };
}

/** Whether a level is over for good. */
export function hasEnded({ state }: Pick<HeldLevel, 'state'>): boolean {
  return state === 'finished' || state === 'disabled';
}
