import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import { dismissReceipt, placed, placing, refusedByBook, turnedAway, unanswered } from './place';
import { acknowledgeChanges, refreshOdds } from './refresh-odds';
import { selectionsOf, type BetTaken } from './slip';
import { setStake } from './stake';
import { aPick, RULES, SINGLES_OFFERED, slipOf, stakedSlip } from '@touchline/testkit/slip';
import { toggleSelection } from './toggle-selection';

const A = aPick({ matchId: 1 });
const B = aPick({ matchId: 2 });
const single = stakedSlip([A], 500);
const taken = (betId: number): BetTaken => ({
  betId,
  status: 'waiting_results',
  isVip: false,
  stake: minor(500),
  win: minor(1050),
  odds: [odds(2100)],
});

test('sending clears the error, and the bets with a stake are in the placement', () => {
  const failed = { ...single, ticket: 'ERROR', error: { code: 1, message: 'no' } } as const;
  const sent = placing(failed, 'one', 'none');
  expect(sent).toMatchObject({ ticket: 'PROCESSING', error: null, placement: { id: 'one' } });
  expect(sent.placement?.bets).toEqual(single.bets);
});

test('a bet without a stake is not sent', () => {
  const two = setStake(slipOf([A, B], SINGLES_OFFERED), 1, minor(500));
  expect(placing(two, 'one', 'none').placement?.bets).toEqual([two.bets[1]]);
  expect(placing(slipOf([A]), 'one', 'none').ticket).toBe('INITIAL');
});

test('a changed price has to be accepted before it is sent', () => {
  const offer = { matchStatus: 0, marketStatus: 1, active: true, odds: odds(1900) } as const;
  const changed = refreshOdds(single, new Map([[selectionsOf(single)[0]!.key, offer]]), 'none');
  expect(placing(changed, 'one', 'none')).toBe(changed);
  expect(placing(acknowledgeChanges(changed), 'one', 'none').ticket).toBe('PROCESSING');
});

test('taken: answers merge by order, with bet ids and the odds that count', () => {
  const two = stakedSlip([A, B], 500, SINGLES_OFFERED);
  const receipt = placed(placing(two, 'one', 'none'), [taken(7), taken(8)]);
  expect(receipt).toMatchObject({ ticket: 'SUCCESS', placement: null });
  expect(receipt.bets.map((bet) => bet.taken)).toEqual([taken(7), taken(8)]);
  expect(selectionsOf(receipt).map((each) => each.odds)).toEqual([2100, 2100]);
});

test('refused with a code: the error stands on the bet and selection it speaks of', () => {
  const two = stakedSlip([A, B], 500, SINGLES_OFFERED);
  const refusal = { code: 101, message: 'Odds have changed', selections: [0], limit: null };
  const slip = refusedByBook(placing(two, 'one', 'none'), {
    code: 101,
    message: 'refused',
    bets: [null, refusal],
  });
  expect(slip).toMatchObject({ ticket: 'ERROR', error: { code: 101 }, placement: null });
  expect(slip.bets[0]!.refused).toBeNull();
  expect(slip.bets[1]!.refused).toEqual({
    ...refusal,
    selections: [two.bets[1]!.selections[0]!.key],
  });
});

test('after a refusal the next try has a new id', () => {
  const refused = refusedByBook(placing(single, 'one', 'none'), { code: 1, message: '', bets: [] });
  expect(placing(refused, 'two', 'none').placement?.id).toBe('two');
});

test('no answer: sending again uses the same id and sends the same bets', () => {
  const first = placing(single, 'one', 'none');
  const offer = { matchStatus: 0, marketStatus: 1, active: true, odds: odds(1900) } as const;
  const silent = unanswered(first);
  expect(silent.ticket).toBe('INITIAL');
  const moved = refreshOdds(silent, new Map([[selectionsOf(single)[0]!.key, offer]]), 'any');
  expect(placing(moved, 'two', 'none').placement).toEqual(first.placement);
});

test.each([
  ['another stake', (slip: typeof single) => setStake(slip, 0, minor(600))],
  ['another selection', (slip: typeof single) => toggleSelection(slip, B, RULES)],
])('%s makes it another placement', (_rule, edit) => {
  const silent = unanswered(placing(single, 'one', 'none'));
  expect(placing(edit(silent), 'two', 'none').placement?.id).toBe('two');
});

test('turned away: nothing was taken, and the ticket is INITIAL', () => {
  expect(turnedAway(placing(single, 'one', 'none'))).toEqual(single);
});

test('a receipt is put away empty, or with its selections ready to be sent again', () => {
  const receipt = placed(placing(single, 'one', 'none'), [{ ...taken(7), odds: [odds(2000)] }]);
  expect(dismissReceipt(receipt, false)).toEqual(slipOf([]));
  expect(dismissReceipt(receipt, true)).toEqual(single);
});

test('answers that come when nothing is being sent change nothing', () => {
  expect(placed(single, [taken(7)])).toBe(single);
  expect(refusedByBook(single, { code: 1, message: '', bets: [] })).toBe(single);
  expect(unanswered(single)).toBe(single);
});
