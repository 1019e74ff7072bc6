import { listOf } from '@touchline/domain/bonus/bonus-kind';
import { type UserBonusStatus, userStatus } from '@touchline/domain/bonus/bonus-status';
import type { BonusKindWord } from '@touchline/wire/calls/bonuses';
import { type IssuedRow, lifeOf } from '../../bonus/issued-bonuses';

/** The last word of the address of each list of bonuses. */
const WORDS: Readonly<Record<string, BonusKindWord>> = {
  comboboost: 'comboboosts',
  freebet: 'freebets',
  hunting: 'huntings',
  lootbox: 'lootboxes',
  tournament: 'tournaments',
};

/** The list that a bonus stands in. */
export function kindWordOf({ type }: Pick<IssuedRow, 'type'>): BonusKindWord | undefined {
  return WORDS[listOf(type)];
}

/** What narrows a list of bonuses (SPEC §7 "Bonuses"). */
export interface Narrowing {
  status?: readonly UserBonusStatus[] | undefined;
  available?: boolean | undefined;
  active?: boolean | undefined;
  unseen?: boolean | undefined;
}

/** What is not done with. */
const ALIVE: readonly UserBonusStatus[] = ['active', 'available', 'not_available', 'upcoming'];

/** The bonuses that are asked for, in their order. */
export function narrowed(
  rows: readonly IssuedRow[],
  { status: asked = ['active'], available, active, unseen }: Narrowing,
  now: Date,
): IssuedRow[] {
  const wanted = new Set(asked.flatMap((each) => (each === 'active' ? ALIVE : each)));
  return rows.filter((row) => {
    const status = userStatus(lifeOf(row), now.getTime());
    return (
      wanted.has(status) &&
      (available === undefined || (status === 'available') === available) &&
      (active === undefined || (status === 'active') === active) &&
      (unseen === undefined || (row.seen_at === null) === unseen)
    );
  });
}

/** At most so many of each kind, in their order. */
export function perKind(rows: readonly IssuedRow[], most: number): IssuedRow[] {
  const counted = new Map<string, number>();
  return rows.filter((row) => {
    const kind = kindWordOf(row) ?? '';
    const count = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, count);
    return count <= most;
  });
}
