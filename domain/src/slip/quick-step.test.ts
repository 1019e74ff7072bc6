import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { placed, unanswered } from './place';
import {
  approveQuickBet,
  pickQuickBet,
  placingQuickBet,
  quickBetOff,
  setQuickStake,
  toggleQuickBet,
  whyQuickBetWaits,
  withTicket,
  type QuickBet,
} from './quick-bet';
import { quickStep, type QuickBettor } from './quick-step';
import { markProvider } from './refresh-odds';
import {
  anyQuickStep,
  approve,
  LIVE,
  moved,
  refusal,
  TAKEN,
} from '@touchline/testkit/slip/quick-steps';
import { RULES } from '@touchline/testkit/slip/slip';

const LIMITS = {
  default: { minStake: minor(100), maxStake: minor(5000), maxPayout: minor(8000) },
};
const PLAYER: QuickBettor = { isSignedIn: true, balance: minor(2000) };
const VISITOR: QuickBettor = { isSignedIn: false, balance: null };

const on = toggleQuickBet(quickBetOff('EUR'));
const staked = setQuickStake(on, minor(500));
const approved = approve(staked);
const ready = pickQuickBet(approved, LIVE);
const sent = placingQuickBet(ready, 'one', 'none');

test.each<[string, QuickBet, QuickBettor, object]>([
  ['without a stake nothing can be agreed to', on, PLAYER, nothing('no_stake')],
  ['a stake is agreed to first', staked, PLAYER, { does: 'approve' }],
  ['then the next outcome is placed by its own press', approved, PLAYER, { does: 'ready' }],
  [
    'an outcome before that is placed by agreeing',
    pickQuickBet(staked, LIVE),
    PLAYER,
    { does: 'approve_and_place' },
  ],
  [
    'a price that moved is agreed to as well',
    moved(ready, 1900),
    PLAYER,
    { does: 'accept_and_place', odds: odds(1900) },
  ],
  ['what is sent is waited for', sent, PLAYER, { does: 'wait' }],
  [
    'what was taken is a receipt',
    withTicket(sent, (slip) => placed(slip, [TAKEN])),
    PLAYER,
    { does: 'taken' },
  ],
  [
    'what had no answer is sent again, whatever the balance is',
    withTicket(sent, unanswered),
    { isSignedIn: true, balance: minor(0) },
    { does: 'retry', stake: minor(500) },
  ],
  [
    'what had no answer waits for its player',
    withTicket(sent, unanswered),
    VISITOR,
    { does: 'sign_in' },
  ],
  [
    'what was refused is placed by the button',
    withTicket(sent, refusal),
    PLAYER,
    { does: 'place' },
  ],
  ['a visitor signs in', ready, VISITOR, { does: 'sign_in' }],
  [
    'who is excluded or on a break places nothing',
    ready,
    { ...PLAYER, isRestricted: true },
    nothing('restricted'),
  ],
  [
    'a stake above the balance needs a deposit',
    setQuickStake(on, minor(2300)),
    PLAYER,
    { does: 'deposit', missing: minor(300) },
  ],
  [
    'a stake below the least is no stake',
    setQuickStake(on, minor(99)),
    PLAYER,
    { does: 'nothing', because: { code: 'stake_below_min', min: minor(100) } },
  ],
  [
    'a stake above the most is none either',
    setQuickStake(on, minor(5001)),
    PLAYER,
    { does: 'nothing', because: { code: 'stake_above_max', max: minor(5000) } },
  ],
  [
    'no bet pays more than the most',
    setQuickStake(ready, minor(4001)),
    PLAYER,
    { does: 'nothing', because: { code: 'payout_above_max', max: minor(8000) } },
  ],
  [
    'a provider that is down takes nothing',
    withTicket(ready, (slip) => markProvider(slip, 'betradar', false)),
    PLAYER,
    nothing('not_bettable'),
  ],
  [
    'a price that pays nothing is no bet',
    moved(ready, 1000, 'any'),
    PLAYER,
    nothing('error.potential_win.equal_or_less'),
  ],
  [
    'a price that moved to one that pays nothing is not offered to be agreed to',
    moved(ready, 1000),
    PLAYER,
    nothing('error.potential_win.equal_or_less'),
  ],
])('%s', (_rule, quick, who, expected) => {
  expect(quickStep(quick, who, LIMITS)).toEqual(expected);
});

function nothing(code: string) {
  return { does: 'nothing', because: { code } };
}

test('whatever the button promises to place is placed once it is agreed to, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(anyQuickStep, { maxLength: 30 }), (steps) => {
      const quick = steps.reduce((each, step) => step(each), on);
      const { does } = quickStep(quick, { isSignedIn: true, balance: null }, LIMITS);
      if (does === 'place' || does === 'retry') expect(whyQuickBetWaits(quick)).toBeNull();
      if (does === 'approve_and_place' || does === 'accept_and_place') {
        const agreed = { ...quick, isEnabled: true };
        expect(whyQuickBetWaits(quick)).not.toBeNull();
        expect(whyQuickBetWaits(approveQuickBet(agreed, RULES))).toBeNull();
      }
    }),
  );
});
