import { expect, test } from 'vitest';
import { minor, odds } from '../money';
import {
  answeredElsewhere,
  dismissReceipt,
  placed,
  placing,
  processingBets,
  refusedByBook,
  turnedAway,
  unanswered,
} from './place';
import { withAvailableBonuses } from './bonus-on-slip';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  priceCustomBet,
  refreshOdds,
} from './refresh-odds';
import { selectionsOf, type BetTaken, type Slip } from './slip';
import { changeCurrency, setStake } from './stake';
import {
  aPick,
  anOffer,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
} from '@touchline/testkit/slip/slip';
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
  customOdds: null,
});

test('sending clears the error, and the bets with a stake are in the placement', () => {
  const failed = {
    ...single,
    ticket: 'ERROR',
    error: { code: 1, message: 'no', details: null },
  } as const;
  const sent = placing(failed, 'one', 'none');
  expect(sent.bets).toBe(failed.bets);
  expect(sent).toMatchObject({ ticket: 'PROCESSING', error: null, placement: { id: 'one' } });
  expect(sent.placement?.bets).toEqual(single.bets);
});

test('a bet without a stake is not sent', () => {
  const two = setStake(slipOf([A, B], SINGLES_OFFERED), 1, minor(500));
  expect(placing(two, 'one', 'none').placement?.bets).toEqual([two.bets[1]]);
  expect(placing(slipOf([A]), 'one', 'none').ticket).toBe('INITIAL');
});

test('a changed price has to be accepted before it is sent', () => {
  const offer = anOffer({ odds: 1900 });
  const changed = refreshOdds(single, new Map([[selectionsOf(single)[0]!.key, offer]]), 'none');
  expect(placing(changed, 'one', 'none')).toBe(changed);
  expect(placing(acknowledgeChanges(changed, RULES), 'one', 'none').ticket).toBe('PROCESSING');
});

test('taken: answers merge by order, with bet ids and the odds that count', () => {
  const two = stakedSlip([A, B], 500, SINGLES_OFFERED);
  const receipt = placed(placing(two, 'one', 'none'), [taken(7), taken(8)]);
  expect(receipt).toMatchObject({ ticket: 'SUCCESS', placement: null });
  expect(receipt.bets.map((bet) => bet.taken)).toEqual([taken(7), taken(8)]);
  expect(selectionsOf(receipt).map((each) => each.odds)).toEqual([2100, 2100]);
});

test('nothing on a receipt waits to open or to be agreed to', () => {
  const offer = anOffer({ marketStatus: -1 });
  const closed = refreshOdds(single, new Map([[selectionsOf(single)[0]!.key, offer]]), 'none');
  expect(selectionsOf(closed)[0]!.isSuspended).toBe(true);
  const receipt = placed(placing(closed, 'one', 'none'), [taken(7)]);
  expect(selectionsOf(receipt)[0]).toMatchObject({
    acceptedOdds: 2100,
    isSuspended: false,
    isChanged: false,
  });
  const down = placing(markProvider(single, 'betradar', false), 'one', 'none');
  expect(selectionsOf(placed(down, [taken(7)]))[0]!.isNotAvailable).toBe(false);
});

test('refused with a code: the error stands on the bet and selection it speaks of', () => {
  const two = stakedSlip([A, B], 500, SINGLES_OFFERED);
  const refusal = {
    code: 101,
    message: 'Odds have changed',
    selections: [0],
    limit: null,
    customOdds: null,
  };
  const slip = refusedByBook(placing(two, 'one', 'none'), {
    code: 101,
    message: 'refused',
    details: 'odds_higher_than_current_odds',
    bets: [null, refusal],
  });
  expect(slip).toMatchObject({
    ticket: 'ERROR',
    error: { code: 101, details: 'odds_higher_than_current_odds' },
    placement: null,
  });
  expect(slip.bets[0]!.refused).toBeNull();
  expect(slip.bets[1]!.refused).toEqual({
    ...refusal,
    selections: [two.bets[1]!.selections[0]!.key],
  });
});

const refusedTwo = () => {
  const two = stakedSlip([A, B], 500, SINGLES_OFFERED);
  const bets = [null, { code: 1, message: 'no', selections: [], limit: null, customOdds: null }];
  return refusedByBook(placing(two, 'one', 'none'), {
    code: 1,
    message: 'no',
    details: null,
    bets,
  });
};

test.each([
  ['an edit', (slip: Slip) => setStake(slip, 0, minor(600))],
  ['accepting', (slip: Slip) => acknowledgeChanges(slip, RULES)],
  ['sending again', (slip: Slip) => placing(slip, 'two', 'none')],
])('%s forgets what the book said', (_rule, next) => {
  expect(refusedTwo().bets[1]!.refused).not.toBeNull();
  expect(next(refusedTwo())).toMatchObject({
    error: null,
    bets: [{ refused: null }, { refused: null }],
  });
});

test('taken at the second try: nothing of the refusal is on the receipt', () => {
  const receipt = placed(placing(refusedTwo(), 'two', 'none'), [taken(7), taken(8)]);
  expect(receipt.bets.map((bet) => bet.refused)).toEqual([null, null]);
});

test('after a refusal the next try has a new id', () => {
  const refused = refusedByBook(placing(single, 'one', 'none'), {
    code: 1,
    message: '',
    details: null,
    bets: [],
  });
  expect(placing(refused, 'two', 'none').placement?.id).toBe('two');
});

test('no answer: sending again uses the same id and sends the same bets', () => {
  const first = placing(single, 'one', 'none');
  const offer = anOffer({ odds: 1900 });
  const silent = unanswered(first);
  expect(silent.ticket).toBe('INITIAL');
  const moved = refreshOdds(silent, new Map([[selectionsOf(single)[0]!.key, offer]]), 'any');
  expect(placing(moved, 'two', 'none').placement).toEqual(first.placement);
});

const FREEBET = { type: 'freebet', id: 1, freebetStake: minor(500) } as const;
const custom = customSlip([A, aPick({ matchId: 1, marketId: 18 })], 3000, 500);
const silentOf = (slip: Slip) => unanswered(placing(slip, 'one', 'none'));
const offered = (slip: Slip, parts: Parameters<typeof anOffer>[0]) =>
  refreshOdds(slip, new Map(selectionsOf(slip).map(({ key }) => [key, anOffer(parts)])), 'none');

test.each<[string, Slip, (slip: Slip) => Slip]>([
  ['a price that moved', single, (slip) => offered(slip, { odds: 1900 })],
  ['a market that was suspended', single, (slip) => offered(slip, { marketStatus: -1 })],
  ['a provider that went down', single, (slip) => markProvider(slip, 'betradar', false)],
  [
    'an outcome that is no longer offered',
    single,
    (slip) => dropGone(slip, new Set(selectionsOf(slip).map(({ key }) => key)), RULES),
  ],
  ['another currency of the account', single, (slip) => changeCurrency(slip, 'USD')],
  [
    'the freebet it has used',
    {
      ...single,
      bets: single.bets.map((bet) => ({ ...bet, bonus: FREEBET, availableBonuses: [FREEBET] })),
    },
    (slip) => withAvailableBonuses(slip, 0, []),
  ],
  ['a custom bet that lost its price', custom, (slip) => priceCustomBet(slip, null, 'none')],
  ['a custom bet whose match is over', custom, (slip) => offered(slip, { matchStatus: 4 })],
])('no answer: %s keeps nothing from being sent again as it was', (_rule, slip, news) => {
  const silent = silentOf(slip);
  const later = news(silent);
  const again = placing(later, 'two', 'any');
  expect(again.ticket).toBe('PROCESSING');
  expect(again.placement).toBe(silent.placement);
});

test('accepting forgets what was sent where a closed selection leaves, and only there', () => {
  const moved = offered(silentOf(single), { odds: 1900 });
  expect(acknowledgeChanges(moved, RULES).placement).toBe(moved.placement);
  const closed = offered(silentOf(single), { marketStatus: -1 });
  expect(acknowledgeChanges(closed, RULES)).toMatchObject({ bets: [], placement: null });
});

test('sent again and refused: why stands on the slip, and the price that moved is still to be agreed to', () => {
  const again = placing(offered(silentOf(single), { odds: 1900 }), 'two', 'none');
  const refused = refusedByBook(again, { code: 101, message: 'no', details: null, bets: [] });
  expect(refused).toMatchObject({ ticket: 'ERROR', error: { code: 101 } });
  expect(placing(refused, 'three', 'none')).toBe(refused);
  expect(placing(acknowledgeChanges(refused, RULES), 'three', 'none').placement?.id).toBe('three');
});

test('a refusal stands on the bet it was sent as, past bets that were not sent', () => {
  const two = setStake(slipOf([A, B], SINGLES_OFFERED), 1, minor(500));
  const refusal = { code: 1, message: 'no', selections: [0], limit: null, customOdds: null };
  const marked = refusedByBook(placing(two, 'one', 'none'), {
    ...refusal,
    details: null,
    bets: [refusal],
  });
  expect(marked.bets.map((bet) => bet.refused?.code ?? null)).toEqual([null, 1]);
  expect(marked.bets[0]).toBe(two.bets[0]);
});

test.each([
  ['another stake', (slip: typeof single) => setStake(slip, 0, minor(600))],
  ['another selection', (slip: typeof single) => toggleSelection(slip, B, RULES)],
])('%s makes it another placement', (_rule, edit) => {
  const silent = unanswered(placing(single, 'one', 'none'));
  expect(placing(edit(silent), 'two', 'none').placement?.id).toBe('two');
});

test('turned away: the ticket is INITIAL, and the next try is the same placement', () => {
  const away = turnedAway(placing(single, 'one', 'none'));
  expect(away).toEqual({ ...single, placement: away.placement });
  expect(placing(away, 'two', 'any').placement).toMatchObject({ id: 'one', acceptMode: 'none' });
});

test('a try without an answer is not forgotten when the session has run out before the next', () => {
  const silent = unanswered(placing(single, 'one', 'none'));
  const away = turnedAway(placing(silent, 'two', 'none'));
  expect(placing(away, 'three', 'none').placement?.id).toBe('one');
});

test('bets are being processed while they are sent, and no longer', () => {
  const sent = placing(single, 'one', 'none');
  expect(processingBets(sent)).toEqual(single.bets);
  const refusal = { code: 1, message: 'no', details: null, bets: [] };
  const after = [single, unanswered(sent), turnedAway(sent), refusedByBook(sent, refusal)];
  expect(after.map(processingBets)).toEqual([[], [], [], []]);
});

test('what another tab has got an answer for leaves this one, or is its own to change', () => {
  const silent = unanswered(placing(single, 'one', 'none'));
  expect(answeredElsewhere(silent, 'one', true)).toEqual(slipOf([]));
  expect(answeredElsewhere(silent, 'one', false)).toEqual(single);
});

test('another placement, or one that is being sent here, is left alone', () => {
  const sent = placing(single, 'one', 'none');
  const silent = unanswered(sent);
  expect(answeredElsewhere(silent, 'two', true)).toBe(silent);
  expect(answeredElsewhere(sent, 'one', true)).toBe(sent);
  expect(answeredElsewhere(single, 'one', true)).toBe(single);
});

test('a receipt is put away empty, or with its selections ready to be sent again', () => {
  const receipt = placed(placing(single, 'one', 'none'), [{ ...taken(7), odds: [odds(2000)] }]);
  expect(dismissReceipt(receipt, false)).toEqual(slipOf([]));
  expect(dismissReceipt(receipt, true)).toEqual(single);
});

test('bets of a receipt stand on the slip again without the bonuses they have used', () => {
  const freebet = { type: 'freebet', id: 1, freebetStake: minor(500) } as const;
  const bets = single.bets.map((bet) => ({ ...bet, bonus: freebet, availableBonuses: [freebet] }));
  const receipt = placed(placing({ ...single, bets }, 'one', 'none'), [taken(7)]);
  expect(receipt.bets[0]!.bonus).toEqual(freebet);
  expect(dismissReceipt(receipt, true).bets).toMatchObject([
    { bonus: null, availableBonuses: [], stake: { amount: 0n } },
  ]);
});

test('answers that come when nothing is being sent change nothing', () => {
  expect(placed(single, [taken(7)])).toBe(single);
  expect(refusedByBook(single, { code: 1, message: '', details: null, bets: [] })).toBe(single);
  expect(unanswered(single)).toBe(single);
});
