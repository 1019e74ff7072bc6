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
} from '@touchline/testkit/placement';
import type { OfferedBonus } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import type { BetKind } from './bet-kind';
import type { AskedBet, OddsAcceptMode } from './check-placement';
import { potentialWin } from './potential-win';

const freebet = (stake: number): OfferedBonus => ({
  type: 'freebet',
  id: 1,
  freebetStake: minor(stake),
});
const forSystems = { limits: { default: LIMITS, system: { ...LIMITS, maxStake: minor(500) } } };

test.each<[string, AskedBet, object, Circumstances?]>([
  [
    'too small a stake',
    anAskedBet(legsOn(1), { stake: minor(9) }),
    { code: 'stake_below_min', min: 10n },
  ],
  [
    'too large a stake',
    anAskedBet(legsOn(1), { stake: minor(100_001) }),
    { code: 'stake_above_max', max: 100_000n },
  ],
  [
    'too large a stake for a system',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { code: 'stake_above_max', max: 500n },
    { rules: forSystems },
  ],
  [
    'too large a payout',
    anAskedBet(legsOn(2), { stake: minor(100_000) }),
    { code: 'payout_above_max', max: 399_999n },
    { rules: { limits: { default: { ...LIMITS, maxPayout: minor(399_999) } } } },
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
    'a stake below the freebet’s',
    anAskedBet(legsOn(1), { bonus: freebet(1001) }),
    { code: 'freebet_stake', stake: 1001n },
  ],
])('a bet is refused for its stake: %s', (_rule, asked, error, given) => {
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
    'a freebet that leaves the stake to the player',
    anAskedBet(legsOn(1), { bonus: freebet(0) }),
    { win: 1000, shown: 2000 },
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
