import { sameMatchTwice } from '../bets/check-placement';
import type { OutcomeKey } from '../bets/outcome-key';
import type { Minor } from '../money';
import { selectionsOf, type Slip, type SlipBet, type SlipRules } from './slip';

/** Why the slip cannot be placed as it stands (SPEC §5). */
export type Obstacle =
  | { code: 'empty' }
  | { code: 'in_progress' }
  | { code: 'not_bettable'; selections: OutcomeKey[] }
  | { code: 'same_match'; selections: OutcomeKey[] }
  | { code: 'mixed_providers'; selections: OutcomeKey[] }
  | { code: 'singles_not_offered' }
  | { code: 'too_many_selections'; max: number }
  | { code: 'no_stake' }
  | { code: 'stake_below_min'; min: Minor }
  | { code: 'stake_above_max'; max: Minor };

/** The least and the most that may be staked on one bet, in subunits of the slip's currency. */
export interface StakeLimits {
  min: Minor;
  max: Minor;
}

/**
 * The first thing that stands between the slip and its placement, or null. Changed prices are no
 * obstacle here: the player may accept them and place in one step. SPEC §5 also compares the total
 * stake with the sum of the stakes; whole subunits leave nothing to compare.
 */
export function whyPlaceDisabled(
  slip: Slip,
  rules: SlipRules,
  limits: StakeLimits,
): Obstacle | null {
  if (slip.ticket === 'PROCESSING' || slip.ticket === 'SUCCESS') return { code: 'in_progress' };
  if (slip.bets.length === 0) return { code: 'empty' };
  return closedSelections(slip) ?? wrongShape(slip, rules) ?? wrongStake(slip, limits);
}

function closedSelections(slip: Slip): Obstacle | null {
  const closed = selectionsOf(slip).filter((each) => each.isSuspended || each.isNotAvailable);
  if (closed.length === 0) return null;
  return { code: 'not_bettable', selections: closed.map((each) => each.key) };
}

function wrongShape(slip: Slip, rules: SlipRules): Obstacle | null {
  const first = slip.bets[0];
  const refusal = first && whyInvalid(first, rules);
  if (refusal) return refusal;
  return slip.bets.length > 1 ? whyNotSingles(slip, rules) : null;
}

/** A bet by itself (SPEC §5 "A bet is invalid with …"). */
export function whyInvalid(bet: SlipBet, rules: SlipRules): Obstacle | null {
  const mixed = otherProviders(bet);
  if (mixed.length > 0) return { code: 'mixed_providers', selections: mixed };
  const twice = sameMatchTwice(bet.selections);
  if (twice.length > 0) return { code: 'same_match', selections: twice };
  if (bet.selections.length <= rules.maxSelections) return null;
  return { code: 'too_many_selections', max: rules.maxSelections };
}

/** Several bets side by side: all singles, each of a provider that offers it (SPEC §5). */
export function whyNotSingles(slip: Pick<Slip, 'bets'>, rules: SlipRules): Obstacle | null {
  const offered = selectionsOf(slip).every((each) => rules.multiSingleProviders.has(each.provider));
  const singles = slip.bets.every((bet) => bet.kind.type === 'single');
  return offered && singles ? null : { code: 'singles_not_offered' };
}

/** Selections that come from another provider than the bet's first. */
function otherProviders(bet: SlipBet): OutcomeKey[] {
  const provider = bet.selections[0]?.provider;
  return bet.selections.filter((each) => each.provider !== provider).map((each) => each.key);
}

function wrongStake(slip: Slip, { min, max }: StakeLimits): Obstacle | null {
  const stakes = slip.bets.map((bet) => bet.stake.amount);
  if (stakes.some((stake) => stake <= 0n)) return { code: 'no_stake' };
  if (stakes.some((stake) => stake < min)) return { code: 'stake_below_min', min };
  if (stakes.some((stake) => stake > max)) return { code: 'stake_above_max', max };
  return null;
}
