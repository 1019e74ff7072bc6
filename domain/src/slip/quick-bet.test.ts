import { RULES } from '@touchline/testkit/slip/slip';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { dismissReceipt, placed, turnedAway, unanswered } from './place';
import {
  changeQuickCurrency,
  isForQuickBet,
  pickQuickBet,
  placingQuickBet,
  quickBetOff,
  setQuickStake,
  toggleQuickBet,
  whyQuickBetWaits,
  withBalance,
  withTicket,
  type QuickBet,
} from './quick-bet';
import { dropGone, markProvider, refreshOdds } from './refresh-odds';
import { selectionsOf, type PickedOutcome } from './slip';
import {
  anyQuickStep,
  approve,
  LIVE,
  moved,
  OTHER,
  PREMATCH,
  refusal,
  TAKEN,
} from '@touchline/testkit/slip/quick-steps';

const on = toggleQuickBet(quickBetOff('EUR'));
const staked = setQuickStake(on, minor(500));
const approved = approve(staked);
const ready = pickQuickBet(approved, LIVE);
const sent = placingQuickBet(ready, 'one', 'none');

const taken = withTicket(sent, (slip) => placed(slip, [TAKEN]));
const silent = withTicket(sent, unanswered);

const matchesOf = (quick: QuickBet) => selectionsOf(quick.slip).map((each) => each.matchId);

test.each<[string, QuickBet, PickedOutcome, number[]]>([
  ['an outcome of a live match goes to quick bet', on, LIVE, [1]],
  ['an outcome of another match leaves it closed', on, PREMATCH, []],
  ['an outcome of a match that has stopped leaves it closed', on, { ...LIVE, matchStatus: 2 }, []],
  ['switched off, it takes nothing', quickBetOff('EUR'), LIVE, []],
  ['another live outcome takes the place of the bet', ready, OTHER, [2]],
  ['the same outcome again closes it', ready, LIVE, []],
  ['an outcome of a match that is not live closes it', ready, PREMATCH, []],
  ['a sent bet stays', sent, OTHER, [1]],
  ['the next live outcome after a receipt begins another bet', taken, LIVE, [1]],
])('%s', (_rule, quick, picked, expected) => {
  const next = pickQuickBet(quick, picked);
  expect(matchesOf(next)).toEqual(expected);
  expect(next.slip.ticket).toBe(quick === sent ? 'PROCESSING' : 'INITIAL');
});

test('a click is for quick bet or for the slip', () => {
  expect(isForQuickBet(on, LIVE)).toBe(true);
  expect(isForQuickBet(on, PREMATCH)).toBe(false);
  expect(isForQuickBet(quickBetOff('EUR'), LIVE)).toBe(false);
});

test('the bet is a single at the approved stake, and so is the next one', () => {
  expect(ready.slip.bets).toMatchObject([{ kind: { type: 'single' }, stake: { amount: 500n } }]);
  expect(ready.isApproved).toBe(true);
  const next = pickQuickBet(taken, OTHER);
  expect(next).toMatchObject({ isApproved: true, stake: 500n });
  expect(next.slip.bets).toMatchObject([{ stake: { amount: 500n }, taken: null }]);
});

test.each<[string, (quick: QuickBet) => QuickBet]>([
  ['switching it off', toggleQuickBet],
  ['another stake', (quick) => setQuickStake(quick, minor(600))],
  ['another currency', (quick) => changeQuickCurrency(quick, 'USD')],
  ['a click that closes it', (quick) => pickQuickBet(quick, LIVE)],
  ['a click for the slip', (quick) => pickQuickBet(quick, PREMATCH)],
  ['a flagged price', (quick) => moved(quick, 1900)],
  ['a balance below the stake', (quick) => withBalance(quick, minor(499))],
])('approval is taken back by %s', (_rule, change) => {
  expect(change(ready).isApproved).toBe(false);
});

test.each<[string, (quick: QuickBet) => QuickBet]>([
  ['the same stake', (quick) => setQuickStake(quick, minor(500))],
  ['the same currency', (quick) => changeQuickCurrency(quick, 'EUR')],
  ['a balance that covers the stake', (quick) => withBalance(quick, minor(500))],
  ['the price as it was', (quick) => moved(quick, 2000)],
])('%s changes nothing', (_rule, change) => {
  expect(change(ready)).toBe(ready);
});

test('switching it on again does not bring the approval back', () => {
  const again = toggleQuickBet(toggleQuickBet(ready));
  expect(again).toMatchObject({ isEnabled: true, isApproved: false, slip: { bets: [] } });
});

test('approval requires a stake above zero', () => {
  expect(approve(on)).toBe(on);
  expect(approve(staked).isApproved).toBe(true);
  expect(approve({ ...staked, isEnabled: false }).isApproved).toBe(false);
});

test('a stake goes to the bet at hand as well', () => {
  const next = setQuickStake(ready, minor(600));
  expect(next.slip.bets[0]!.stake.amount).toBe(600n);
});

test('another currency begins without a stake and keeps the outcome', () => {
  const next = changeQuickCurrency(ready, 'USD');
  expect(next).toMatchObject({ stake: 0n, slip: { currency: 'USD' } });
  expect(next.slip.bets[0]!.stake.amount).toBe(0n);
  expect(matchesOf(next)).toEqual([1]);
});

test('another currency puts a receipt away', () => {
  expect(changeQuickCurrency(taken, 'USD').slip).toMatchObject({ currency: 'USD', bets: [] });
});

test.each([
  ['less than the stake', 499n],
  ['nothing', 0n],
])('the stake is 0 again when the balance is %s', (_rule, balance) => {
  const next = withBalance(ready, minor(balance));
  expect(next.stake).toBe(0n);
  expect(next.slip.bets[0]!.stake.amount).toBe(0n);
});

test('a price that moved is agreed to by approving again', () => {
  const flagged = moved(ready, 1900);
  expect(whyQuickBetWaits(flagged)).toBe('odds_changed');
  const again = approve(flagged);
  expect(again).toMatchObject({ isApproved: true, slip: { ticket: 'INITIAL' } });
  expect(whyQuickBetWaits(again)).toBeNull();
});

test.each([
  ['higher', 2100, true],
  ['higher', 1900, false],
  ['any', 1900, true],
] as const)(
  'under %s, a price of 2000 that is now %d leaves it approved: %s',
  (mode, now, stays) => {
    expect(moved(ready, now, mode).isApproved).toBe(stays);
  },
);

test.each<[string, QuickBet, string | null]>([
  ['a bet', approved, 'empty'],
  ['that it is not sent already', sent, 'in_progress'],
  ['that it is not a receipt', taken, 'in_progress'],
  [
    'that its provider is up',
    withTicket(ready, (slip) => markProvider(slip, 'betradar', false)),
    'not_bettable',
  ],
  ['that its price is agreed to', moved(ready, 1900), 'odds_changed'],
  ['a stake', pickQuickBet(on, LIVE), 'no_stake'],
  ['approval', pickQuickBet(staked, LIVE), 'not_approved'],
  ['nothing else', ready, null],
])('placing requires %s', (_rule, quick, expected) => {
  expect(whyQuickBetWaits(quick)).toBe(expected);
  const next = placingQuickBet(quick, 'two', 'none');
  expect(next === quick).toBe(expected !== null);
  expect(next.slip.ticket === 'PROCESSING').toBe(expected === null || quick === sent);
});

test('a potential win that is not above the stake is an error, by price or by rounding', () => {
  const rounded = setQuickStake(ready, minor(1));
  expect(whyQuickBetWaits(approve(moved(rounded, 1999, 'any')))).toBe(
    'error.potential_win.equal_or_less',
  );
  expect(whyQuickBetWaits(moved(ready, 1000, 'any'))).toBe('error.potential_win.equal_or_less');
  expect(whyQuickBetWaits(moved(ready, 1002, 'any'))).toBeNull();
});

test('taken: a receipt, with what the book answered', () => {
  expect(taken.slip).toMatchObject({ ticket: 'SUCCESS', placement: null });
  expect(taken.slip.bets).toMatchObject([{ taken: { betId: 7 } }]);
  expect(withTicket(taken, (slip) => dismissReceipt(slip, false)).slip.bets).toEqual([]);
});

test('refused with a code: the error stands, and the next try is another placement', () => {
  const refused = withTicket(sent, refusal);
  expect(refused.slip).toMatchObject({ ticket: 'ERROR', error: { code: 101 }, placement: null });
  expect(placingQuickBet(refused, 'two', 'none').slip.placement?.id).toBe('two');
});

test('no answer: sending it again is the same placement', () => {
  expect(silent.slip.ticket).toBe('INITIAL');
  expect(placingQuickBet(silent, 'two', 'none').slip.placement).toEqual(sent.slip.placement);
});

const suspended = (quick: QuickBet) =>
  withTicket(quick, (slip) => {
    const closed = { matchStatus: 1, marketStatus: -1, active: true, odds: odds(2000) } as const;
    return refreshOdds(slip, new Map(selectionsOf(slip).map(({ key }) => [key, closed])), 'none');
  });

test.each<[string, (quick: QuickBet) => QuickBet]>([
  ['a balance the stake was taken from', (quick) => withBalance(quick, minor(300))],
  ['a click for the slip', (quick) => pickQuickBet(quick, PREMATCH)],
  ['a price that moved', (quick) => moved(quick, 1900)],
  ['a price that pays nothing', (quick) => moved(quick, 1000)],
  ['a market that was suspended', suspended],
  [
    'a provider that went down',
    (quick) => withTicket(quick, (slip) => markProvider(slip, 'betradar', false)),
  ],
  [
    'an outcome that is no longer offered',
    (quick) =>
      withTicket(quick, (slip) =>
        dropGone(slip, new Set(selectionsOf(slip).map(({ key }) => key)), RULES),
      ),
  ],
  ['another currency of the account', (quick) => changeQuickCurrency(quick, 'USD')],
])('no answer: %s keeps nothing from being sent again as it was', (_rule, news) => {
  const later = news(silent);
  expect(whyQuickBetWaits(later)).toBeNull();
  const again = placingQuickBet(later, 'two', 'any');
  expect(again.slip.ticket).toBe('PROCESSING');
  expect(again.slip.placement).toBe(silent.slip.placement);
});

test.each<[string, (quick: QuickBet) => QuickBet]>([
  ['switching it off', toggleQuickBet],
  ['another stake', (quick) => setQuickStake(quick, minor(600))],
  ['another live outcome', (quick) => pickQuickBet(quick, OTHER)],
  ['the same outcome again', (quick) => pickQuickBet(quick, LIVE)],
])('%s is an edit: what was sent without an answer is forgotten', (_rule, edit) => {
  expect(edit(silent).slip.placement).toBeNull();
});

test('sent again at an old price and refused: the price that moved is agreed to by approving', () => {
  const again = placingQuickBet(moved(silent, 1900), 'two', 'none');
  const refused = withTicket(again, refusal);
  expect(refused).toMatchObject({ isApproved: false, slip: { ticket: 'ERROR' } });
  expect(whyQuickBetWaits(refused)).toBe('odds_changed');
  expect(whyQuickBetWaits(approve(refused))).toBeNull();
  expect(placingQuickBet(approve(refused), 'two', 'none').slip.ticket).toBe('PROCESSING');
});

test('approving again, and closing what is closed, change nothing', () => {
  expect(approve(ready)).toBe(ready);
  expect(pickQuickBet(on, PREMATCH)).toBe(on);
});

test('turned away: it can be sent again as it was', () => {
  expect(placingQuickBet(withTicket(sent, turnedAway), 'two', 'none')).toEqual(sent);
});

test('an answer that comes after signing out changes nothing', () => {
  const off = quickBetOff('EUR');
  expect(withTicket(off, (slip) => placed(slip, [TAKEN]))).toBe(off);
});

test('a bet that is no longer offered closes it', () => {
  const gone = new Set(selectionsOf(ready.slip).map((each) => each.key));
  expect(withTicket(ready, (slip) => dropGone(slip, gone, RULES)).slip.bets).toEqual([]);
});

test('a sent bet takes no edits', () => {
  for (const edit of [
    toggleQuickBet,
    approve,
    (quick: QuickBet) => pickQuickBet(quick, PREMATCH),
    (quick: QuickBet) => setQuickStake(quick, minor(600)),
    (quick: QuickBet) => changeQuickCurrency(quick, 'USD'),
    (quick: QuickBet) => withBalance(quick, minor(0)),
  ]) {
    expect(edit(sent)).toBe(sent);
  }
});

test('nothing is ever sent that was not approved at that stake and that price', () => {
  fc.assert(
    fc.property(fc.array(anyQuickStep, { maxLength: 40 }), (steps) => {
      steps.reduce((quick, step) => {
        const next = step(quick);
        const [bet] = next.slip.bets;
        expect(next.slip.bets.length).toBeLessThanOrEqual(1);
        expect(next.isApproved && next.stake <= 0n).toBe(false);
        if (!bet) return next;
        if (next.slip.ticket !== 'SUCCESS') expect(bet.stake.amount).toBe(next.stake);
        if (next.slip.ticket === 'PROCESSING' && next !== quick) {
          const [asked] = next.slip.placement!.bets;
          expect(asked!.stake.amount).toBe(quick.stake);
          expect(asked!.selections[0]!.acceptedOdds).toBe(asked!.selections[0]!.odds);
          if (quick.slip.placement) expect(next.slip.placement).toBe(quick.slip.placement);
          else expect(quick.isApproved && quick.isEnabled).toBe(true);
        }
        return next;
      }, quickBetOff('EUR'));
    }),
    { numRuns: 500 },
  );
});
