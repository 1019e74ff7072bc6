import { shapeFault, type ShapeFault } from '../bets/bet-shape';
import { checkGroup } from '../bets/check-group';
import type { LimitsByType } from '../bets/bet-limits';
import type { OutcomeKey } from '../bets/outcome-key';
import { stakeFault, type StakeFault } from '../bets/stake-fault';
import { sum, type Minor } from '../money';
import { isEditable } from './edit';
import { selectionsOf, type Slip, type SlipRules } from './slip';
import { pricedBet, winOf } from './stake';

/** Why the slip cannot be placed as it stands (SPEC §5). What the book would say it says in its codes. */
export type Obstacle =
  | ShapeFault
  | StakeFault
  | { code: 'empty' }
  | { code: 'in_progress' }
  | { code: 'not_bettable'; selections: OutcomeKey[] }
  | { code: 'singles_not_offered' }
  /** The book has not priced a custom bet. */
  | { code: 'not_priced' }
  | { code: 'no_stake' }
  /** The stakes come to `total`, and the player was shown another. */
  | { code: 'total_differs'; total: Minor };

/**
 * The first thing that stands between the slip and its placement, or null (SPEC §5 "Place is disabled
 * when …"). Changed prices are no obstacle here: the player may accept them and place in one step. Nor
 * is anything to what was sent without an answer: it is sent again as it was (DESIGN §4.5). Amounts
 * are in subunits of the slip's currency; `expected` is the total stake the player was shown, which is
 * whole in every currency.
 */
export function whyPlaceDisabled(
  slip: Slip,
  rules: SlipRules,
  limits: LimitsByType,
  expected: Minor,
): Obstacle | null {
  if (!isEditable(slip)) return { code: 'in_progress' };
  if (slip.placement) return null;
  const [first] = slip.bets;
  if (!first) return { code: 'empty' };
  return (
    closedSelections(slip) ??
    shapeFault(first, rules) ??
    checkGroup(slip.bets, rules.multiSingleProviders) ??
    wrongStake(slip, rules, limits) ??
    wrongTotal(slip, expected)
  );
}

function closedSelections(slip: Slip): Obstacle | null {
  const closed = selectionsOf(slip).filter((each) => each.isSuspended || each.isNotAvailable);
  if (closed.length === 0) return null;
  return { code: 'not_bettable', selections: closed.map((each) => each.key) };
}

function wrongStake(
  { bets }: Slip,
  { systemCap }: SlipRules,
  limits: LimitsByType,
): Obstacle | null {
  if (!bets.every(pricedBet)) return { code: 'not_priced' };
  if (bets.some((bet) => bet.stake.amount <= 0n)) return { code: 'no_stake' };
  const faults = bets.map((bet) =>
    stakeFault({ ...bet, stake: bet.stake.amount, win: winOf(bet, systemCap) }, limits),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

function wrongTotal({ bets }: Slip, expected: Minor): Obstacle | null {
  const total = sum(bets.map((bet) => bet.stake.amount));
  return total === expected ? null : { code: 'total_differs', total };
}
