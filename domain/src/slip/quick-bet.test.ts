import { aPick, RULES } from '@touchline/testkit/slip';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { dismissReceipt, placed, refusedByBook, turnedAway, unanswered } from './place';
import {
  approveQuickBet,
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
import { selectionsOf, type BetTaken, type PickedOutcome, type Slip } from './slip';

const approve = (quick: QuickBet) => approveQuickBet(quick, RULES);

const LIVE = aPick({ matchId: 1, matchStatus: 1 });
const OTHER = aPick({ matchId: 2, matchStatus: 1, odds: 1500 });
const PREMATCH = aPick({ matchId: 3, matchStatus: 0 });

const on = toggleQuickBet(quickBetOff('EUR'));
const staked = setQuickStake(on, minor(500));
const approved = approve(staked);
const ready = pickQuickBet(approved, LIVE);
const sent = placingQuickBet(ready, 'one', 'none');

const TAKEN: BetTaken = {
  betId: 7,
  status: 'waiting_results',
  isVip: false,
  stake: minor(500),
  win: minor(1000),
  odds: [odds(2000)],
  customOdds: null,
};
const taken = withTicket(sent, (slip) => placed(slip, [TAKEN]));
const refusal = (slip: Slip) => refusedByBook(slip, { code: 101, message: 'moved', bets: [] });

/** The price now, under a mode of accepting it. */
const moved = (quick: QuickBet, now: number, mode: 'none' | 'higher' | 'any' = 'none') => {
  const offer = { matchStatus: 1, marketStatus: 1, active: true, odds: odds(now) } as const;
  const offers = new Map(selectionsOf(quick.slip).map((each) => [each.key, offer]));
  return withTicket(quick, (slip) => refreshOdds(slip, offers, mode));
};
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
  expect(toggleQuickBet(toggleQuickBet(ready))).toMatchObject({
    isEnabled: true,
    isApproved: false,
    slip: { bets: [] },
  });
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
  const silent = withTicket(sent, unanswered);
  expect(silent.slip.ticket).toBe('INITIAL');
  expect(placingQuickBet(silent, 'two', 'none').slip.placement).toEqual(sent.slip.placement);
});

test('turned away: it stands as it was before', () => {
  expect(withTicket(sent, turnedAway)).toEqual(ready);
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
  const anyStep = fc.oneof(
    fc.constant(toggleQuickBet),
    fc.constant(approve),
    fc
      .constantFrom(LIVE, OTHER, PREMATCH)
      .map((pick) => (quick: QuickBet) => pickQuickBet(quick, pick)),
    fc
      .integer({ min: 0, max: 1000 })
      .map((to) => (quick: QuickBet) => setQuickStake(quick, minor(to))),
    fc.constantFrom('EUR', 'USD').map((to) => (quick: QuickBet) => changeQuickCurrency(quick, to)),
    fc
      .integer({ min: 0, max: 1000 })
      .map((to) => (quick: QuickBet) => withBalance(quick, minor(to))),
    fc.integer({ min: 1000, max: 3000 }).map((to) => (quick: QuickBet) => moved(quick, to)),
    fc
      .constantFrom(refusal, unanswered, turnedAway, (slip: Slip) => dismissReceipt(slip, true))
      .map((news) => (quick: QuickBet) => withTicket(quick, news)),
    fc.constant((quick: QuickBet) =>
      withTicket(quick, (slip) => (slip.placement ? placed(slip, [TAKEN]) : slip)),
    ),
    fc.uuid().map((id) => (quick: QuickBet) => placingQuickBet(quick, id, 'none')),
  );
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      steps.reduce((quick, step) => {
        const next = step(quick);
        const [bet] = next.slip.bets;
        expect(next.slip.bets.length).toBeLessThanOrEqual(1);
        expect(next.isApproved && next.stake <= 0n).toBe(false);
        if (!bet) return next;
        if (next.slip.ticket !== 'SUCCESS') expect(bet.stake.amount).toBe(next.stake);
        if (next.slip.ticket === 'PROCESSING' && next !== quick) {
          expect(quick.isApproved && quick.isEnabled).toBe(true);
          const { odds, acceptedOdds } = bet.selections[0]!;
          expect(acceptedOdds).toBe(odds);
          expect(next.slip.placement?.bets[0]?.stake.amount).toBe(quick.stake);
        }
        return next;
      }, quickBetOff('EUR'));
    }),
    { numRuns: 500 },
  );
});
