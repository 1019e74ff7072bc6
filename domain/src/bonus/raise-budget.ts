import { larger, type Minor } from '../money';

/** What a campaign may give in all, and has given, in subunits of one currency. */
export interface Budget {
  amount: Minor;
  currency: string;
  spent: Minor;
}

/** Why a budget cannot become another. */
export type RaiseFault = 'no_budget' | 'other_currency' | 'below';

/**
 * Why a campaign's budget cannot become this; null where it can. It only goes up: lowering it would break what players were
 * promised, and an end is what stops a campaign. The same amount again is no fault, so that whoever got no answer may ask
 * again. Null for the budget where the campaign has none, and giving it one would take away.
 */
export function raiseFault(
  budget: Budget | null,
  to: { amount: Minor; currency: string },
): RaiseFault | null {
  if (!budget) return 'no_budget';
  if (to.currency !== budget.currency) return 'other_currency';
  if (to.amount === budget.amount) return null;
  return to.amount < larger(budget.amount, budget.spent) ? 'below' : null;
}
