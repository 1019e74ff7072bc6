import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds, sum, ZERO, type Minor } from '../money';
import {
  contributionOf,
  givesMoreThanStaked,
  jackpotAmounts,
  type JackpotLevel,
  type PlannedLevel,
  playLevel,
  whyNotFed,
} from './jackpot';
import { POOL_STATES } from './pool-state';
import { aBet, aHunting, PLAYER } from '@touchline/testkit/bonuses/bonus-builders';

const MISS = new Uint8Array(32).fill(255);
const HIT = new Uint8Array(32);

/** Gets a hundredth of each stake. */
const aLevel = (parts: Partial<JackpotLevel> = {}): JackpotLevel => ({
  code: 'mini',
  name: 'Mini',
  state: 'active',
  pool: minor(100),
  share: 10_000,
  carry: 0n,
  ceiling: null,
  hitEvery: minor(1_000_000),
  ...parts,
});

test('a stake feeds the pool by its share, and the rest of a subunit is carried', () => {
  const first = playLevel(aLevel(), minor(150), MISS);
  expect(first).toMatchObject({ contribution: 1n, cause: null, paid: 0n });
  expect(first.level).toMatchObject({ pool: 101n, carry: 500_000n });
  const second = playLevel(first.level, minor(150), MISS);
  expect(second).toMatchObject({ contribution: 2n, level: { pool: 103n, carry: 0n } });
});

test.each<[string, Partial<PlannedLevel>, number, boolean]>([
  [
    'a start amount that one stake in so much brings',
    { startAmount: 990n, hitEvery: 1000n },
    1,
    false,
  ],
  ['a start amount above that', { startAmount: 991n, hitEvery: 1000n }, 1, true],
  ['100.00 for each bet', { startAmount: 10_000n, hitEvery: 1n }, 1, true],
  [
    'a ceiling that a hundredth of the stakes fills',
    { startAmount: 989n, ceiling: 1000n },
    1,
    false,
  ],
  ['a ceiling just above the start amount', { startAmount: 991n, ceiling: 1000n }, 1, true],
  ['two levels that give half each', { startAmount: 490n, hitEvery: 1000n }, 2, false],
  ['three of them', { startAmount: 490n, hitEvery: 1000n }, 3, true],
])('a jackpot with %s gives more than is staked or not', (_title, given, count, gives) => {
  const level = { share: 10_000, startAmount: 0n, ceiling: null, hitEvery: 10n ** 15n, ...given };
  expect(givesMoreThanStaked(Array.from({ length: count }, () => level))).toBe(gives);
});

test('a hit pays all that the pool holds, with this contribution, and leaves it empty', () => {
  const play = playLevel(aLevel(), minor(150), HIT);
  expect(play).toMatchObject({ contribution: 1n, cause: 'drawn', paid: 101n });
  expect(play.level).toMatchObject({ pool: 0n, carry: 500_000n });
});

test('the stake that fills the pool to its ceiling makes it drop', () => {
  const level = aLevel({ ceiling: minor(102) });
  expect(playLevel(level, minor(100), MISS)).toMatchObject({ cause: null, paid: 0n });
  expect(playLevel(level, minor(200), MISS)).toMatchObject({ cause: 'must_drop', paid: 102n });
});

test.each(POOL_STATES.filter((state) => state !== 'active'))(
  'a level that is %s gets nothing and is not hit',
  (state) => {
    const level = aLevel({ state });
    expect(playLevel(level, minor(1000), HIT)).toEqual({
      level,
      contribution: 0n,
      cause: null,
      paid: 0n,
    });
  },
);

test('a jackpot amounts to what is in its pools and what its hits have paid', () => {
  const levels = [aLevel(), aLevel({ pool: minor(50) })];
  expect(jackpotAmounts({ levels, hitsAmount: minor(30) })).toEqual({
    amount: 180n,
    poolAmount: 150n,
    hitsAmount: 30n,
  });
});

test('only a bet that meets its terms feeds a jackpot', () => {
  const terms = aHunting({ minOdds: odds(1500) });
  expect(whyNotFed(terms, aBet(1500), PLAYER, null)).toBeNull();
  expect(whyNotFed(terms, aBet(1499), PLAYER, null)?.code).toBe('odds_too_low');
});

test.each([
  ['a comboboost', 'comboboost', null],
  ['a freebet without risk, which is the player’s own stake', 'freebet_no_risk', null],
  ['a freebet', 'freebet', 'freebet'],
  ['a freebet that pays its stake', 'freebet_all_win', 'freebet'],
] as const)('a bet with %s', (_rule, type, expected) => {
  const why = whyNotFed(aHunting(), aBet(1500), PLAYER, { type });
  expect(why?.code ?? null).toBe(expected);
});

test('a stake is told to give its share, which the carry may bring a subunit more', () => {
  expect(contributionOf(minor(150), 10_000)).toBe(1n);
  const carried = aLevel({ carry: 500_000n });
  expect(playLevel(carried, minor(150), MISS).contribution).toBe(2n);
});

/** What one bet did to all levels together, over a history of bets. */
function play(levels: readonly JackpotLevel[], bets: readonly { stake: Minor; hits: boolean }[]) {
  let now = levels;
  let [fed, paid] = [ZERO, ZERO];
  for (const { stake, hits } of bets) {
    const plays = now.map((level) => playLevel(level, stake, hits ? HIT : MISS));
    for (const [index, each] of plays.entries()) {
      const held = sum([now[index]?.pool ?? ZERO, each.contribution]);
      expect(each.paid).toBeLessThanOrEqual(held);
      expect(each.level.pool).toBe(held - each.paid);
    }
    now = plays.map((each) => each.level);
    fed = sum([fed, ...plays.map((each) => each.contribution)]);
    paid = sum([paid, ...plays.map((each) => each.paid)]);
  }
  return { levels: now, fed, paid };
}

const anyBets = () =>
  fc.array(
    fc.record({ stake: fc.bigInt({ min: 0n, max: 20_000n }).map(minor), hits: fc.boolean() }),
    { maxLength: 40 },
  );
const anyLevels = () =>
  fc.array(
    fc.record({
      share: fc.integer({ min: 0, max: 30_000 }),
      ceiling: fc.option(fc.bigInt({ min: 1n, max: 500n }).map(minor), { nil: null }),
    }),
    { minLength: 1, maxLength: 4 },
  );

test('levels together never get more than their shares of the stakes, and each its own to the subunit', () => {
  fc.assert(
    fc.property(anyLevels(), anyBets(), (parts, bets) => {
      const levels = parts.map((each) => aLevel({ ...each, pool: ZERO }));
      const stakes = sum(bets.map((bet) => bet.stake));
      const { fed } = play(levels, bets);
      const shares = parts.map(({ share }) => (stakes * BigInt(share)) / 1_000_000n);
      expect(fed).toBe(shares.reduce((all, each) => all + each, 0n));
      const together = BigInt(parts.reduce((all, { share }) => all + share, 0));
      expect(fed * 1_000_000n).toBeLessThanOrEqual(stakes * together);
    }),
  );
});

test('pools never pay more than they hold: what was fed is in them or was paid', () => {
  fc.assert(
    fc.property(anyLevels(), anyBets(), (parts, bets) => {
      const levels = parts.map((each) => aLevel({ ...each, pool: ZERO }));
      const { levels: after, fed, paid } = play(levels, bets);
      expect(jackpotAmounts({ levels: after, hitsAmount: paid }).amount).toBe(fed);
      expect(after.every(({ pool }) => pool >= 0n)).toBe(true);
    }),
  );
});
