import { expect, test } from 'vitest';
import type { OddsAcceptMode } from '../bets/accept-mode';
import { minor, odds } from '../money';
import { aPick, anOffer, customSlip, RULES, slipOf, typesOf } from '@touchline/testkit/slip/slip';
import { shapeFault } from '../bets/bet-shape';
import { whyPlaceDisabled } from './check-slip';
import { startCustomBet } from './custom-bet';
import { placed, placing } from './place';
import { acknowledgeChanges, priceCustomBet, refreshOdds } from './refresh-odds';
import { emptySlip, selectionsOf, type BetTaken, type Slip } from './slip';
import { setEveryStake, setWin } from './stake';
import { toggleSelection } from './toggle-selection';

const A = aPick({ marketId: 1 });
const A2 = aPick({ marketId: 1, outcomeId: '2' });
const B = aPick({ marketId: 18 });
const OTHER = aPick({ matchId: 2 });
const limits = {
  default: { minStake: minor(10), maxStake: minor(50_000), maxPayout: minor(1_000_000) },
};
const obstacleTo = (slip: Slip) => whyPlaceDisabled(slip, RULES, limits, minor(500));

const priceOf = (slip: Slip) => slip.bets[0]!.kind;
const repriced = (slip: Slip, thousandths: number | null, mode: OddsAcceptMode = 'none') =>
  priceCustomBet(slip, thousandths === null ? null : odds(thousandths), mode);

test('a custom bet is one bet of several outcomes of one match, at the price that was seen', () => {
  const result = startCustomBet(emptySlip('EUR'), [A, B], odds(3000), RULES);
  expect(result.ok && typesOf(result.value)).toEqual(['custom_bet:2']);
  expect(result.ok && priceOf(result.value)).toEqual({
    type: 'custom_bet',
    odds: 3000,
    acceptedOdds: 3000,
    isChanged: false,
  });
});

test('beside a receipt a custom bet begins an empty slip', () => {
  const receipt = { ...slipOf([A]), ticket: 'SUCCESS' } as const;
  const result = startCustomBet(receipt, [A, B], null, RULES);
  expect(result.ok && typesOf(result.value)).toEqual(['custom_bet:2']);
});

const single = { ...RULES, customBets: { enabled: true, allowSingle: true } };
const none = { ...RULES, customBets: { enabled: false, allowSingle: false } };

test('a custom bet of one selection is taken where the site allows it', () => {
  expect(startCustomBet(emptySlip('EUR'), [A], null, single).ok).toBe(true);
});

test.each([
  ['the site does not offer them', emptySlip('EUR'), [A, B], none, 'bet_type_not_offered'],
  ['of several matches', emptySlip('EUR'), [A, OTHER], RULES, 'several_matches'],
  ['of one selection', emptySlip('EUR'), [A], RULES, 'too_few_selections'],
  ['of two outcomes of one line', emptySlip('EUR'), [A, A2], RULES, 'too_few_selections'],
  ['of nothing', emptySlip('EUR'), [], single, 'too_few_selections'],
  ['beside other selections', slipOf([OTHER]), [A, B], RULES, 'slip_not_empty'],
  ['while sent', { ...slipOf([A]), ticket: 'PROCESSING' }, [A, B], RULES, 'in_progress'],
] as const)('a custom bet is refused: %s', (_rule, slip, picks, rules, code) => {
  expect(startCustomBet(slip, picks, null, rules)).toMatchObject({ ok: false, error: { code } });
});

test.each([
  ['none: a rise is flagged', 'none', 3100, true, 3000],
  ['none: a fall is flagged', 'none', 2900, true, 3000],
  ['higher: a rise is taken, and the accepted price follows', 'higher', 3100, false, 3100],
  ['higher: a fall is flagged', 'higher', 2900, true, 3000],
  ['any: a rise is taken, and the accepted price follows', 'any', 3100, false, 3100],
  ['any: a fall is taken', 'any', 2900, false, 3000],
] as const)('the price of a custom bet, %s', (_rule, mode, now, isChanged, acceptedOdds) => {
  const slip = repriced(customSlip([A, B], 3000), now, mode);
  expect(priceOf(slip)).toEqual({ type: 'custom_bet', odds: now, acceptedOdds, isChanged });
  expect(slip.ticket).toBe(isChanged ? 'ODDS_CHANGED' : 'INITIAL');
  expect(repriced(slip, now, mode)).toBe(slip);
});

test('the first price of a custom bet is the price agreed to', () => {
  const slip = repriced(customSlip([A, B], null), 2500);
  expect(slip).toEqual(customSlip([A, B], 2500));
});

test('a price that went away and comes back lower has to be agreed to', () => {
  const gone = repriced(customSlip([A, B], 3000), null);
  expect(priceOf(gone)).toMatchObject({ odds: null, acceptedOdds: 3000, isChanged: false });
  expect(priceOf(repriced(gone, 2500))).toMatchObject({ odds: 2500, isChanged: true });
  expect(repriced(gone, 3000)).toEqual(customSlip([A, B], 3000));
  const lower = repriced(customSlip([A, B], 3000), 2500);
  expect([lower, repriced(lower, null)].map((slip) => slip.ticket)).toEqual([
    'ODDS_CHANGED',
    'INITIAL',
  ]);
});

test('accepting takes the price now', () => {
  const accepted = acknowledgeChanges(repriced(customSlip([A, B], 3000), 2500), RULES);
  expect(accepted).toEqual(customSlip([A, B], 2500));
});

test('accepting while there is no price leaves what was agreed to', () => {
  const gone = acknowledgeChanges(repriced(customSlip([A, B], 3000), null), RULES);
  expect(priceOf(repriced(gone, 2500))).toMatchObject({ acceptedOdds: 3000, isChanged: true });
});

test('the prices of its selections need no answer: its own does', () => {
  const custom = customSlip([A, B], 3000);
  const news = new Map([[selectionsOf(custom)[0]!.key, anOffer({ odds: 1500 })]]);
  const moved = refreshOdds(custom, news, 'none');
  expect(selectionsOf(moved)[0]).toMatchObject({ odds: 1500, isChanged: false });
  expect(moved.ticket).toBe('INITIAL');
});

test.each([
  ['stopped', 2],
  ['closed', 3],
  ['finished', 4],
  ['not covered', 5],
] as const)('a custom bet is dropped when its match is %s', (_status, matchStatus) => {
  const custom = customSlip([A, B], 3000, 500);
  const news = new Map([[selectionsOf(custom)[1]!.key, anOffer({ matchStatus })]]);
  expect(refreshOdds(custom, news, 'any')).toEqual(emptySlip('EUR'));
});

test('a custom bet stays while its match is live, and through a suspension', () => {
  const custom = customSlip([A, B]);
  const offer = anOffer({ matchStatus: 1, marketStatus: -1 });
  const news = new Map([[selectionsOf(custom)[0]!.key, offer]]);
  const suspended = refreshOdds(custom, news, 'none');
  expect(suspended.bets[0]!.selections[0]).toMatchObject({ isSuspended: true });
  expect(obstacleTo(suspended)?.code).toBe('not_bettable');
});

test('it falls below the allowed number: invalid, and not a silent single', () => {
  const fallen = toggleSelection(customSlip([A, B]), B, RULES);
  expect(typesOf(fallen)).toEqual(['custom_bet:1']);
  expect(shapeFault(fallen.bets[0]!, RULES)).toEqual({ code: 'too_few_selections', min: 2 });
  expect(shapeFault(fallen.bets[0]!, single)).toBeNull();
});

test('it is placed only when it is priced', () => {
  const unpriced = customSlip([A, B], null, 500);
  expect(obstacleTo(unpriced)).toEqual({ code: 'not_priced' });
  expect(placing(unpriced, 'one', 'none')).toBe(unpriced);
  const priced = repriced(unpriced, 3000);
  expect(obstacleTo(priced)).toBeNull();
  expect(placing(priced, 'one', 'none').ticket).toBe('PROCESSING');
});

test('a wished win leads the stake once there is a price', () => {
  const wished = setWin(customSlip([A, B], null), 0, minor(3000), null);
  expect(wished.bets[0]!.stake.amount).toBe(0n);
  expect(repriced(wished, 2000).bets[0]!.stake.amount).toBe(1500n);
  expect(repriced(repriced(wished, 2000), 2500, 'any').bets[0]!.stake.amount).toBe(1200n);
  expect(repriced(repriced(wished, 2000), null).bets[0]!.stake.amount).toBe(0n);
});

test('taken: the price the book confirmed is the price of the bet', () => {
  const taken: BetTaken = {
    betId: 7,
    status: 'waiting_results',
    isVip: false,
    stake: minor(500),
    win: minor(1550),
    odds: [A.odds, B.odds],
    customOdds: odds(3100),
  };
  const sent = placing(setEveryStake(customSlip([A, B], 3000), minor(500)), 'one', 'higher');
  expect(priceOf(placed(sent, [taken]))).toMatchObject({ odds: 3100, acceptedOdds: 3100 });
});

test.each(['PROCESSING', 'SUCCESS'] as const)('%s keeps the price it was sent with', (ticket) => {
  const slip = { ...customSlip([A, B], 3000), ticket };
  expect(repriced(slip, 2000, 'any')).toBe(slip);
});

test('a price for a slip without a custom bet changes nothing', () => {
  const slip = slipOf([A]);
  expect(repriced(slip, 2000)).toBe(slip);
  expect(repriced(emptySlip('EUR'), 2000)).toEqual(emptySlip('EUR'));
});
