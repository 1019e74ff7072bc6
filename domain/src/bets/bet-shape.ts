import { unreachable } from '../assert';
import { outcomeKey, type OutcomeKey, type OutcomeRef } from './outcome-key';
import { sameLineTwice, sameMatchTwice } from './same-match-twice';
import { takesSystems, type SystemType } from './system-types';

/** A bet without its prices and its stake: what the slip and a placement have in common. */
export interface BetShape {
  kind: { type: 'single' | 'combo' | 'custom_bet' } | { type: 'system'; system: SystemType };
  selections: readonly (OutcomeRef & { provider: string })[];
}

/** What a site takes as a bet. */
export interface ShapeRules {
  /** The systems that are offered. */
  systems: readonly SystemType[];
  /** Whether bets are built from several outcomes of one match, and from a single one (SPEC §3). */
  customBets: { enabled: boolean; allowSingle: boolean };
  maxSelections: number;
}

/** Why a bet can never stand, whatever its prices and its stake. */
export type ShapeFault =
  | { code: 'bet_type_not_offered' }
  /** This system, or any of this provider. */
  | { code: 'system_not_offered' }
  | { code: 'mixed_providers'; selections: OutcomeKey[] }
  | { code: 'same_match_twice'; selections: OutcomeKey[] }
  /** A custom bet is made of one match, with one outcome of a line. */
  | { code: 'several_matches' }
  | { code: 'same_line_twice'; selections: OutcomeKey[] }
  | { code: 'too_few_selections'; min: number }
  | { code: 'too_many_selections'; max: number };

/**
 * The first thing that is wrong with a bet by itself, or null (SPEC §5 "A bet is invalid with …").
 * The slip asks before it sends, the book before it takes.
 */
export function shapeFault(bet: BetShape, rules: ShapeRules): ShapeFault | null {
  return providerFault(bet) ?? offerFault(bet, rules) ?? matchFault(bet) ?? countFault(bet, rules);
}

/** The selections that come from another provider than the first. */
function providerFault({ selections }: BetShape): ShapeFault | null {
  const others = selections.filter(({ provider }) => provider !== selections[0]?.provider);
  return named('mixed_providers', others.map(outcomeKey));
}

function offerFault({ kind, selections }: BetShape, rules: ShapeRules): ShapeFault | null {
  if (kind.type === 'custom_bet' && !rules.customBets.enabled) {
    return { code: 'bet_type_not_offered' };
  }
  if (kind.type !== 'system') return null;
  const isOffered =
    rules.systems.some(({ id }) => id === kind.system.id) &&
    selections.every(({ provider }) => takesSystems(provider));
  return isOffered ? null : { code: 'system_not_offered' };
}

function matchFault({ kind, selections }: BetShape): ShapeFault | null {
  if (kind.type !== 'custom_bet') {
    return named('same_match_twice', sameMatchTwice(selections));
  }
  const isOfOne = selections.every(({ matchId }) => matchId === selections[0]?.matchId);
  if (!isOfOne) return { code: 'several_matches' };
  return named('same_line_twice', sameLineTwice(selections));
}

function countFault({ kind, selections }: BetShape, rules: ShapeRules): ShapeFault | null {
  const [min, most] = countsOf(kind, rules);
  const max = Math.min(most, rules.maxSelections);
  if (selections.length < min) return { code: 'too_few_selections', min };
  return selections.length > max ? { code: 'too_many_selections', max } : null;
}

/** The fewest and the most selections of a bet of this kind. */
function countsOf(kind: BetShape['kind'], { customBets }: ShapeRules): [number, number] {
  switch (kind.type) {
    case 'single':
      return [1, 1];
    case 'combo':
      return [2, Infinity];
    case 'system':
      return [kind.system.totalCount, kind.system.totalCount];
    case 'custom_bet':
      return [customBets.allowSingle ? 1 : 2, Infinity];
    default:
      return unreachable(kind);
  }
}

/** A fault of these selections; null when there are none. */
function named(
  code: 'mixed_providers' | 'same_match_twice' | 'same_line_twice',
  selections: OutcomeKey[],
): ShapeFault | null {
  return selections.length > 0 ? { code, selections } : null;
}
