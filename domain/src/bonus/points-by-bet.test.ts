import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import type { BetResult } from '../settlement/bet-result';
import { pointsByBet, type PointBet } from './points-by-bet';

/** A subunit of its stake earns a point; 1.00 is the least stake, 50.00 the most points. */
function aBet(given: Partial<PointBet> = {}): PointBet {
  return {
    betId: 1,
    result: 'lose_entire',
    stakeLeft: minor(1000),
    terms: { perStake: { times: 1n, over: 1n }, minStake: minor(100), maxPoints: minor(5000) },
    eventIds: [7],
    ...given,
  };
}
const once = (bets: readonly PointBet[]) => [...pointsByBet(bets, { oncePerEvent: true }).values()];

test.each([
  ['all of the stake', 10_000, 5000n],
  ['what is left of it', 200, 200n],
  ['less than the least stake', 99, 0n],
  ['nothing', 0, 0n],
])('a bet that leaves %s at risk earns points by it', (_title, stakeLeft, points) => {
  const [earned] = once([aBet({ stakeLeft: minor(stakeLeft) })]);
  expect(earned).toBe(points);
});

test.each<[string, Partial<PointBet>, bigint[]]>([
  ['the first bet on it, once it is won or lost', {}, [1000n, 0n]],
  ['the second while the first is open', { result: 'no_results' }, [0n, 1000n]],
  ['the second once the first is void', { result: 'canceled' }, [0n, 1000n]],
  ['the second once the first is cashed out', { result: 'cashed_out' }, [0n, 1000n]],
  ['the second where the first earns nothing', { stakeLeft: minor(99) }, [0n, 1000n]],
  ['both where the first is on another event', { eventIds: [8] }, [1000n, 1000n]],
])('an event that counts once counts for %s', (_title, first, points) => {
  expect(once([aBet({ betId: 1, ...first }), aBet({ betId: 2 })])).toEqual(points);
});

const anyBet = fc.record({
  result: fc.constantFrom<BetResult>('win_entire', 'lose_entire', 'canceled', 'no_results'),
  stakeLeft: fc.bigInt({ min: 0n, max: 9000n }).map(minor),
  eventIds: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
});

test('no event counts for two bets, and points do not depend on the order in which bets are read', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { maxLength: 8 }), (given) => {
      const bets = given.map((bet, at) => aBet({ betId: at + 1, ...bet }));
      const points = pointsByBet(bets, { oncePerEvent: true });
      expect([...pointsByBet(bets.toReversed(), { oncePerEvent: true })]).toEqual([...points]);
      const farmed = bets.filter(({ betId }) => (points.get(betId) ?? 0n) > 0n);
      const events = farmed.flatMap(({ eventIds }) => eventIds);
      expect(new Set(events).size).toBe(events.length);
    }),
  );
});
