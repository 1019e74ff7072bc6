import { aPick, SINGLES_OFFERED, slipOf, stakedSlip } from '@touchline/testkit/slip/slip';
import { expect, test } from 'vitest';
import { FREEBET_TYPES, type FreebetType, type OfferedBonus } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import {
  chooseBonus,
  forAnotherPlayer,
  outlookWith,
  removeBonus,
  withAvailableBonuses,
  withoutBonuses,
} from './bonus-on-slip';
import { placing, unanswered } from './place';
import type { Slip } from './slip';
import { changeCurrency, setStake, setWin } from './stake';

const A = aPick({ matchId: 1 });
const B = aPick({ matchId: 2 });

const aFreebet = (id: number, stake: number, type: FreebetType = 'freebet'): OfferedBonus => ({
  type,
  id,
  freebetStake: minor(stake),
});
const aBoost = (bonusOdds = 1100): OfferedBonus => ({
  type: 'comboboost',
  id: 5,
  minOdds: odds(1200),
  ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(bonusOdds) }],
});
const FREEBET = aFreebet(1, 1000);
const HUNTING: OfferedBonus = { type: 'hunting', id: 2 };
const TOURNAMENT: OfferedBonus = { type: 'tournament', id: 3 };
const LOOTBOX: OfferedBonus = { type: 'lootbox', id: 4 };
const BOOST = aBoost();

/** A combo staked with 500 by the player, these bonuses on offer and the first of them chosen. */
function chosen(...[first, ...others]: OfferedBonus[]): Slip {
  const slip = withAvailableBonuses(stakedSlip([A, B], 500), 0, [LOOTBOX, ...others, first!]);
  return chooseBonus(slip, 0, first!);
}
const bonusOf = (slip: Slip, index = 0) => slip.bets[index]!.bonus;
const stakeOf = (slip: Slip, index = 0) => slip.bets[index]!.stake;

test.each<[string, OfferedBonus[], OfferedBonus | null]>([
  ['the chosen one still on offer stays', [HUNTING, LOOTBOX], LOOTBOX],
  [
    'the same id in another kind is another bonus',
    [{ type: 'hunting', id: 4 }],
    { type: 'hunting', id: 4 },
  ],
  ['gone, hunting is the default', [BOOST, TOURNAMENT, HUNTING], HUNTING],
  ['gone, without hunting a tournament is', [BOOST, TOURNAMENT], TOURNAMENT],
  ['gone, without either comboboost is', [FREEBET, BOOST], BOOST],
  [
    'gone, neither a freebet nor a lootbox is the default',
    [FREEBET, { type: 'lootbox', id: 9 }],
    null,
  ],
])('when the available bonuses change, %s', (_rule, available, expected) => {
  const slip = withAvailableBonuses(chosen(LOOTBOX), 0, available);
  expect(bonusOf(slip)).toEqual(expected);
  expect(slip.bets[0]!.availableBonuses).toBe(available);
  expect(stakeOf(slip)).toEqual({ source: 'stake', amount: 500n });
});

test('a bonus still on offer counts on the terms of today', () => {
  const wished = setWin(chosen(BOOST), 0, minor(4400), null);
  expect(stakeOf(wished).amount).toBe(1000n);
  const better = withAvailableBonuses(wished, 0, [aBoost(1375)]);
  expect(bonusOf(better)).toEqual(aBoost(1375));
  expect(stakeOf(better).amount).toBe(800n);
  expect(stakeOf(withAvailableBonuses(chosen(FREEBET), 0, [aFreebet(1, 700)])).amount).toBe(700n);
});

test('a bet without a bonus takes a default that is offered for the first time', () => {
  const fresh = withAvailableBonuses(slipOf([A, B]), 0, [BOOST]);
  expect(bonusOf(fresh)).toBe(BOOST);
});

test('what the player took off stays off while it is on offer', () => {
  const without = removeBonus(chosen(HUNTING), 0);
  expect(bonusOf(withAvailableBonuses(without, 0, [FREEBET, HUNTING]))).toBeNull();
  expect(bonusOf(withAvailableBonuses(without, 0, [BOOST, HUNTING]))).toBe(BOOST);
});

test.each(FREEBET_TYPES)('the stake of a %s goes with it', (type) => {
  const freebet = aFreebet(1, 1000, type);
  const none = { source: 'stake', amount: 0n };
  expect(stakeOf(withAvailableBonuses(chosen(freebet), 0, [HUNTING]))).toEqual(none);
  expect(stakeOf(chooseBonus(chosen(freebet, HUNTING), 0, HUNTING))).toEqual(none);
  expect(stakeOf(removeBonus(chosen(freebet), 0))).toEqual(none);
});

test('SPEC §4: who leaves takes every bonus along, and the stake of a freebet; a stake of their own stays', () => {
  const bets = [...chosen(FREEBET).bets, ...chosen(HUNTING).bets];
  const left = withoutBonuses({ ...chosen(FREEBET), bets });
  expect(left.bets.map(({ bonus, availableBonuses }) => [bonus, availableBonuses])).toEqual([
    [null, []],
    [null, []],
  ]);
  expect([stakeOf(left).amount, stakeOf(left, 1).amount]).toEqual([0n, 500n]);
  expect(withoutBonuses(left)).toBe(left);
});

test('what was sent with a freebet and has no answer stays as it was sent, whoever leaves', () => {
  const sent = unanswered(placing(chosen(FREEBET), 'id-1', 'none'));
  expect(withoutBonuses(sent)).toBe(sent);
});

test('what one player has sent is not for the next one to send again, nor on its freebet', () => {
  const sending = placing(chosen(FREEBET), 'id-1', 'any');
  expect(forAnotherPlayer(sending)).toBe(sending);
  const left = forAnotherPlayer(unanswered(sending));
  expect([left.placement, bonusOf(left), stakeOf(left).amount]).toEqual([null, null, 0n]);
  const own = stakedSlip([A], 500);
  expect(forAnotherPlayer(own)).toBe(own);
});

test('picking a freebet sets the stake to what it stakes', () => {
  expect(stakeOf(chosen(FREEBET))).toEqual({ source: 'stake', amount: 1000n });
  const wished = setWin(chosen(LOOTBOX, FREEBET), 0, minor(8000), null);
  expect(stakeOf(chooseBonus(wished, 0, FREEBET))).toEqual({ source: 'stake', amount: 1000n });
});

test('a freebet that names no stake leaves the player to set it', () => {
  const free = chosen(aFreebet(1, 0));
  expect(stakeOf(free).amount).toBe(500n);
  expect(stakeOf(setStake(free, 0, minor(300))).amount).toBe(300n);
});

test('what a freebet stakes is not for the player to change', () => {
  expect(stakeOf(setStake(chosen(FREEBET), 0, minor(300))).amount).toBe(1000n);
  expect(stakeOf(setWin(chosen(FREEBET), 0, minor(300), null)).amount).toBe(1000n);
});

test.each([
  ['hunting', HUNTING, 1250n],
  ['comboboost', BOOST, 1137n],
] as const)(
  '%s leaves the stake, but a stake led by the wished win follows it',
  (_type, bonus, led) => {
    const slip = chosen(LOOTBOX, bonus);
    expect(stakeOf(chooseBonus(slip, 0, bonus)).amount).toBe(500n);
    const wished = chooseBonus(setWin(slip, 0, minor(5000), null), 0, bonus);
    expect(stakeOf(wished)).toEqual({ source: 'potentialWin', amount: led, win: 5000n });
  },
);

test('a bonus that is not available is not chosen, nor the one that is chosen already', () => {
  const slip = chosen(LOOTBOX);
  expect(chooseBonus(slip, 0, HUNTING)).toBe(slip);
  expect(chooseBonus(slip, 0, LOOTBOX)).toBe(slip);
  expect(chooseBonus(slip, 1, LOOTBOX)).toBe(slip);
  expect(removeBonus(slipOf([A]), 0)).toEqual(slipOf([A]));
});

test('the bonus chosen is the one on offer, whatever it was when it was seen', () => {
  const slip = withAvailableBonuses(slipOf([A]), 0, [aFreebet(1, 700)]);
  expect(stakeOf(chooseBonus(slip, 0, FREEBET)).amount).toBe(700n);
});

test('a freebet stakes one bet: chosen for another, it leaves the first', () => {
  const singles = [0, 1].reduce(
    (slip, at) => withAvailableBonuses(slip, at, [FREEBET, LOOTBOX]),
    stakedSlip([A, B], 500, SINGLES_OFFERED),
  );
  const second = chooseBonus(chooseBonus(singles, 0, FREEBET), 1, FREEBET);
  expect([bonusOf(second, 0), bonusOf(second, 1)]).toEqual([null, FREEBET]);
  expect([stakeOf(second, 0).amount, stakeOf(second, 1).amount]).toEqual([0n, 1000n]);
  const both = chooseBonus(chooseBonus(singles, 0, LOOTBOX), 1, LOOTBOX);
  expect([bonusOf(both, 0), bonusOf(both, 1)]).toEqual([LOOTBOX, LOOTBOX]);
});

test.each(['PROCESSING', 'SUCCESS'] as const)('%s takes no bonus changes', (ticket) => {
  const slip = { ...chosen(FREEBET, HUNTING), ticket };
  expect(withAvailableBonuses(slip, 0, [])).toBe(slip);
  expect(chooseBonus(slip, 0, HUNTING)).toBe(slip);
  expect(removeBonus(slip, 0)).toBe(slip);
});

test('choosing is an edit: it forgets an error and what was sent; what is on offer is not', () => {
  const silent = unanswered(placing(chosen(LOOTBOX, HUNTING), 'one', 'none'));
  expect(chooseBonus(silent, 0, HUNTING).placement).toBeNull();
  expect(removeBonus(silent, 0).placement).toBeNull();
  expect(withAvailableBonuses(silent, 0, []).placement).toBe(silent.placement);
  const failed = {
    ...silent,
    ticket: 'ERROR',
    error: { code: 1, message: 'no', details: null },
  } as const;
  expect(withAvailableBonuses(failed, 0, [])).toMatchObject({
    ticket: 'ERROR',
    error: { code: 1 },
  });
});

test('the same slip comes back when the same is on offer', () => {
  const slip = withAvailableBonuses(slipOf([A, B]), 0, [FREEBET, aBoost()]);
  expect(withAvailableBonuses(slip, 0, [aFreebet(1, 1000), aBoost()])).toBe(slip);
  expect(withAvailableBonuses(slip, 1, [HUNTING])).toBe(slip);
});

test('the same on offer in another order is no news, and other terms are', () => {
  const slip = withAvailableBonuses(slipOf([A, B]), 0, [FREEBET, aBoost(), HUNTING]);
  const ranges = [{ bonusOdds: odds(1100), maxCount: null, minCount: 2 }];
  const boost: OfferedBonus = { ranges, minOdds: odds(1200), id: 5, type: 'comboboost' };
  expect(withAvailableBonuses(slip, 0, [HUNTING, boost, FREEBET])).toBe(slip);
  for (const other of [
    [FREEBET, aBoost(1101), HUNTING],
    [aFreebet(1, 1001), aBoost(), HUNTING],
    [FREEBET, aBoost()],
    [aFreebet(1, 1000, 'freebet_all_win'), aBoost(), HUNTING],
  ]) {
    expect(withAvailableBonuses(slip, 0, other)).not.toBe(slip);
  }
});

test('what the player took off stays off in another currency', () => {
  const slip = changeCurrency(removeBonus(chosen(HUNTING, FREEBET), 0), 'USD');
  expect(slip.bets[0]!.availableBonuses).not.toContainEqual(FREEBET);
  expect(bonusOf(withAvailableBonuses(slip, 0, [HUNTING, FREEBET]))).toBeNull();
  const used = changeCurrency(chosen(HUNTING), 'USD');
  expect(bonusOf(withAvailableBonuses(used, 0, [HUNTING]))).toEqual(HUNTING);
});

test('another currency drops the freebets', () => {
  const slip = changeCurrency(chosen(FREEBET), 'USD');
  expect(bonusOf(slip)).toBeNull();
  expect(slip.bets[0]!.availableBonuses).not.toContainEqual(FREEBET);
});

test.each<[string, OfferedBonus | null, [stake: bigint, cash: bigint, win: bigint]]>([
  ['nothing', null, [500n, 500n, 2000n]],
  ['a boost pays more for the same money', BOOST, [500n, 500n, 2200n]],
  ['a freebet pays its winnings, and costs nothing', FREEBET, [1000n, 0n, 3000n]],
  [
    'one that pays its stake too pays more',
    aFreebet(1, 1000, 'freebet_all_win'),
    [1000n, 0n, 4000n],
  ],
  ['without risk the money is the own', aFreebet(1, 500, 'freebet_no_risk'), [500n, 500n, 2000n]],
])('what a bet would pay with %s', (_rule, bonus, [stake, cash, win]) => {
  const [bet] = stakedSlip([A, B], 500).bets;
  expect(outlookWith(bet!, bonus, null)).toEqual({ stake, cash, win });
});

test('without the freebet that stakes for it a bet would stake nothing', () => {
  const [bet] = chosen(FREEBET).bets;
  expect(outlookWith(bet!, FREEBET, null).stake).toBe(1000n);
  expect(outlookWith(bet!, null, null)).toEqual({ stake: 0n, cash: 0n, win: 0n });
});
