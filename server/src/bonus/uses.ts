import { userStatus } from '@touchline/domain/bonus/bonus-status';
import { sql } from 'kysely';
import { PREPARED, unseen } from '../db/prepared';
import { command, type Statement, statement } from '../db/statements';
import { issuedBonuses, type IssuedRow, lifeOf } from './issued-bonuses';

/** A bonus that a bet is placed with. */
export interface BonusUse {
  id: number;
  /** What it stakes for the player; null where the stake is the player's own. */
  stakes: bigint | null;
}

/** Bonuses that nobody else uses, ends or gives back meanwhile. */
export interface HeldBonuses {
  /** Whether each of these may happen, one after the other. They count only when kept. */
  consider(uses: readonly BonusUse[]): { areLeft: boolean; keep(): void };
  /** Writes down how often they were used; nothing where none was. */
  written(): Statement<void>[];
}

/**
 * Bonuses that bets are about to use: they stay as they are until the transaction ends. Whoever moves what is on a
 * freebet holds its row, so that a row says whether it can still stake. Lock them behind events and ahead of money.
 */
export function bonusesLocked(ids: readonly number[]): Statement<IssuedRow[]> {
  const all = unseen([...new Set(ids)], 'integer[]');
  const query = issuedBonuses(sql`b.id = any(${all})`, sql`order by b.id for update of b`);
  return statement(query, (rows) => [...rows]);
}

/** Holds bonuses that the caller has locked. */
export function heldBonuses(rows: readonly IssuedRow[], now: Date): HeldBonuses {
  const known = new Map(rows.map((row) => [row.id, row]));
  let used = new Map<number, number>();
  const isLeft = ({ id, stakes }: BonusUse, before: ReadonlyMap<number, number>) => {
    const row = known.get(id);
    // It may have been multiplied since the bet was checked, and is staked whole or not at all.
    if (!row || (stakes !== null && stakes !== row.amount)) return false;
    const usedCount = row.used_count + (before.get(id) ?? 0);
    return userStatus({ ...lifeOf(row), usedCount }, now.getTime()) === 'active';
  };
  return {
    consider: (uses) => {
      const after = new Map(used);
      const left = uses.map((use) => {
        const may = isLeft(use, after);
        after.set(use.id, (after.get(use.id) ?? 0) + 1);
        return may;
      });
      return { areLeft: left.every(Boolean), keep: () => void (used = after) };
    },
    written: () => (used.size === 0 ? [] : [usesCounted(used)]),
  };
}

/** Counts uses of bonuses that the caller has locked; below zero where bets have given them back. */
export function usesCounted(changes: ReadonlyMap<number, number>): Statement<void> {
  return command(sql`${PREPARED}
    update bonuses b set used_count = b.used_count + n.count,
      -- What comes back to a bonus that has ended does not stay on it.
      end_at = case when n.count > 0 then b.end_at
        when b.status in ('available', 'active', 'not_available') then b.valid_to else b.issued_at end
    from unnest(${unseen([...changes.keys()], 'integer[]')}, ${unseen([...changes.values()], 'integer[]')})
      n (id, count)
    where b.id = n.id`);
}
