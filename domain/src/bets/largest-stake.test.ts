import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemOf } from '@touchline/testkit/betting/placement';
import type { BetBonus } from '../bonus/bet-bonus';
import { minor, odds, type Minor } from '../money';
import type { BetKind } from './bet-kind';
import { largestStake, type StakeBounds } from './largest-stake';
import { potentialWin, type PricedBet } from './potential-win';
import { SYSTEM_TYPES } from './system-types';

const bounds = (given: Partial<StakeBounds> = {}): StakeBounds => ({
  minStake: minor(10),
  maxStake: minor(100_000),
  maxPayout: minor(1_000_000),
  systemCap: null,
  exposureLeft: null,
  ...given,
});
const bet = (price: number, bonus: BetBonus | null = null): PricedBet => ({
  kind: { type: 'single' },
  legs: [odds(price)],
  bonus,
});
const TRIXIE = 322;
const system: PricedBet = {
  kind: { type: 'system', system: systemOf(TRIXIE) },
  legs: [odds(10_000), odds(10_000), odds(10_000)],
  bonus: null,
};

test.each<[string, PricedBet, StakeBounds, bigint]>([
  ['the most a bet may stake', bet(2000), bounds(), 100_000n],
  ['the stake that pays the most', bet(20_000), bounds(), 50_000n],
  ['rounding down is to the player’s good', bet(1999), bounds({ maxPayout: minor(199) }), 100n],
  ['the stake that costs what is left', bet(3000), bounds({ exposureLeft: minor(5000) }), 2500n],
  ['odds of 1.000 cost nothing', bet(1000), bounds({ exposureLeft: minor(0) }), 100_000n],
  ['nothing when nothing is left', bet(2000), bounds({ exposureLeft: minor(0) }), 0n],
  ['nothing when more than all is gone', bet(2000), bounds({ exposureLeft: minor(-500) }), 0n],
  ['nothing when it is below the least stake', bet(2000), bounds({ maxPayout: minor(19) }), 0n],
  ['the least stake', bet(2000), bounds({ maxPayout: minor(20) }), 10n],
  [
    'a freebet costs all it pays',
    bet(3000, { type: 'freebet_all_win', id: 1 }),
    bounds({ exposureLeft: minor(6000) }),
    2000n,
  ],
  [
    'a freebet without its stake costs the winnings',
    bet(3000, { type: 'freebet', id: 1 }),
    bounds({ exposureLeft: minor(6000) }),
    3000n,
  ],
  [
    'a bet without risk is the player’s own stake',
    bet(3000, { type: 'freebet_no_risk', id: 1 }),
    bounds({ exposureLeft: minor(6000) }),
    3000n,
  ],
  ['a system may stake past its cap', system, bounds({ systemCap: minor(1_000_000) }), 100_000n],
  [
    'and past what is left, if even reaching the cap costs no more',
    system,
    bounds({ systemCap: minor(1_000_000), exposureLeft: minor(996_923) }),
    100_000n,
  ],
  [
    'but not if reaching the cap costs more',
    system,
    bounds({ systemCap: minor(1_000_000), exposureLeft: minor(996_922) }),
    3076n,
  ],
  ['without a cap it may not', system, bounds(), 3076n],
  [
    'a cap above the most a bet pays does not help',
    system,
    bounds({ systemCap: minor(1_000_001) }),
    3076n,
  ],
])('%s', (_rule, priced, given, expected) => {
  expect(largestStake(priced, given)).toBe(expected);
});

const anyAmount = () => fc.bigInt({ min: 0n, max: 2000n }).map(minor);
const anyPrice = () => fc.integer({ min: 1000, max: 20_000 }).map(odds);
const kinds: [BetKind, number][] = [
  [{ type: 'single' }, 1],
  [{ type: 'combo' }, 2],
  ...SYSTEM_TYPES.filter(({ totalCount }) => totalCount === 3).map((each): [BetKind, number] => [
    { type: 'system', system: each },
    3,
  ]),
];
const bonuses: (BetBonus | null)[] = [
  null,
  { type: 'freebet', id: 1 },
  { type: 'freebet_all_win', id: 1 },
  { type: 'freebet_no_risk', id: 1 },
];
const anyBet = () =>
  fc.constantFrom(...kinds).chain(([kind, count]) =>
    fc.record({
      kind: fc.constant(kind),
      legs: fc.array(anyPrice(), { minLength: count, maxLength: count }),
      bonus: fc.constantFrom(...bonuses),
    }),
  );
const anyBounds = () =>
  fc.record({
    minStake: fc.constant(minor(0)),
    maxStake: anyAmount(),
    maxPayout: anyAmount(),
    systemCap: fc.option(anyAmount(), { nil: null }),
    exposureLeft: fc.option(anyAmount(), { nil: null }),
  });

/** The same question answered by trying every stake. */
function tried(priced: PricedBet, given: StakeBounds): bigint {
  const own = priced.bonus === null || priced.bonus.type === 'freebet_no_risk';
  const allowed = (stake: Minor) => {
    const win = potentialWin(priced, stake, given.systemCap);
    const cost = own ? win - stake : win;
    return win <= given.maxPayout && (given.exposureLeft === null || cost <= given.exposureLeft);
  };
  let stake = 0n;
  while (stake < given.maxStake && allowed(minor(stake + 1n))) stake += 1n;
  return stake;
}

test('it is the last of the stakes from zero up that keep within every bound', () => {
  fc.assert(
    fc.property(anyBet(), anyBounds(), (priced, given) => {
      expect(largestStake(priced, given)).toBe(tried(priced, given));
    }),
    { numRuns: 300 },
  );
});
