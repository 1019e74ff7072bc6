import { expect, test } from 'vitest';
import { minor, odds } from '@touchline/domain/money';
import { placing, unanswered } from '@touchline/domain/slip/place';
import { priceCustomBet, refreshOdds } from '@touchline/domain/slip/refresh-odds';
import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import { totals } from '@touchline/domain/slip/totals';
import {
  aPick,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
} from '@touchline/testkit/slip/slip';
import { nextStep, type Bettor } from './next-step';

const limits = {
  default: { minStake: minor(10), maxStake: minor(50_000), maxPayout: minor(1_000_000) },
};
const stepOf = (slip: Slip, bettor: Bettor, rules = RULES) =>
  nextStep(slip, bettor, rules, limits, totals(slip, null).stake);
const rich = { status: 'logged-in', balance: minor(100_000) } as const;
const poor = { status: 'logged-in', balance: minor(400) } as const;
const visitor = { status: 'not-logged-in', balance: null } as const;
const one = stakedSlip([aPick()], 1000);
const three = stakedSlip(
  [1, 2, 3].map((matchId) => aPick({ matchId })),
  1000,
  SINGLES_OFFERED,
);

const custom = customSlip([aPick({ marketId: 1 }), aPick({ marketId: 2 })], 3250, 1000);

const moved = (slip: Slip, price: number, marketStatus: 1 | -1 = 1, count = 1) => {
  const offer = { matchStatus: 1, marketStatus, active: true, odds: odds(price) } as const;
  const keys = selectionsOf(slip)
    .slice(0, count)
    .map((each) => each.key);
  return refreshOdds(slip, new Map(keys.map((key) => [key, offer])), 'none');
};

test.each([
  ['a bet that may be placed is placed', one, rich, { does: 'place', bets: 1, stake: 1000n }],
  [
    'who is excluded or on a break places nothing',
    one,
    { ...rich, isRestricted: true },
    { does: 'nothing', because: { code: 'restricted' } },
  ],
  ['several singles are placed together', three, rich, { does: 'place', bets: 3, stake: 3000n }],
  [
    'one changed price is named',
    moved(one, 1360),
    rich,
    { does: 'accept_and_place', odds: 1360, stake: 1000n },
  ],
  [
    'of several changed prices none is named',
    moved(three, 1360, 1, 2),
    rich,
    { does: 'accept_and_place', odds: null, stake: 3000n },
  ],
  [
    'the changed price of a custom bet is named',
    priceCustomBet(custom, odds(2900), 'none'),
    rich,
    { does: 'accept_and_place', odds: 2900, stake: 1000n },
  ],
  [
    'with a closed selection nothing happens, signed in or not',
    moved(one, 2000, -1),
    visitor,
    { does: 'nothing', because: { code: 'not_bettable' } },
  ],
  ['a visitor signs in, stake or not', slipOf([aPick()]), visitor, { does: 'sign_in' }],
  [
    'without a stake nothing happens',
    slipOf([aPick()]),
    rich,
    { does: 'nothing', because: { code: 'no_stake' } },
  ],
  ['a balance too low asks for what is missing', one, poor, { does: 'deposit', missing: 600n }],
  [
    'what was sent without an answer is sent again, whatever the balance',
    unanswered(placing(one, 'id', 'none')),
    poor,
    { does: 'retry', stake: 1000n },
  ],
  [
    'and at the stake it had, whatever has moved since',
    moved(unanswered(placing(one, 'id', 'none')), 1360, -1),
    rich,
    { does: 'retry', stake: 1000n },
  ],
  [
    'whoever signed out since signs in first',
    unanswered(placing(one, 'id', 'none')),
    visitor,
    { does: 'sign_in' },
  ],
  ['a sent slip waits', placing(one, 'id', 'none'), rich, { does: 'wait' }],
])('%s', (_rule, slip, bettor, expected) => {
  const rules = slip.bets.length > 1 ? SINGLES_OFFERED : RULES;
  expect(stepOf(slip, bettor, rules)).toMatchObject(expected);
});

test('nothing is placed at another total than the one that is shown', () => {
  const because = { code: 'total_differs', total: 1000n };
  const step = nextStep(one, rich, RULES, limits, minor(999));
  expect(step).toMatchObject({ does: 'nothing', because });
});
