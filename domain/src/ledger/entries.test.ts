import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sum, type Minor } from '../money';
import { type AccountId, cashOf, house, mayOverdraw, openBets, paymentProvider } from './accounts';
import { faultOf } from './check-posting';
import { depositPosting, type Posting, settlementPosting, stakePosting } from './entries';

const BET = { id: 7, playerId: 3, currency: 'EUR', stake: minor(1000) };
const CASH = cashOf(3, 'EUR');
const anyBet = fc.record({
  id: fc.integer({ min: 1 }),
  playerId: fc.integer({ min: 1 }),
  currency: fc.constantFrom('EUR', 'USD'),
  stake: fc.bigInt({ min: 1n, max: 10n ** 12n }).map(minor),
});
const anyPayout = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(minor);

function taken(posting: Posting, account: AccountId): Minor {
  return sum(posting.entries.filter(({ from }) => from === account).map(({ amount }) => amount));
}

function given(posting: Posting, account: AccountId): Minor {
  return sum(posting.entries.filter(({ to }) => to === account).map(({ amount }) => amount));
}

test.each([
  ['a lost bet goes to the house', 0n, [[openBets('EUR'), house('EUR'), 1000n]]],
  ['a void bet goes back whole', 1000n, [[openBets('EUR'), CASH, 1000n]]],
  [
    'a half lost bet is shared',
    500n,
    [
      [openBets('EUR'), CASH, 500n],
      [openBets('EUR'), house('EUR'), 500n],
    ],
  ],
  [
    'winnings above the stake come from the house',
    2500n,
    [
      [openBets('EUR'), CASH, 1000n],
      [house('EUR'), CASH, 1500n],
    ],
  ],
])('%s', (_rule, payout, expected) => {
  const { entries } = settlementPosting(BET, 1, minor(payout));
  expect(entries.map(({ from, to, amount }) => [from, to, amount])).toEqual(expected);
});

test('a settled bet moves exactly its stake out of open bets and its payout to the player', () => {
  fc.assert(
    fc.property(anyBet, anyPayout, (bet, payout) => {
      const posting = settlementPosting(bet, 1, payout);
      const cash = cashOf(bet.playerId, bet.currency);
      expect(taken(posting, openBets(bet.currency))).toBe(bet.stake);
      expect(given(posting, cash)).toBe(payout);
      expect(taken(posting, cash)).toBe(0n);
      expect(faultOf(posting)).toBeNull();
    }),
  );
});

test('a stake leaves cash for the open bets, a deposit comes from the provider', () => {
  expect(stakePosting(BET)).toEqual({
    id: 'stake:7',
    currency: 'EUR',
    entries: [{ from: CASH, to: openBets('EUR'), amount: 1000n }],
  });
  const deposit = { id: 'd', provider: 'sandbox', playerId: 3, currency: 'EUR', amount: minor(5) };
  expect(depositPosting(deposit)).toEqual({
    id: 'deposit:d',
    currency: 'EUR',
    entries: [{ from: paymentProvider('sandbox', 'EUR'), to: CASH, amount: 5n }],
  });
});

test('each settlement of a bet is a fact of its own', () => {
  const ids = [1, 2].map((number) => settlementPosting(BET, number, minor(0)).id);
  expect(ids).toEqual(['settle:7:1', 'settle:7:2']);
});

test("only a player's cash may not fall below zero", () => {
  const accounts = [CASH, openBets('EUR'), house('EUR'), paymentProvider('sandbox', 'EUR')];
  expect(accounts.map(mayOverdraw)).toEqual([false, true, true, true]);
});

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
