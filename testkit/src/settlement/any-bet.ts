import * as fc from 'fast-check';
import type { BetKind } from '@touchline/domain/bets/bet-kind';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { FREEBET_TYPES, POINT_BONUS_TYPES, type BetBonus } from '@touchline/domain/bonus/bet-bonus';
import { minor, odds } from '@touchline/domain/money';
import type { BetTerms } from '@touchline/domain/settlement/due';
import { LEG_RESULTS, type FinalResult } from '@touchline/domain/settlement/leg-result';
import type { Leg } from '@touchline/domain/settlement/leg-split';

export const FINAL_RESULTS = LEG_RESULTS.filter(
  (each): each is FinalResult => each !== 'no_results',
);

/** A comboboost of a tenth from two legs and a half from four, for odds of at least 1.20. */
export const BOOST: BetBonus = {
  type: 'comboboost',
  id: 1,
  minOdds: odds(1200),
  ranges: [
    { minCount: 2, maxCount: 3, bonusOdds: odds(1100) },
    { minCount: 4, maxCount: null, bonusOdds: odds(1500) },
  ],
};

const BONUSES: readonly (BetBonus | null)[] = [
  null,
  BOOST,
  ...[...FREEBET_TYPES, ...POINT_BONUS_TYPES].map((type) => ({ type, id: 1 })),
];

const anyOdds = fc.integer({ min: 1000, max: 50_000 }).map(odds);
const anyCount = fc.integer({ min: 1, max: 6 });
const anyStake = fc.bigInt({ min: 1n, max: 1_000_000n }).map(minor);

/** Kinds of bets, each with how many legs it has. */
const anyKind: fc.Arbitrary<[BetKind, number]> = fc.oneof(
  fc.constant<[BetKind, number]>([{ type: 'single' }, 1]),
  anyCount.map((count): [BetKind, number] => [{ type: 'combo' }, count]),
  anySystem(6).map((system): [BetKind, number] => [{ type: 'system', system }, system.totalCount]),
  fc
    .tuple(anyOdds, anyCount)
    .map(([price, count]): [BetKind, number] => [{ type: 'custom_bet', odds: price }, count]),
);

/** A system of at most that many legs, or a full-cover bet. */
export function anySystem(most: number) {
  return fc.constantFrom(...SYSTEM_TYPES.filter(({ totalCount }) => totalCount <= most));
}

/** A leg with any result: the last ones are shares of a dead heat. */
export function anyLeg(results: readonly Leg['result'][] = LEG_RESULTS): fc.Arbitrary<Leg> {
  const deadHeat = fc.option(fc.integer({ min: 1, max: 9999 }));
  return fc.record({ odds: anyOdds, result: fc.constantFrom(...results), deadHeat });
}

/** A bet of any kind with any bonus, capped at no less than its stake, and its legs. */
export function anyBet(
  results: readonly Leg['result'][] = LEG_RESULTS,
): fc.Arbitrary<{ bet: BetTerms; legs: Leg[] }> {
  return anyKind.chain(([kind, count]) =>
    fc
      .record({
        stake: anyStake,
        bonus: fc.constantFrom(...BONUSES),
        above: fc.option(fc.bigInt({ min: 0n, max: 1_000_000n })),
        legs: fc.array(anyLeg(results), { minLength: count, maxLength: count }),
      })
      .map(({ stake, bonus, above, legs }) => {
        const systemCap = above === null ? null : minor(stake + above);
        return { bet: { kind, stake, bonus, systemCap }, legs };
      }),
  );
}
