import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OddsAcceptMode } from '../bets/accept-mode';
import type { MarketStatus, MatchStatus, OutcomeOffer } from '../bets/market-status';
import { minor, odds } from '../money';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  priceCustomBet,
  refreshOdds,
} from './refresh-odds';
import { selectionsOf, type Slip } from './slip';
import { setWin } from './stake';
import {
  aPick,
  anOffer,
  anySlip,
  customSlip,
  RULES,
  SINGLES_OFFERED,
  slipOf,
  stakedSlip,
  systemSlip,
  typesOf,
} from '@touchline/testkit/slip/slip';

const A = aPick({ matchId: 1, odds: 2000 });
const B = aPick({ matchId: 2, odds: 1500 });
const C = aPick({ matchId: 3, odds: 3000 });
const ESPORTS = aPick({ matchId: 9, provider: 'oddin' });

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

test.each(['PROCESSING', 'SUCCESS'] as const)('%s keeps what it was sent with', (ticket) => {
  const slip = { ...slipOf([A]), ticket };
  expect(refreshedFirst(slip, anOffer({ odds: 2500 }))).toBe(slip);
  expect(markProvider(slip, 'betradar', false)).toBe(slip);
  expect(acknowledgeChanges(slip, RULES)).toBe(slip);
});

test.each<[string, OddsAcceptMode, number, OddsAcceptMode, boolean, number]>([
  ['who took any price and takes none now', 'any', 1900, 'none', true, 2000],
  ['who took any price and takes higher ones now', 'any', 1900, 'higher', true, 2000],
  ['who took none and takes any price now', 'none', 1900, 'any', false, 2000],
  ['who took none and takes higher ones now', 'none', 2100, 'higher', false, 2100],
])(
  'a price %s is met in the new way, without other news',
  (_rule, was, price, mode, isChanged, accepted) => {
    const slip = refreshOdds(
      refreshedFirst(slipOf([A]), anOffer({ odds: price }), was),
      new Map(),
      mode,
    );
    expect(selectionsOf(slip)[0]).toMatchObject({ isChanged, acceptedOdds: accepted });
    expect(slip.ticket).toBe(isChanged ? 'ODDS_CHANGED' : 'INITIAL');
    const custom = customSlip([A, aPick({ marketId: 18 })], 2000);
    const priced = refreshOdds(priceCustomBet(custom, odds(price), was), new Map(), mode);
    expect(priced.bets[0]!.kind).toMatchObject({ isChanged, acceptedOdds: accepted });
  },
);

test('a closed selection is met in the new way as well', () => {
  const taken = refreshedFirst(slipOf([A]), anOffer({ odds: 1900 }), 'any');
  const closed = refreshedFirst(taken, anOffer({ odds: 1900, marketStatus: -1 }), 'any');
  expect(refreshOdds(closed, new Map(), 'none').ticket).toBe('ODDS_CHANGED');
});

test('an error stays to be read until a price needs an answer', () => {
  const failed = {
    ...slipOf([A]),
    ticket: 'ERROR',
    error: { code: 1, message: 'no', details: null },
  } as const;
  const suspended = refreshedFirst(failed, anOffer({ marketStatus: -1 }));
  expect(suspended).toMatchObject({ ticket: 'ERROR', error: { code: 1 } });
  const changed = refreshedFirst(failed, anOffer({ odds: 1900 }));
  expect(changed).toMatchObject({ ticket: 'ODDS_CHANGED', error: null });
});

const boosted = (slip: Slip): Slip => {
  const ranges = [{ minCount: 2, maxCount: null, bonusOdds: odds(1100) }];
  const bonus = { type: 'comboboost', id: 1, minOdds: odds(1100), ranges } as const;
  return { ...slip, bets: slip.bets.map((bet) => ({ ...bet, bonus })) };
};

test.each([
  ['a single', slipOf([A]), 6000, 3000n, 2000n],
  ['one of several singles', slipOf([A, B], SINGLES_OFFERED), 6000, 3000n, 2000n],
  ['a combo', slipOf([A, B]), 6000, 2000n, 1334n],
  ['a boosted combo', boosted(slipOf([A, B])), 6600, 2000n, 1334n],
  ['a system', systemSlip([A, B, C], 302), 9000, 2000n, 1500n],
] as const)(
  'the stake led by the wished win of %s follows the price, so that the win stays',
  (_kind, slip, win, before, after) => {
    const wished = setWin(slip, 0, minor(win), null);
    const moved = refreshedFirst(wished, anOffer({ odds: 3000 }));
    expect([wished, moved].map((each) => each.bets[0]!.stake)).toEqual([
      { source: 'potentialWin', amount: before, win: BigInt(win) },
      { source: 'potentialWin', amount: after, win: BigInt(win) },
    ]);
  },
);

test('accepting takes the prices now, and closed selections leave', () => {
  const slip = slipOf([A, B]);
  const [first, second] = selectionsOf(slip);
  const news = new Map([
    [first!.key, anOffer({ odds: 2300 })],
    [second!.key, anOffer({ marketStatus: -1 })],
  ]);
  const accepted = acknowledgeChanges(refreshOdds(slip, news, 'none'), RULES);
  expect(typesOf(accepted)).toEqual(['single:1']);
  expect(accepted.ticket).toBe('INITIAL');
  expect(selectionsOf(accepted)[0]).toMatchObject({ acceptedOdds: 2300, isChanged: false });
});

test('accepting and provider news change what they speak of, and nothing else', () => {
  const slip = slipOf([A, B], SINGLES_OFFERED);
  expect(acknowledgeChanges(slip, RULES)).toBe(slip);
  const moved = refreshedFirst(slip, anOffer({ odds: 1900 }));
  const agreed = acknowledgeChanges(moved, RULES);
  expect(agreed.bets[1]).toBe(slip.bets[1]);
  expect(acknowledgeChanges(agreed, RULES)).toBe(agreed);
  const rules = { ...RULES, multiSingleProviders: new Set(['betradar', 'oddin']) };
  const two = slipOf([A, ESPORTS], rules);
  const down = markProvider(two, 'oddin', false);
  expect(down.bets[0]).toBe(two.bets[0]);
  expect(down.bets[1]).not.toBe(two.bets[1]);
});

test('accepting takes out what its provider has made unavailable', () => {
  const slip = markProvider(slipOf([A, ESPORTS]), 'oddin', false);
  expect(typesOf(acknowledgeChanges(slip, RULES))).toEqual(['single:1']);
});

test('accepting does not forget what was sent and not answered', () => {
  const { bets } = stakedSlip([A], 100);
  const placement = { id: 'p', playerId: 7, currency: 'EUR', acceptMode: 'none', bets } as const;
  const changed = refreshedFirst({ ...stakedSlip([A], 100), placement }, anOffer({ odds: 1900 }));
  expect(acknowledgeChanges(changed, RULES).placement).toBe(placement);
});

test('a provider that goes down makes its selections unavailable until it is back', () => {
  const slip = slipOf([A, ESPORTS]);
  const down = markProvider(slip, 'betradar', false);
  expect(selectionsOf(down).map((each) => each.isNotAvailable)).toEqual([true, false]);
  expect(markProvider(down, 'betradar', true)).toEqual(slip);
  expect(markProvider(slip, 'betradar', true)).toBe(slip);
});

test.each([
  ['a single among others', slipOf([A, B], SINGLES_OFFERED), ['single:1']],
  ['one of a combo', slipOf([A, B]), ['single:1']],
  ['one of a system', systemSlip([A, B, C, aPick({ matchId: 4 })], 402), ['2 of 3:3']],
  ['a bet left with nothing', slipOf([A]), []],
] as const)('what is no longer offered is dropped: %s', (_rule, slip, types) => {
  const gone = new Set([selectionsOf(slip)[0]!.key]);
  expect(typesOf(dropGone(slip, gone, RULES))).toEqual(types);
  expect(dropGone(slip, new Set(), RULES)).toBe(slip);
});

test('a custom bet that loses an outcome stays one, and has to be priced again', () => {
  const custom = customSlip([A, aPick({ marketId: 18 }), aPick({ marketId: 26 })]);
  const left = dropGone(custom, new Set([selectionsOf(custom)[0]!.key]), RULES);
  expect(typesOf(left)).toEqual(['custom_bet:2']);
  expect(left.bets[0]!.kind).toMatchObject({ odds: null });
});

test('accepting leaves a system of what is still open', () => {
  const slip = systemSlip([A, B, C, aPick({ matchId: 4 })], 402);
  const suspended = refreshedFirst(slip, anOffer({ marketStatus: -1 }));
  expect(typesOf(acknowledgeChanges(suspended, RULES))).toEqual(['2 of 3:3']);
});

test('what a refresh has brought, the same refresh leaves alone', () => {
  const anyOffer = fc.record({
    matchStatus: fc.constantFrom<MatchStatus>(0, 1, 2, 4),
    marketStatus: fc.constantFrom<MarketStatus>(1, 0, -1, -3),
    active: fc.boolean(),
    odds: fc.option(
      fc.integer({ min: 1001, max: 9000 }).map((each) => anOffer({ odds: each }).odds!),
    ),
  });
  const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');
  fc.assert(
    fc.property(anySlip(), fc.array(anyOffer), anyMode, ({ slip }, offers, mode) => {
      const known = selectionsOf(slip).slice(0, offers.length);
      const news = new Map(known.map((each, index) => [each.key, offers[index]!]));
      const once = refreshOdds(slip, news, mode);
      expect(refreshOdds(once, news, mode)).toBe(once);
    }),
  );
});
