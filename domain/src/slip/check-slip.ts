import { checkGroup } from '../bets/check-group';
import { sameMatchTwice } from '../bets/check-placement';
import type { OutcomeKey } from '../bets/outcome-key';
import { takesSystems } from '../bets/system-types';
import { sum, type Minor } from '../money';
import { isEditable } from './edit';
import { selectionsOf, type Slip, type SlipBet, type SlipRules } from './slip';
import { pricedBet } from './stake';

/** Why the slip cannot be placed as it stands (SPEC §5). */
export type Obstacle =
  | { code: 'empty' }
  | { code: 'in_progress' }
  | { code: 'not_bettable'; selections: OutcomeKey[] }
  | { code: 'same_match'; selections: OutcomeKey[] }
  | { code: 'mixed_providers'; selections: OutcomeKey[] }
  | { code: 'singles_not_offered' }
  /** This system, or any of this provider. */
  | { code: 'system_not_offered' }
  | { code: 'custom_bets_not_offered' }
  /** A custom bet is made of one match. */
  | { code: 'several_matches' }
  | { code: 'too_few_selections'; min: number }
  | { code: 'too_many_selections'; max: number }
  /** The book has not priced a custom bet. */
  | { code: 'not_priced' }
  | { code: 'no_stake' }
  | { code: 'stake_below_min'; min: Minor }
  | { code: 'stake_above_max'; max: Minor }
  /** The stakes come to `total`, and the player was shown another. */
  | { code: 'total_differs'; total: Minor };

/** The least and the most that may be staked on one bet, in subunits of the slip's currency. */
export interface StakeLimits {
  min: Minor;
  max: Minor;
}

/**
 * The first thing that stands between the slip and its placement, or null (SPEC §5 "Place is disabled
 * when …"). Changed prices are no obstacle here: the player may accept them and place in one step.
 * `expected` is the total stake the player was shown, in subunits, which is whole in every currency.
 */
export function whyPlaceDisabled(
  slip: Slip,
  rules: SlipRules,
  limits: StakeLimits,
  expected: Minor | null = null,
): Obstacle | null {
  if (!isEditable(slip)) return { code: 'in_progress' };
  if (slip.bets.length === 0) return { code: 'empty' };
  return closedSelections(slip) ?? wrongShape(slip, rules) ?? wrongStake(slip, limits, expected);
}

function closedSelections(slip: Slip): Obstacle | null {
  const closed = selectionsOf(slip).filter((each) => each.isSuspended || each.isNotAvailable);
  if (closed.length === 0) return null;
  return { code: 'not_bettable', selections: closed.map((each) => each.key) };
}

function wrongShape(slip: Slip, rules: SlipRules): Obstacle | null {
  const first = slip.bets[0];
  const refusal = first ? whyInvalid(first, rules) : null;
  return refusal ?? checkGroup(slip.bets, rules.multiSingleProviders);
}

/** A bet by itself (SPEC §5 "A bet is invalid with …"). */
export function whyInvalid(bet: SlipBet, rules: SlipRules): Obstacle | null {
  const mixed = otherProviders(bet);
  if (mixed.length > 0) return { code: 'mixed_providers', selections: mixed };
  const refusal =
    bet.kind.type === 'custom_bet' ? whyNotCustom(bet, rules) : whyNotCombined(bet, rules);
  if (refusal || bet.selections.length <= rules.maxSelections) return refusal;
  return { code: 'too_many_selections', max: rules.maxSelections };
}

/** A custom bet is built from several outcomes of one match (SPEC §3 "Settings"). */
function whyNotCustom({ selections }: SlipBet, { customBets }: SlipRules): Obstacle | null {
  if (!customBets.enabled) return { code: 'custom_bets_not_offered' };
  const min = customBets.allowSingle ? 1 : 2;
  if (selections.length < min) return { code: 'too_few_selections', min };
  const isOfOne = selections.every((each) => each.matchId === selections[0]?.matchId);
  return isOfOne ? null : { code: 'several_matches' };
}

function whyNotCombined({ kind, selections }: SlipBet, rules: SlipRules): Obstacle | null {
  const twice = sameMatchTwice(selections);
  if (twice.length > 0) return { code: 'same_match', selections: twice };
  if (kind.type !== 'system') return null;
  const isOffered =
    selections.every((each) => takesSystems(each.provider)) &&
    rules.systems.some((each) => each.id === kind.system.id);
  return isOffered ? null : { code: 'system_not_offered' };
}

/** Selections that come from another provider than the bet's first. */
function otherProviders(bet: SlipBet): OutcomeKey[] {
  const provider = bet.selections[0]?.provider;
  return bet.selections.filter((each) => each.provider !== provider).map((each) => each.key);
}

function wrongStake(
  { bets }: Slip,
  { min, max }: StakeLimits,
  expected: Minor | null,
): Obstacle | null {
  const stakes = bets.map((bet) => bet.stake.amount);
  if (!bets.every(pricedBet)) return { code: 'not_priced' };
  if (stakes.some((stake) => stake <= 0n)) return { code: 'no_stake' };
  if (stakes.some((stake) => stake < min)) return { code: 'stake_below_min', min };
  if (stakes.some((stake) => stake > max)) return { code: 'stake_above_max', max };
  const total = sum(stakes);
  return expected === null || expected === total ? null : { code: 'total_differs', total };
}
