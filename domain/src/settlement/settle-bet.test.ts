import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BetKind } from '../bets/bet-kind';
import { potentialWin } from '../bets/potential-win';
import { SYSTEM_TYPES } from '../bets/system-types';
import { minor, odds, scaled, type Minor } from '../money';
import { NOTHING_DUE, type BetTerms } from './due';
import { LEG_RESULTS, type LegResult } from './leg-result';
import type { Leg } from './leg-split';
import { standingOf } from './settle-bet';
import { anyBet, anyLeg, anySystem, FINAL_RESULTS } from '@touchline/testkit/settlement/any-bet';

const COMBO: BetKind = { type: 'combo' };
const system = (id: number): BetKind => {
  const found = SYSTEM_TYPES.find((each) => each.id === id);
  if (!found) throw new Error(`no system ${id}`);
  return { type: 'system', system: found };
};
const aBet = (kind: BetKind, terms: Partial<BetTerms> = {}): BetTerms => ({
  kind,
  stake: minor(100),
  bonus: null,
  systemCap: null,
  ...terms,
});
const legs = (...results: readonly LegResult[]): Leg[] =>
  results.map((result) => ({ odds: odds(2000), result }));

const [OPEN, WON, LOST, VOID, CANCELED, HALF_WON, HALF_LOST] = [
  'no_results',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'canceled',
  'refund_half_win_other',
  'refund_half_lose_other',
] as const;

const shown = (bet: BetTerms, all: readonly Leg[]) => {
  const { result, due } = standingOf(bet, all);
  return [result, result === OPEN ? null : due.payout];
};

test.each([
  ['a win pays the odds', WON, WON, 200n],
  ['a loss pays nothing', LOST, LOST, 0n],
  ['a refund gives the stake back', VOID, VOID, 100n],
  ['a cancelled bet gives the stake back', CANCELED, CANCELED, 100n],
  ['half refunded, half won', HALF_WON, HALF_WON, 150n],
  ['half refunded, half lost', HALF_LOST, HALF_LOST, 50n],
  ['a single without a result is open', OPEN, OPEN, null],
] as const)('%s', (_rule, leg, result, payout) => {
  expect(shown(aBet({ type: 'single' }), legs(leg))).toEqual([result, payout]);
});

test.each([
  ['an open leg keeps a combo open', [WON, OPEN], OPEN, null],
  ['a lost leg decides a combo at once', [LOST, OPEN], LOST, 0n],
  ['all legs won', [WON, WON], WON, 400n],
  ['all legs cancelled', [CANCELED, CANCELED], CANCELED, 100n],
  ['cancelled and refunded', [CANCELED, VOID], VOID, 100n],
  ['what is refunded does not colour the win', [VOID, WON], WON, 200n],
  ['a lone half win', [HALF_WON, CANCELED], HALF_WON, 150n],
  ['half losses only', [HALF_LOST, HALF_LOST], HALF_LOST, 25n],
  ['a half win beside a win', [HALF_WON, WON], WON, 300n],
] as const)('combo: %s', (_rule, results, result, payout) => {
  expect(shown(aBet(COMBO), legs(...results))).toEqual([result, payout]);
});

test.each([
  ['2 of 3, all won, is the mean of its combos', 302, [WON, WON, WON], WON, 400n],
  ['2 of 3 with a lost leg has one combo left', 302, [WON, WON, LOST], WON, 133n],
  ['2 of 3 with two lost legs is lost at once', 302, [LOST, LOST, OPEN], LOST, 0n],
  ['2 of 3 with one lost leg may still win', 302, [LOST, WON, OPEN], OPEN, null],
  ['less than the stake refunds a part', 302, [VOID, VOID, LOST], HALF_LOST, 33n],
  ['a void leg counts as 1.00 in its combos', 302, [VOID, WON, WON], WON, 266n],
  ['a half win counts half in its combos', 302, [HALF_WON, WON, LOST], WON, 100n],
  ['a system of void legs is void', 302, [VOID, CANCELED, VOID], VOID, 100n],
  ['a cancelled system is cancelled', 302, [CANCELED, CANCELED, CANCELED], CANCELED, 100n],
  ['a system of half losses', 302, [HALF_LOST, HALF_LOST, HALF_LOST], HALF_LOST, 25n],
  ['1 of 3 is lost with its last leg only', 301, [LOST, LOST, WON], HALF_LOST, 66n],
  ['a Trixie pays three doubles and a treble', 322, [WON, WON, WON], WON, 500n],
  ['a Trixie without a leg pays one double of four', 322, [WON, WON, LOST], WON, 100n],
  ['a Patent with one winner pays one single of seven', 321, [WON, LOST, LOST], HALF_LOST, 28n],
  ['a Lucky 15 is open while one leg is', 421, [LOST, LOST, LOST, OPEN], OPEN, null],
  ['a Yankee is lost when too few legs are left', 422, [LOST, LOST, LOST, OPEN], LOST, 0n],
] as const)('system: %s', (_rule, id, results, result, payout) => {
  expect(shown(aBet(system(id)), legs(...results))).toEqual([result, payout]);
});

test.each([
  ['pays its one price when all legs win', [WON, WON, WON], WON, 500n],
  ['is lost with its first lost leg', [LOST, OPEN, VOID], LOST, 0n],
  ['waits for its last leg', [WON, WON, OPEN], OPEN, null],
  ['gives the stake back when a leg is void', [WON, VOID, WON], VOID, 100n],
  ['gives the stake back when all legs are cancelled', [CANCELED, CANCELED], CANCELED, 100n],
  ['is void at once when a leg is cancelled', [CANCELED, OPEN], CANCELED, 100n],
  ['is void with a cancelled leg beside a lost one', [LOST, CANCELED], CANCELED, 100n],
  ['waits while a leg is refunded by its score', [VOID, OPEN], OPEN, null],
  ['pays one half and refunds the other for a half win', [WON, HALF_WON], HALF_WON, 300n],
  ['shares what is paid over two half wins', [HALF_WON, HALF_WON], HALF_WON, 200n],
  ['refunds half for a half loss', [WON, HALF_LOST], HALF_LOST, 50n],
  ['refunds half of what is void for a half loss', [VOID, HALF_LOST], HALF_LOST, 50n],
  ['refunds what half a win and half a loss leave', [HALF_WON, HALF_LOST], HALF_LOST, 50n],
] as const)('a custom bet %s', (_rule, results, result, payout) => {
  const bet = aBet({ type: 'custom_bet', odds: odds(5000) });
  expect(shown(bet, legs(...results))).toEqual([result, payout]);
});

test.each([
  ['a single', { type: 'single' }, [WON], 5000, 100n],
  ['a combo', COMBO, [WON, WON], 5000, 200n],
  ['a combo by thirds', COMBO, [WON, WON], 3333, 133n],
  ['only a win: a refund stays whole', { type: 'single' }, [VOID], 5000, 100n],
  ['a system, in its combos', system(302), [WON, WON, LOST], 5000, 66n],
  ['a custom bet', { type: 'custom_bet', odds: odds(6000) }, [WON, WON], 5000, 300n],
  [
    'a custom bet with a void leg',
    { type: 'custom_bet', odds: odds(6000) },
    [WON, VOID],
    5000,
    50n,
  ],
] as const)('a dead heat leaves its share of %s', (_rule, kind, results, deadHeat, payout) => {
  const [first, ...others] = legs(...results);
  const shared = [{ ...first!, deadHeat }, ...others];
  expect(standingOf(aBet(kind), shared).due.payout).toBe(payout);
});

test.each([
  ['half void, the other half of a win shared by two', HALF_WON, 5000, 1250n],
  ['half void, the other half of a win shared by three', HALF_WON, 3333, 999n],
  ['half void, the other half of a win that is not shared', HALF_WON, null, 2000n],
  ['a win shared by two', WON, 5000, 1500n],
  ['half void, the other half lost: there is no win to share', HALF_LOST, 5000, 500n],
] as const)('10.00 at 3.00 in a dead heat: %s', (_rule, result, deadHeat, payout) => {
  const leg = { odds: odds(3000), result, deadHeat };
  expect(standingOf(aBet({ type: 'single' }, { stake: minor(1000) }), [leg]).due.payout).toBe(
    payout,
  );
});

test('a payout is rounded down once, at the end', () => {
  const third = { odds: odds(1333), result: WON };
  const pays = (stake: number, ...all: Leg[]) =>
    standingOf(aBet(COMBO, { stake: minor(stake) }), all).due.payout;
  expect([pays(100, third), pays(100, third, third)]).toEqual([133n, 177n]);
  expect(pays(1, { odds: odds(1999), result: WON })).toBe(1n);
});

test('a system pays its cap at most, and gives back a stake above it', () => {
  const bet = aBet(system(302), { systemCap: minor(350) });
  expect(standingOf(bet, legs(WON, WON, WON)).due.payout).toBe(350n);
  expect(standingOf(bet, legs(WON, WON, VOID)).due.payout).toBe(266n);
  const capped = aBet(system(302), { systemCap: minor(50) });
  expect(standingOf(capped, legs(VOID, VOID, VOID)).due.payout).toBe(100n);
});

test('other bets know no cap', () => {
  expect(standingOf(aBet(COMBO, { systemCap: minor(350) }), legs(WON, WON)).due.payout).toBe(400n);
});

test('nothing is due for an open bet, and all of the stake is settled with a decided one', () => {
  fc.assert(
    fc.property(anyBet(), ({ bet, legs: all }) => {
      const { result, due } = standingOf(bet, all);
      if (result === OPEN) expect(due).toEqual(NOTHING_DUE);
      else expect(due.stake).toBe(bet.stake);
      expect(result === OPEN).toBe(!isDecided(bet, all));
    }),
  );
});

/** Whether no result of an open leg can change what is paid, tried out. */
function isDecided(bet: BetTerms, all: readonly Leg[]): boolean {
  const as = (result: LegResult) =>
    all.map((leg) => (leg.result === OPEN ? { ...leg, result } : leg));
  const plain = { ...bet, bonus: null, systemCap: null, stake: minor(10n ** 30n) };
  return standingOf(plain, as(WON)).due.payout === standingOf(plain, as(LOST)).due.payout;
}

test('a payout is never negative, and never above the potential win, the stake or the cap', () => {
  fc.assert(
    fc.property(anyBet(), ({ bet, legs: all }) => {
      const { due } = standingOf(bet, all);
      const priced = { ...bet, legs: all.map((leg) => leg.odds) };
      const win = potentialWin(priced, bet.stake, bet.systemCap);
      expect(due.payout).toBeGreaterThanOrEqual(0n);
      expect(due.payout).toBeLessThanOrEqual(win > bet.stake ? win : bet.stake);
      expect(due.fromBonus).toBeGreaterThanOrEqual(0n);
      expect(due.fromBonus).toBeLessThanOrEqual(due.payout);
      if (bet.kind.type === 'system' && bet.systemCap !== null) {
        expect(due.payout).toBeLessThanOrEqual(bet.systemCap);
      }
    }),
  );
});

test('when every leg wins, the payout is the win that was promised', () => {
  fc.assert(
    fc.property(anyBet([WON]), ({ bet, legs: all }) => {
      const won = all.map((leg) => ({ ...leg, deadHeat: null }));
      const win = potentialWin(
        { ...bet, legs: all.map((leg) => leg.odds) },
        bet.stake,
        bet.systemCap,
      );
      const least = bet.bonus?.type === 'freebet_no_risk' && win < bet.stake ? bet.stake : win;
      expect(standingOf(bet, won).due.payout).toBe(least);
    }),
  );
});

test('the order of the legs does not matter', () => {
  fc.assert(
    fc.property(anyBet(), ({ bet, legs: all }) => {
      expect(standingOf(bet, all.toReversed())).toEqual(standingOf(bet, all));
    }),
  );
});

test('a system that has to win all of its legs is a combo', () => {
  const anyAll = fc
    .constantFrom(...SYSTEM_TYPES.filter((each) => each.winCounts[0] === each.totalCount))
    .chain((each) =>
      fc.tuple(
        fc.constant(each),
        fc.array(anyLeg(), { minLength: each.totalCount, maxLength: each.totalCount }),
      ),
    );
  fc.assert(
    fc.property(anyAll, ([each, all]) => {
      const bet = aBet({ type: 'system', system: each }, { stake: minor(12_345) });
      expect(standingOf(bet, all)).toEqual(standingOf({ ...bet, kind: COMBO }, all));
    }),
  );
});

test('a system pays what its combos pay one by one, before anything is rounded', () => {
  const anyPlayed = anySystem(7).chain((each) =>
    fc.tuple(
      fc.constant(each),
      fc.array(anyLeg(FINAL_RESULTS), {
        minLength: each.totalCount,
        maxLength: each.totalCount,
      }),
    ),
  );
  fc.assert(
    fc.property(anyPlayed, ([each, all]) => {
      const lines = each.winCounts.flatMap((win) => combosOf(all, win));
      // Each leg is in 20,000,000ths, so that this stake leaves nothing to round.
      const stake = minor(20_000_000n ** 7n);
      const paid = lines.map((line) => standingOf(aBet(COMBO, { stake }), line).due.payout);
      const total = paid.reduce<bigint>((sum, one) => sum + one, 0n) as Minor;
      const mean = scaled(total, { times: 1n, over: BigInt(lines.length) });
      const bet = aBet({ type: 'system', system: each }, { stake });
      expect(standingOf(bet, all).due.payout).toBe(mean);
    }),
    { numRuns: 60 },
  );
});

function combosOf(all: readonly Leg[], size: number): Leg[][] {
  if (size === 0) return [[]];
  return all.flatMap((leg, at) =>
    combosOf(all.slice(at + 1), size - 1).map((rest) => [leg, ...rest]),
  );
}

test('every result of a leg settles every kind of bet', () => {
  const known = LEG_RESULTS.filter((each) => each !== OPEN);
  for (const kind of [COMBO, system(302), { type: 'custom_bet', odds: odds(3000) }] as const) {
    for (const result of known) {
      expect(standingOf(aBet(kind), legs(result, result, result)).result).toBe(result);
    }
  }
});
