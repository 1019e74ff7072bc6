import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, sum, ZERO, type Minor } from '../money';
import { cashOf, freebetOf, house, openBets, promotions, type AccountId } from './accounts';
import { faultOf } from './check-posting';
import { cashOutPosting, reversed, settledEntries, type SettledPart } from './entries';
import { balancesOf } from './reconcile';

const BET = { id: 7, playerId: 3, currency: 'EUR', stake: minor(1000) };
const FREE_BET = { ...BET, freebetId: 5 };
const CASH = cashOf(3, 'EUR');
const OPEN = openBets('EUR');
const HOUSE = house('EUR');
const BUDGET = promotions('EUR');
const FREEBET = freebetOf(3, 5, 'EUR');

const part = (payout: number, change: Partial<SettledPart> = {}): SettledPart => ({
  stake: BET.stake,
  payout: minor(payout),
  fromBonus: ZERO,
  freebet: null,
  ...change,
});

test.each([
  ['a lost bet goes to the house', BET, part(0), [[OPEN, HOUSE, 1000n]]],
  ['a void bet goes back whole', BET, part(1000), [[OPEN, CASH, 1000n]]],
  [
    'a half lost bet is shared',
    BET,
    part(500),
    [
      [OPEN, CASH, 500n],
      [OPEN, HOUSE, 500n],
    ],
  ],
  [
    'winnings above the stake come from the house',
    BET,
    part(2500),
    [
      [OPEN, CASH, 1000n],
      [HOUSE, CASH, 1500n],
    ],
  ],
  [
    'what a boost adds comes from the promotions',
    BET,
    part(2750, { fromBonus: minor(250) }),
    [
      [OPEN, CASH, 1000n],
      [HOUSE, CASH, 1500n],
      [BUDGET, CASH, 250n],
    ],
  ],
  [
    'a stake lost without risk is given back by the promotions',
    BET,
    part(1000, { fromBonus: minor(1000), freebet: 'spent' }),
    [
      [OPEN, HOUSE, 1000n],
      [BUDGET, CASH, 1000n],
    ],
  ],
  [
    'a void bet without risk gives back the cash it staked',
    BET,
    part(1000, { freebet: 'returned' }),
    [[OPEN, CASH, 1000n]],
  ],
  [
    'a lost freebet goes to the house',
    FREE_BET,
    part(0, { freebet: 'spent' }),
    [[OPEN, HOUSE, 1000n]],
  ],
  [
    'a won freebet goes to the house, which pays what it won',
    FREE_BET,
    part(1500, { freebet: 'spent' }),
    [
      [OPEN, HOUSE, 1000n],
      [HOUSE, CASH, 1500n],
    ],
  ],
  [
    'a freebet of a void bet goes back unused',
    FREE_BET,
    part(0, { freebet: 'returned' }),
    [[OPEN, FREEBET, 1000n]],
  ],
] as const)('%s', (_rule, bet, settled, expected) => {
  const entries = settledEntries(bet, settled);
  expect(entries.map(({ from, to, amount }) => [from, to, amount])).toEqual(expected);
});

test('part of a bet is cashed out for part of its stake', () => {
  const posting = cashOutPosting(BET, 2, { stake: minor(400), paid: minor(700) });
  const entries = [
    { from: OPEN, to: CASH, amount: 400n },
    { from: HOUSE, to: CASH, amount: 300n },
  ];
  expect(posting).toEqual({ id: 'cash_out:7:2', currency: 'EUR', entries });
});

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(minor);
const anyPart: fc.Arbitrary<SettledPart> = fc
  .record({ stake: anyAmount, own: anyAmount, fromBonus: anyAmount })
  .map(({ stake, own, fromBonus }) => ({
    stake,
    payout: sum([own, fromBonus]),
    fromBonus,
    freebet: null,
  }));

/** What entries do to an account. */
function moved(entries: ReturnType<typeof settledEntries>, account: AccountId): Minor {
  return balancesOf([{ id: '', currency: 'EUR', entries }]).get(account) ?? ZERO;
}

test('settling takes exactly the stake out of the open bets and gives the player exactly the payout', () => {
  fc.assert(
    fc.property(fc.constantFrom(BET, FREE_BET), anyPart, (bet, settled) => {
      const entries = settledEntries(bet, settled);
      expect(moved(entries, OPEN)).toBe(minus(ZERO, settled.stake));
      expect(moved(entries, CASH)).toBe(settled.payout);
      expect(moved(entries, BUDGET)).toBe(minus(ZERO, settled.fromBonus));
      expect(entries.every(({ from, amount }) => from !== CASH && amount > 0n)).toBe(true);
    }),
  );
});

test('a bonus that pays more than the payout is a fault of the posting, not a wrong balance', () => {
  const entries = settledEntries(BET, part(100, { fromBonus: minor(200) }));
  expect(faultOf({ id: '', currency: 'EUR', entries })).toBe('amount_not_positive');
});

test('what is reversed never was', () => {
  fc.assert(
    fc.property(fc.constantFrom(BET, FREE_BET), anyPart, (bet, settled) => {
      const entries = settledEntries(bet, settled);
      const both = [...entries, ...reversed(entries)];
      for (const account of [OPEN, CASH, HOUSE, BUDGET]) expect(moved(both, account)).toBe(0n);
    }),
  );
});
