import { listOf } from '@touchline/domain/bonus/bonus-kind';
import { type UserBonusStatus, userStatus } from '@touchline/domain/bonus/bonus-status';
import type { BonusKindWord } from '@touchline/wire/calls/bonuses';
import { mayBoost } from '../../bonus/boost';
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

/**
 * The bonuses of a player that a list shows: those that are asked for, and unless it asks for others, opened chests of
 * which a freebet may still be multiplied, so that it can be found. `rows` are all that the player has.
 */
export function listed(
  rows: readonly IssuedRow[],
  { status, available, active, unseen }: Narrowing,
  now: Date,
): IssuedRow[] {
  const asked = { status, available, active, unseen };
  const shown = new Set(narrowed(rows, asked, now));
  const isPlain = Object.values(asked).every((each) => each === undefined);
  if (!isPlain) return [...shown];
  const held = new Set(narrowed(rows, {}, now).map(({ earned_by: chest }) => chest));
  return rows.filter((row) => shown.has(row) || (mayBoost(row) && held.has(row.id)));
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
