import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anAskedBet,
  anAskedLeg,
  anOffer,
  checked,
  type Circumstances,
  customAt,
  legsOn,
  LIMITS,
  SAME_MATCH,
  TWO_OF_THREE,
} from '@touchline/testkit/betting/placement';
import type { OfferedBonus } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import type { BetKind } from './bet-kind';
import type { OddsAcceptMode } from './accept-mode';
import type { AskedBet } from './check-placement';
import { MARKET_STATUS, MATCH_STATUS } from './market-status';
import { outcomeKey } from './outcome-key';
import { potentialWin } from './potential-win';

const freebet = (stake: number): OfferedBonus => ({
  type: 'freebet',
  id: 1,
  freebetStake: minor(stake),
});
const key = (matchId: number) => outcomeKey(anAskedLeg(matchId));
const forSystems = { limits: { default: LIMITS, system: { ...LIMITS, maxStake: minor(500) } } };

test.each<[string, AskedBet, object, Circumstances]>([
  [
    'an unknown outcome',
    anAskedBet(legsOn(2)),
    { code: 'selection_unknown', selections: [key(2)] },
    { offers: [anOffer(), undefined] },
  ],
  [
    'what cannot stand, by the providers of the book',
    anAskedBet(legsOn(2)),
    { code: 'mixed_providers', selections: [key(2)] },
    { offers: [anOffer(), anOffer({ provider: 'oddin' })] },
  ],
  [
    'a system of a provider that takes none',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { code: 'system_not_offered' },
    { offers: legsOn(3).map(() => anOffer({ provider: 'oddin' })) },
  ],
  [
    'a suspended market',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.suspended })] },
  ],
  [
    'a suspended market in a custom bet',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.suspended }), anOffer()], customOdds: 3000 },
  ],
  [
    'a market handed over',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.handedOver })] },
  ],
  [
    'a match that is over',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ matchStatus: MATCH_STATUS.finished })] },
  ],
  [
    'an outcome without a price',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ odds: null })] },
  ],
  [
    'a leg of a custom bet without a price',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'market_not_bettable', selections: [outcomeKey(SAME_MATCH[1]!)] },
    { offers: [anOffer(), anOffer({ odds: null })], customOdds: 3000 },
  ],
  [
    'changed odds',
    anAskedBet(legsOn(2)),
    { code: 'odds_changed', selections: [key(2)], risk: 'odds_different_than_bookmaker' },
    { offers: [anOffer(), anOffer({ odds: odds(2010) })] },
  ],
  [
    'odds above those on offer',
    anAskedBet(legsOn(1)),
    { code: 'odds_changed', selections: [key(1)], risk: 'odds_higher_than_current_odds' },
    { offers: [anOffer({ odds: odds(1990) })] },
  ],
  [
    'odds above what the provider quotes',
    anAskedBet(legsOn(2)),
    { code: 'odds_not_taken', selections: [key(2)], risk: 'odds_higher_than_bookmakers' },
    { offers: [anOffer(), anOffer({ bookmakerOdds: odds(1950) })] },
  ],
  [
    'odds too low to be taken',
    anAskedBet(legsOn(2)),
    { code: 'odds_not_taken', selections: [key(1), key(2)], risk: 'odds_too_low' },
    { rules: { leastOdds: odds(2001) } },
  ],
  [
    'changed custom odds',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'custom_odds_changed', risk: 'odds_higher_than_current_odds', odds: odds(2900) },
    { customOdds: 2900 },
  ],
  [
    'a custom bet that cannot win any more',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'custom_bet_contradicting' },
    { customOdds: 'contradicting' },
  ],
  [
    'a custom bet that nobody prices',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'custom_bet_unavailable' },
    {},
  ],
  [
    'custom odds too low to be taken',
    anAskedBet(SAME_MATCH, { kind: customAt(1500) }),
    { code: 'odds_not_taken', selections: [], risk: 'odds_too_low' },
    { customOdds: 1500, rules: { leastOdds: odds(2000) } },
  ],
])('a bet is refused for what is on offer: %s', (_rule, asked, error, given) => {
  expect(checked(asked, given)).toEqual({ ok: false, error });
});

test.each<[string, AskedBet, object, Circumstances?]>([
  [
    'a custom bet with one outcome twice',
    anAskedBet([anAskedLeg(1), anAskedLeg(1)], { kind: customAt(2000) }),
    { code: 'same_line_twice', selections: [key(1), key(1)] },
    { customOdds: 2000 },
  ],
  [
    'too large a stake',
    anAskedBet(legsOn(1), { stake: minor(100_001) }),
    { code: 'stake_above_max', max: 100_000n },
  ],
  [
    'too large a payout at the odds now',
    anAskedBet(legsOn(2)),
    { code: 'payout_above_max', max: 4000n },
    {
      offers: [anOffer(), anOffer({ odds: odds(2001) })],
      rules: { limits: { default: { ...LIMITS, maxPayout: minor(4000) } }, acceptMode: 'any' },
    },
  ],
  [
    'too large a payout of a system whose cap is higher',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { code: 'payout_above_max', max: 3000n },
    {
      rules: { limits: { default: { ...LIMITS, maxPayout: minor(3000) } }, systemCap: minor(3001) },
    },
  ],
  [
    'a stake above the freebet’s',
    anAskedBet(legsOn(1), { bonus: freebet(999) }),
    { code: 'freebet_stake', stake: 999n },
  ],
  [
    'a freebet that stakes nothing',
    anAskedBet(legsOn(1), { bonus: freebet(0) }),
    { code: 'bonus_not_usable' },
  ],
])('a bet is refused by itself: %s', (_rule, asked, error, given) => {
  expect(checked(asked, given)).toEqual({ ok: false, error });
});

test.each<[string, AskedBet, { win: number; shown: number }, Circumstances?]>([
  ['a single', anAskedBet(legsOn(1)), { win: 2000, shown: 2000 }],
  ['a combo', anAskedBet(legsOn(3)), { win: 8000, shown: 8000 }],
  ['a system', anAskedBet(legsOn(3), { kind: TWO_OF_THREE }), { win: 4000, shown: 4000 }],
  [
    'a system past its cap, which is all it pays',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { win: 3000, shown: 4000 },
    {
      rules: { limits: { default: { ...LIMITS, maxPayout: minor(3000) } }, systemCap: minor(3000) },
    },
  ],
  [
    'a custom bet, at its one price',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { win: 3000, shown: 3000 },
    { customOdds: 3000 },
  ],
  [
    'a custom bet whose legs have other prices now',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { win: 3000, shown: 3000 },
    { customOdds: 3000, offers: [anOffer({ odds: odds(5000) }), anOffer({ odds: odds(1100) })] },
  ],
  [
    'a custom bet of one where that is offered',
    anAskedBet(legsOn(1), { kind: customAt(3000) }),
    { win: 3000, shown: 3000 },
    { customOdds: 3000, rules: { customBets: { enabled: true, allowSingle: true } } },
  ],
  [
    'a single above what a system may stake',
    anAskedBet(legsOn(1)),
    { win: 2000, shown: 2000 },
    { rules: forSystems },
  ],
  [
    'a single of oddin',
    anAskedBet(legsOn(1)),
    { win: 2000, shown: 2000 },
    { offers: [anOffer({ provider: 'oddin' })] },
  ],
  [
    'a freebet with its stake',
    anAskedBet(legsOn(1), { bonus: freebet(1000) }),
    { win: 1000, shown: 2000 },
  ],
  [
    'a freebet that insures any stake',
    anAskedBet(legsOn(1), { bonus: { type: 'freebet_no_risk', id: 1, freebetStake: minor(0) } }),
    { win: 2000, shown: 2000 },
  ],
])('taken: %s', (_rule, asked, { win, shown }, given) => {
  expect(checked(asked, given)).toMatchObject({
    ok: true,
    value: { kind: asked.kind, stake: 1000n, potentialWin: BigInt(win), odds: shown },
  });
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
  const rules = { acceptMode };
  const single = checked(anAskedBet(legsOn(1)), { offers: [anOffer({ odds: odds(now) })], rules });
  expect(single.ok).toBe(taken);
  if (single.ok) expect(single.value).toMatchObject({ legs: [{ odds: now }], odds: now });
  const built = checked(anAskedBet(SAME_MATCH, { kind: customAt(2000) }), {
    customOdds: now,
    rules,
  });
  expect(built.ok).toBe(taken);
  if (built.ok) expect(built.value).toMatchObject({ kind: { odds: now }, odds: now });
});

test('an accepted bet pays at most the limit and stands at the odds on offer', () => {
  const anyOdds = fc.integer({ min: 1000, max: 50_000 }).map(odds);
  const anyLegs = fc.array(fc.record({ seen: anyOdds, now: anyOdds }), {
    minLength: 1,
    maxLength: 4,
  });
  const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');
  const anyKind = fc.constantFrom<BetKind | null>(null, TWO_OF_THREE);
  const anyStake = fc.bigInt({ min: 1n, max: 200_000n }).map(minor);
  fc.assert(
    fc.property(anyLegs, anyStake, anyMode, anyKind, (all, stake, acceptMode, kind) => {
      const legs = all.map(({ seen }, index) => anAskedLeg(index + 1, { odds: seen }));
      const asked = anAskedBet(legs, { stake, ...(kind && { kind }) });
      const offers = all.map(({ now }) => anOffer({ odds: now }));
      const systemCap = minor(500_000);
      const answer = checked(asked, { offers, rules: { acceptMode, systemCap } });
      if (!answer.ok) return;
      const nows = all.map(({ now }) => now);
      expect(answer.value.legs.map((each) => each.odds)).toEqual(nows);
      const priced = { kind: asked.kind, legs: nows, bonus: null };
      expect(answer.value.potentialWin).toBe(potentialWin(priced, stake, systemCap));
      expect(answer.value.potentialWin).toBeLessThanOrEqual(LIMITS.maxPayout);
      if (kind) expect(answer.value.potentialWin).toBeLessThanOrEqual(systemCap);
    }),
  );
});
