import { expect, test } from 'vitest';
import { minor } from '../money';
import { raiseFault } from './raise-budget';

const euros = (amount: number) => ({ amount: minor(amount), currency: 'EUR' });
const held = (amount: number, spent: number) => ({ ...euros(amount), spent: minor(spent) });

test.each([
  ['more than it was', held(1000, 400), euros(1001), null],
  ['as much as it was', held(1000, 400), euros(1000), null],
  ['less than it was', held(1000, 400), euros(999), 'below'],
  ['less than it was, and more than was given', held(1000, 400), euros(500), 'below'],
  ['as much as it was, where more was given', held(1000, 1200), euros(1000), null],
  ['more than it was, and less than was given', held(1000, 1200), euros(1100), 'below'],
  ['as much as was given', held(1000, 1200), euros(1200), null],
  ['another currency', held(1000, 400), { amount: minor(5000), currency: 'USD' }, 'other_currency'],
  ['anything, where there is none', null, euros(5000), 'no_budget'],
] as const)('a budget that becomes %s', (_what, budget, to, fault) => {
  expect(raiseFault(budget, to)).toBe(fault);
});
