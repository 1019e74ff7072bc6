import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OddsAcceptMode } from '../bets/check-placement';
import { minor, odds, potentialWin } from '../money';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  refreshOdds,
  type OutcomeOffer,
} from './refresh-odds';
import { selectionsOf, type Slip } from './slip';
import { setWin } from './stake';
import {
  aPick,
  anySlip,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  typesOf,
} from '@touchline/testkit/slip';

const A = aPick({ matchId: 1, odds: 2000 });
const B = aPick({ matchId: 2, odds: 1500 });

const anOffer = ({
  odds: price = 2000,
  ...parts
}: Partial<Omit<OutcomeOffer, 'odds'>> & { odds?: number } = {}): OutcomeOffer => ({
  matchStatus: 0,
  marketStatus: 1,
  active: true,
  odds: odds(price),
  ...parts,
});

const refreshedFirst = (slip: Slip, offer: OutcomeOffer, mode: OddsAcceptMode = 'none') =>
  refreshOdds(slip, new Map([[selectionsOf(slip)[0]!.key, offer]]), mode);

test.each([
  ['none: a rise is flagged', 'none', 2100, true, 2000],
  ['none: a fall is flagged', 'none', 1900, true, 2000],
  ['none: the same price is not', 'none', 2000, false, 2000],
  ['higher: a rise is taken, and the accepted price follows', 'higher', 2100, false, 2100],
  ['higher: a fall is flagged', 'higher', 1900, true, 2000],
  ['any: a rise is taken, and the accepted price follows', 'any', 2100, false, 2100],
  ['any: a fall is taken', 'any', 1900, false, 2000],
] as const)('%s', (_rule, mode, price, isChanged, accepted) => {
  const slip = refreshedFirst(slipOf([A]), anOffer({ odds: price }), mode);
  expect(selectionsOf(slip)[0]).toMatchObject({
    odds: price,
    isChanged,
    acceptedOdds: accepted,
    initialOdds: 2000,
  });
  expect(slip.ticket).toBe(isChanged ? 'ODDS_CHANGED' : 'INITIAL');
});

test('a price that comes back needs no answer any more', () => {
  const changed = refreshedFirst(slipOf([A]), anOffer({ odds: 2100 }));
  expect(refreshedFirst(changed, anOffer({ odds: 2000 }))).toEqual(slipOf([A]));
});

test.each([
  ['a suspended market', { marketStatus: -1 }],
  ['an inactive market', { marketStatus: 0 }],
  ['a settled market', { marketStatus: -3 }],
  ['an inactive outcome', { active: false }],
  ['a match that has stopped', { matchStatus: 2 }],
  ['a match that is over', { matchStatus: 4 }],
] as const)('%s marks the selection suspended and leaves its odds', (_rule, parts) => {
  const slip = refreshedFirst(slipOf([A]), anOffer({ odds: 3000, ...parts }));
  expect(selectionsOf(slip)[0]).toMatchObject({ isSuspended: true, odds: 2000 });
});

test('an outcome without a price is suspended', () => {
  const slip = refreshedFirst(slipOf([A]), { ...anOffer(), odds: null });
  expect(selectionsOf(slip)[0]!.isSuspended).toBe(true);
});

test('a market that opens again is open again', () => {
  const suspended = refreshedFirst(slipOf([A]), anOffer({ marketStatus: -1 }));
  expect(refreshedFirst(suspended, anOffer())).toEqual(slipOf([A]));
});

test('the same slip comes back when nothing changed, or nothing is known', () => {
  const slip = slipOf([A, B]);
  expect(refreshedFirst(slip, anOffer())).toBe(slip);
  expect(refreshOdds(slip, new Map(), 'none')).toBe(slip);
});

test.each(['PROCESSING', 'SUCCESS'] as const)('%s keeps the prices it was sent with', (ticket) => {
  const slip = { ...slipOf([A]), ticket };
  expect(refreshedFirst(slip, anOffer({ odds: 2500 }))).toBe(slip);
});

test('an error stays to be read until a price needs an answer', () => {
  const failed = { ...slipOf([A]), ticket: 'ERROR', error: { code: 1, message: 'no' } } as const;
  const suspended = refreshedFirst(failed, anOffer({ marketStatus: -1 }));
  expect(suspended).toMatchObject({ ticket: 'ERROR', error: { code: 1 } });
  const changed = refreshedFirst(failed, anOffer({ odds: 1900 }));
  expect(changed).toMatchObject({ ticket: 'ODDS_CHANGED', error: null });
});

test('a stake led by the wished win follows the price, so that the win stays', () => {
  const wished = setWin(slipOf([A]), 0, minor(3000));
  expect(wished.bets[0]!.stake.amount).toBe(1500n);
  const moved = refreshedFirst(wished, anOffer({ odds: 3000 }));
  expect(moved.bets[0]!.stake.amount).toBe(1000n);
});

test('the stake for a wished win is the smallest that pays it', () => {
  fc.assert(
    fc.property(anySlip(), fc.bigInt(1n, 10n ** 9n), ({ slip }, wish) => {
      fc.pre(slip.bets.length > 0);
      const { stake, selections } = setWin(slip, 0, minor(wish)).bets[0]!;
      const prices = selections.map((each) => each.odds);
      expect(potentialWin(stake.amount, prices)).toBeGreaterThanOrEqual(wish);
      expect(potentialWin(minor(stake.amount - 1n), prices)).toBeLessThan(wish);
    }),
  );
});

test('accepting takes the prices now, and closed selections leave', () => {
  const slip = slipOf([A, B]);
  const [first, second] = selectionsOf(slip);
  const news = new Map([
    [first!.key, anOffer({ odds: 2300 })],
    [second!.key, anOffer({ marketStatus: -1 })],
  ]);
  const accepted = acknowledgeChanges(refreshOdds(slip, news, 'none'));
  expect(typesOf(accepted)).toEqual(['single:1']);
  expect(accepted.ticket).toBe('INITIAL');
  expect(selectionsOf(accepted)[0]).toMatchObject({ acceptedOdds: 2300, isChanged: false });
});

test('accepting takes out what its provider has made unavailable', () => {
  const slip = slipOf([A, aPick({ matchId: 3, provider: 'oddin' })]);
  expect(typesOf(acknowledgeChanges(markProvider(slip, 'oddin', false)))).toEqual(['single:1']);
});

test('accepting does not forget what was sent and not answered', () => {
  const { bets } = stakedSlip([A], 100);
  const placement = { id: 'p', currency: 'EUR', acceptMode: 'none', bets } as const;
  const changed = refreshedFirst({ ...stakedSlip([A], 100), placement }, anOffer({ odds: 1900 }));
  expect(acknowledgeChanges(changed).placement).toBe(placement);
});

test('a provider that goes down makes its selections unavailable until it is back', () => {
  const slip = slipOf([A, aPick({ matchId: 3, provider: 'oddin' })]);
  const down = markProvider(slip, 'betradar', false);
  expect(selectionsOf(down).map((each) => each.isNotAvailable)).toEqual([true, false]);
  expect(markProvider(down, 'betradar', true)).toEqual(slip);
  expect(markProvider(slip, 'betradar', true)).toBe(slip);
});

test('what is no longer offered is dropped, and so is a bet left with nothing', () => {
  const singles = slipOf([A, B], SINGLES_OFFERED);
  const gone = new Set([selectionsOf(singles)[0]!.key]);
  expect(typesOf(dropGone(singles, gone))).toEqual(['single:1']);
  expect(typesOf(dropGone(slipOf([A, B]), gone))).toEqual(['single:1']);
  expect(dropGone(singles, new Set())).toBe(singles);
});
