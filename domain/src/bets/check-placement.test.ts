import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds, potentialWin } from '../money';
import {
  type AskedBet,
  type AskedLeg,
  checkPlacement,
  type OddsAcceptMode,
  type OfferedLeg,
  type PlacementRules,
} from './check-placement';
import { MARKET_STATUS, MATCH_STATUS } from './market-status';
import { outcomeKey } from './outcome-key';

const leg = (matchId: number, given: Partial<AskedLeg> = {}): AskedLeg => ({
  matchId,
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  odds: odds(2000),
  ...given,
});
const offer = (given: Partial<OfferedLeg> = {}): OfferedLeg => ({
  matchStatus: MATCH_STATUS.prematch,
  marketStatus: MARKET_STATUS.active,
  providerUp: true,
  active: true,
  hasOdds: true,
  odds: odds(2000),
  provider: 'betradar',
  ...given,
});
const bet = (legs: AskedLeg[], given: Partial<AskedBet> = {}): AskedBet => ({
  type: legs.length === 1 ? 'single' : 'combo',
  stake: minor(1000),
  legs,
  ...given,
});
const RULES: PlacementRules = {
  minStake: minor(10),
  maxStake: minor(100_000),
  maxPayout: minor(1_000_000),
  maxSelections: 3,
  acceptMode: 'none',
};

const key = (matchId: number) => outcomeKey(leg(matchId));

test.each<[string, AskedBet, (OfferedLeg | undefined)[], object]>([
  [
    'a combo of one',
    bet([leg(1)], { type: 'combo' }),
    [offer()],
    { code: 'selection_count', type: 'combo' },
  ],
  [
    'a single of two',
    bet([leg(1), leg(2)], { type: 'single' }),
    [offer(), offer()],
    { code: 'selection_count', type: 'single' },
  ],
  [
    'too many legs',
    bet([1, 2, 3, 4].map((id) => leg(id))),
    [],
    { code: 'too_many_selections', max: 3 },
  ],
  [
    'too small a stake',
    bet([leg(1)], { stake: minor(9) }),
    [offer()],
    { code: 'stake_below_min', min: 10n },
  ],
  [
    'too large a stake',
    bet([leg(1)], { stake: minor(100_001) }),
    [offer()],
    { code: 'stake_above_max', max: 100_000n },
  ],
  [
    'two legs of one match',
    bet([leg(1), leg(2), leg(1, { outcomeId: '2' })]),
    [offer(), offer(), offer()],
    { code: 'same_match_twice', selections: [key(1), outcomeKey(leg(1, { outcomeId: '2' }))] },
  ],
  [
    'an unknown outcome',
    bet([leg(1), leg(2)]),
    [offer(), undefined],
    { code: 'selection_unknown', selections: [key(2)] },
  ],
  [
    'two providers',
    bet([leg(1), leg(2)]),
    [offer(), offer({ provider: 'oddin' })],
    { code: 'mixed_providers' },
  ],
  [
    'a suspended market',
    bet([leg(1)]),
    [offer({ marketStatus: MARKET_STATUS.suspended })],
    { code: 'market_not_bettable', selections: [key(1)] },
  ],
  [
    'a market handed over',
    bet([leg(1)]),
    [offer({ marketStatus: MARKET_STATUS.handedOver })],
    { code: 'market_not_bettable', selections: [key(1)] },
  ],
  [
    'a match that is over',
    bet([leg(1)]),
    [offer({ matchStatus: MATCH_STATUS.finished })],
    { code: 'market_not_bettable', selections: [key(1)] },
  ],
  [
    'an outcome without a price',
    bet([leg(1)]),
    [offer({ hasOdds: false, odds: null })],
    { code: 'market_not_bettable', selections: [key(1)] },
  ],
  [
    'changed odds',
    bet([leg(1), leg(2)]),
    [offer(), offer({ odds: odds(2010) })],
    { code: 'odds_changed', selections: [key(2)] },
  ],
])('a bet is refused for %s', (_rule, asked, offers, error) => {
  expect(checkPlacement(asked, offers, RULES)).toEqual({ ok: false, error });
});

test('a bet is refused for too large a payout', () => {
  const asked = bet([leg(1), leg(2)], { stake: minor(100_000) });
  const check = checkPlacement(asked, [offer(), offer()], { ...RULES, maxPayout: minor(399_999) });
  expect(check).toEqual({ ok: false, error: { code: 'payout_above_max', max: 399_999n } });
});

test.each<[OddsAcceptMode, number, boolean]>([
  ['none', 2010, false],
  ['none', 1990, false],
  ['none', 2000, true],
  ['higher', 2010, true],
  ['higher', 1990, false],
  ['any', 1990, true],
  ['any', 2010, true],
])('under %s, odds of 2000 that are now %d are taken: %s', (acceptMode, now, taken) => {
  const check = checkPlacement(bet([leg(1)]), [offer({ odds: odds(now) })], {
    ...RULES,
    acceptMode,
  });
  expect(check.ok).toBe(taken);
  if (check.ok) {
    expect(check.value.legs[0]?.odds).toBe(now);
    expect(check.value.potentialWin).toBe(potentialWin(minor(1000), [odds(now)]));
  }
});

test('an accepted bet pays at most the limit and stands at the odds on offer', () => {
  const anyOdds = fc.integer({ min: 1000, max: 50_000 }).map(odds);
  const anyLegs = fc.array(fc.record({ seen: anyOdds, now: anyOdds }), {
    minLength: 1,
    maxLength: 4,
  });
  const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');
  fc.assert(
    fc.property(
      anyLegs,
      fc.bigInt({ min: 1n, max: 200_000n }),
      anyMode,
      (all, stake, acceptMode) => {
        const asked = bet(
          all.map(({ seen }, index) => leg(index + 1, { odds: seen })),
          { stake: minor(stake) },
        );
        const offers = all.map(({ now }) => offer({ odds: now }));
        const check = checkPlacement(asked, offers, { ...RULES, acceptMode });
        if (!check.ok) return;
        expect(check.value.potentialWin).toBeLessThanOrEqual(RULES.maxPayout);
        expect(check.value.legs.map((each) => each.odds)).toEqual(all.map(({ now }) => now));
      },
    ),
  );
});
