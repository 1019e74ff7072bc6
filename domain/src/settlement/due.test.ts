import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SYSTEM_TYPES } from '../bets/system-types';
import { FREEBET_TYPES, POINT_BONUS_TYPES } from '../bonus/bet-bonus';
import { minor, odds } from '../money';
import { NOTHING_DUE, type BetTerms, type CashedOut, type Due } from './due';
import type { LegResult } from './leg-result';
import type { Leg } from './leg-split';
import { restOf, standingOf } from './settle-bet';
import { anyBet, BOOST } from '@touchline/testkit/settlement/any-bet';

const KINDS = {
  single: { type: 'single' },
  combo: { type: 'combo' },
  system: { type: 'system', system: SYSTEM_TYPES.find((each) => each.id === 302)! },
  custom_bet: { type: 'custom_bet', odds: odds(5000) },
} as const;

const RESULTS = {
  won: 'win_entire',
  lost: 'lose_entire',
  refunded: 'refund_entire',
  cancelled: 'canceled',
  'half won': 'refund_half_win_other',
  'half lost': 'refund_half_lose_other',
  open: 'no_results',
} as const satisfies Record<string, LegResult>;

type Word = keyof typeof RESULTS;

const aBet = (kind: keyof typeof KINDS, terms: Partial<BetTerms> = {}): BetTerms => ({
  kind: KINDS[kind],
  stake: minor(100),
  bonus: null,
  systemCap: null,
  ...terms,
});
const legs = (words: readonly Word[], price = 2000): Leg[] =>
  words.map((word) => ({ odds: odds(price), result: RESULTS[word] }));
const due = (bet: BetTerms, ...words: readonly Word[]) => standingOf(bet, legs(words)).due;

/** What each freebet of 100 pays: plain and only_win, all_win, no_risk; and whether it goes back. */
test.each([
  ['single', ['won'], [100, 200, 200], 'spent'],
  ['single', ['lost'], [0, 0, 100], 'spent'],
  ['single', ['half won'], [50, 150, 150], 'spent'],
  ['single', ['half lost'], [0, 50, 100], 'spent'],
  ['single', ['refunded'], [0, 0, 100], 'returned'],
  ['single', ['cancelled'], [0, 0, 100], 'returned'],
  ['combo', ['won', 'won'], [300, 400, 400], 'spent'],
  ['combo', ['won', 'refunded'], [100, 200, 200], 'spent'],
  ['combo', ['won', 'half lost'], [0, 100, 100], 'spent'],
  ['combo', ['half won', 'half lost'], [0, 75, 100], 'spent'],
  ['combo', ['lost', 'open'], [0, 0, 100], 'spent'],
  ['combo', ['refunded', 'cancelled'], [0, 0, 100], 'returned'],
  ['system', ['won', 'won', 'won'], [300, 400, 400], 'spent'],
  ['system', ['won', 'won', 'lost'], [33, 133, 133], 'spent'],
  ['system', ['refunded', 'refunded', 'lost'], [0, 33, 100], 'spent'],
  ['system', ['lost', 'lost', 'open'], [0, 0, 100], 'spent'],
  ['system', ['refunded', 'refunded', 'refunded'], [0, 0, 100], 'returned'],
  ['custom_bet', ['won', 'won'], [400, 500, 500], 'spent'],
  ['custom_bet', ['won', 'half won'], [200, 300, 300], 'spent'],
  ['custom_bet', ['won', 'half lost'], [0, 50, 100], 'spent'],
  ['custom_bet', ['won', 'refunded'], [0, 0, 100], 'returned'],
  ['custom_bet', ['won', 'lost'], [0, 0, 100], 'spent'],
] as const)('a freebet on a %s with legs %s', (kind, words, [plain, allWin, noRisk], freebet) => {
  const payouts = { freebet: plain, only_win: plain, all_win: allWin, no_risk: noRisk };
  for (const type of FREEBET_TYPES) {
    const amount = payouts[type.replace('freebet_', '') as keyof typeof payouts];
    expect(due(aBet(kind, { bonus: { type, id: 1 } }), ...words)).toMatchObject({
      stake: 100n,
      payout: minor(amount),
      freebet,
    });
  }
});

test('a freebet on an open bet is neither spent nor returned', () => {
  const bonus = { type: 'freebet', id: 1 } as const;
  expect(due(aBet('combo', { bonus }), 'won', 'open')).toEqual(NOTHING_DUE);
});

test('what a freebet without risk gives back is a cost of the bonus, what was won is not', () => {
  const bet = aBet('single', { bonus: { type: 'freebet_no_risk', id: 1 } });
  const costs = (['won', 'lost', 'half lost', 'refunded'] as const).map(
    (word) => due(bet, word).fromBonus,
  );
  expect(costs).toEqual([0n, 100n, 50n, 0n]);
});

/** What a combo at 2.00 a leg pays for 100 with `BOOST`, and how much of that is the boost's. */
test.each([
  ['two legs are in the first range', ['won', 'won'], 440, 40],
  ['four legs are in the next', ['won', 'won', 'won', 'won'], 2400, 800],
  ['a void leg lowers the range', ['won', 'won', 'won', 'refunded'], 880, 80],
  ['void legs lower it to none', ['won', 'cancelled', 'refunded'], 200, 0],
  ['half results count as legs', ['won', 'half won', 'won', 'half lost'], 450, 150],
  ['a lost bet has no boost', ['won', 'lost', 'won'], 0, 0],
  ['a void bet has no boost', ['refunded', 'cancelled'], 100, 0],
] as const)('comboboost: %s', (_rule, words, payout, fromBonus) => {
  expect(due(aBet('combo', { bonus: BOOST }), ...words)).toEqual({
    stake: 100n,
    payout: minor(payout),
    fromBonus: minor(fromBonus),
    freebet: null,
  });
});

test('comboboost: without the least odds on every leg there is none, even if that leg is void', () => {
  const low: Leg = { odds: odds(1100), result: 'win_entire' };
  const bet = aBet('combo', { bonus: BOOST });
  expect(standingOf(bet, [...legs(['won', 'won']), low]).due.payout).toBe(440n);
  const voided: Leg = { ...low, result: 'canceled' };
  expect(standingOf(bet, [...legs(['won', 'won']), voided]).due.payout).toBe(400n);
});

test('comboboost: the payout is rounded once, boost and all', () => {
  const bet = aBet('combo', { stake: minor(7), bonus: BOOST });
  const all = legs(['won', 'won'], 1990);
  expect(standingOf(bet, all).due).toMatchObject({ payout: 30n, fromBonus: 3n });
});

test('comboboost is for combos: other bets have none', () => {
  expect(due(aBet('system', { bonus: BOOST }), 'won', 'won', 'won').payout).toBe(400n);
  expect(due(aBet('custom_bet', { bonus: BOOST }), 'won', 'won').payout).toBe(500n);
});

test('bonuses that earn points pay as any bet does', () => {
  for (const type of POINT_BONUS_TYPES) {
    const bet = aBet('combo', { bonus: { type, id: 1 } });
    expect(due(bet, 'won', 'half won')).toEqual(due(aBet('combo'), 'won', 'half won'));
    expect(due(bet, 'refunded', 'refunded')).toEqual(due(aBet('combo'), 'refunded', 'refunded'));
  }
});

/** A combo of 100 of which 40 were cashed out for 55. */
test.each([
  ['is due at once', ['won', 'open'], 'no_results', 40, 55],
  ['is final when the rest is lost', ['lost', 'open'], 'lose_entire', 100, 55],
  ['is final when the rest wins', ['won', 'won'], 'win_entire', 100, 55 + 240],
  ['is final when the rest is refunded', ['refunded', 'refunded'], 'refund_entire', 100, 55 + 60],
  ['is final when every leg is cancelled', ['cancelled', 'cancelled'], 'canceled', 100, 55 + 60],
] as const)('a part that was cashed out %s', (_rule, words, result, stake, payout) => {
  const cashedOut = { stake: minor(40), paid: minor(55) };
  expect(standingOf(aBet('combo', { cashedOut }), legs(words))).toMatchObject({
    result,
    due: { stake: minor(stake), payout: minor(payout) },
  });
});

test.each([
  ['won', 'cashed_out', 150],
  ['lost', 'cashed_out', 150],
  ['refunded', 'cashed_out', 150],
  ['open', 'cashed_out', 150],
  ['cancelled', 'cashed_out', 150],
] as const)('a bet of 100 cashed out for 150 and then %s is %s', (word, result, payout) => {
  const cashedOut = { stake: minor(100), paid: minor(150) };
  const standing = standingOf(aBet('single', { cashedOut }), legs([word]));
  expect([standing.result, standing.due.payout]).toEqual([result, minor(payout)]);
});

test('a freebet is spent by cashing it out', () => {
  const terms = (type: 'freebet_all_win' | 'hunting', paid: bigint): Partial<BetTerms> => ({
    bonus: { type, id: 1 },
    cashedOut: { stake: minor(100), paid: minor(paid) },
  });
  expect(due(aBet('single', terms('freebet_all_win', 90n)), 'open').freebet).toBe('spent');
  expect(due(aBet('single', terms('freebet_all_win', 90n)), 'cancelled').freebet).toBe('spent');
  expect(due(aBet('single', terms('hunting', 90n)), 'open').freebet).toBeNull();
  const part = { ...terms('freebet_all_win', 30n), stake: minor(200) };
  expect(due(aBet('single', part), 'open').freebet).toBeNull();
});

test('the rest of a system that was cashed out in part has its share of the cap, rounded down', () => {
  const cashedOut = { stake: minor(50), paid: minor(120) };
  const bet = aBet('system', { systemCap: minor(301), cashedOut });
  expect(due(bet, 'won', 'won', 'won').payout).toBe(120n + 150n);
  expect(restOf(bet)).toMatchObject({ stake: 50n, systemCap: 150n, cashedOut: null });
});

test('cashing out a part changes nothing for the rest', () => {
  const part = (stake: bigint, share: number): CashedOut => {
    const given = (stake * BigInt(share)) / 100n;
    return { stake: minor(given), paid: minor(given / 2n) };
  };
  fc.assert(
    fc.property(anyBet(), fc.integer({ min: 1, max: 99 }), ({ bet, legs: all }, share) => {
      const cashedOut = part(bet.stake, share);
      const uncapped = { ...bet, systemCap: null };
      const whole = standingOf({ ...uncapped, cashedOut }, all);
      const rest = standingOf({ ...uncapped, stake: minor(bet.stake - cashedOut.stake) }, all);
      const together: Pick<Due, 'payout' | 'fromBonus'> = {
        payout: minor(rest.due.payout + cashedOut.paid),
        fromBonus: rest.due.fromBonus,
      };
      expect(whole).toMatchObject({ result: rest.result, due: together });
    }),
  );
});
