import type { SystemType } from '../bets/system-types';
import {
  selectionsOf,
  type CustomBetKind,
  type Slip,
  type SlipBetKind,
  type SlipRules,
} from './slip';

/** A custom bet that nobody has priced as it stands (SPEC §4). */
export const UNPRICED: CustomBetKind = {
  type: 'custom_bet',
  odds: null,
  acceptedOdds: null,
  isChanged: false,
};

/**
 * What a bet is once it has `count` selections: the only place where their number decides it (SPEC §4
 * "Adding a selection"). A custom bet stays one whatever their number, and has to be priced again.
 */
export function kindFor(kind: SlipBetKind, count: number, rules: SlipRules): SlipBetKind {
  if (kind.type === 'custom_bet') return UNPRICED;
  if (count < 2) return { type: 'single' };
  const system = kind.type === 'system' && systemLike(kind.system, systemsOf(count, rules));
  return system ? { type: 'system', system } : { type: 'combo' };
}

/** The systems the slip's selections could be made into, by win count (SPEC §4 "Bet type switching"). */
export function systemsFor(slip: Pick<Slip, 'bets'>, rules: SlipRules): SystemType[] {
  return systemsOf(selectionsOf(slip).length, rules);
}

/** Their ids are in the order of their win counts (DESIGN §4.7). */
function systemsOf(count: number, { systems }: SlipRules): SystemType[] {
  const offered = systems.filter((each) => each.totalCount === count);
  return offered.toSorted((one, other) => one.id - other.id);
}

/** The one with the same win counts, which full-cover bets count from their smallest; else the first. */
function systemLike(was: SystemType, offered: readonly SystemType[]): SystemType | undefined {
  const alike = offered.find(
    (each) =>
      (each.name === null) === (was.name === null) && each.winCounts[0] === was.winCounts[0],
  );
  return alike ?? offered[0];
}
