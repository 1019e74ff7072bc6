import { expect, test } from 'vitest';
import { minor } from '../money';
import { cashOf, house } from './accounts';
import { faultOf } from './check-posting';

const CASH = cashOf(3, 'EUR');

test.each([
  ['nothing to move', [], 'no_entries'],
  ['an amount of zero', [[CASH, house('EUR'), 0n]], 'amount_not_positive'],
  ['a negative amount', [[CASH, house('EUR'), -1n]], 'amount_not_positive'],
  ['an account paying itself', [[CASH, CASH, 1n]], 'from_equals_to'],
  ['two currencies', [[CASH, house('USD'), 1n]], 'account_of_another_currency'],
  ['a sound posting', [[CASH, house('EUR'), 1n]], null],
] as const)('the ledger tells %s apart', (_name, moves, fault) => {
  const entries = moves.map(([from, to, amount]) => ({ from, to, amount: minor(amount) }));
  expect(faultOf({ id: 'x', currency: 'EUR', entries })).toBe(fault);
});
