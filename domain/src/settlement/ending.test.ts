import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBet, FINAL_RESULTS } from '@touchline/testkit/settlement/any-bet';
import { passesResultFilter, RESULT_FILTERS } from '../bets/bet-status';
import { minor, minus, scaled, ZERO } from '../money';
import { isVoid } from './bet-result';
import type { BetWord, Ending } from './bet-words';
import { breakEven, endingOf, wordOf, type PaidBet } from './ending';
import { standingOf } from './settle-bet';

const aBet = (given: Partial<PaidBet>): PaidBet => ({
  type: 'single',
  result: 'win_entire',
  stake: minor(1000),
  paid: ZERO,
  bonus: null,
  cashedOut: ZERO,
  ...given,
});

const WINNINGS = { type: 'freebet' };
const NO_RISK = { type: 'freebet_no_risk' };

test.each<[string, Partial<PaidBet>, BetWord, Ending | null]>([
  ['open', { result: 'no_results' }, 'open', null],
  ['won', { paid: minor(2000) }, 'won', 'win'],
  ['won at 1.00', { paid: minor(1000) }, 'stake_returned', 'refund'],
  ['won in a dead heat', { paid: minor(900) }, 'returned', 'lose'],
  ['half won', { result: 'refund_half_win_other', paid: minor(1500) }, 'half_won', 'win'],
  [
    'half won in a dead heat',
    { result: 'refund_half_win_other', paid: minor(800) },
    'returned',
    'lose',
  ],
  ['half lost', { result: 'refund_half_lose_other', paid: minor(500) }, 'half_lost', 'lose'],
  ['half lost twice', { result: 'refund_half_lose_other', paid: minor(250) }, 'returned', 'lose'],
  ['lost', { result: 'lose_entire' }, 'lost', 'lose'],
  ['void', { result: 'canceled', paid: minor(1000) }, 'void', 'refund'],
  ['refunded', { result: 'refund_entire', paid: minor(1000) }, 'stake_returned', 'refund'],
  ['cashed out for more', { result: 'cashed_out', paid: minor(1001) }, 'cashed_out', 'win'],
  ['cashed out for less', { result: 'cashed_out', paid: minor(999) }, 'cashed_out', 'lose'],
  [
    'a losing system that pays half',
    { type: 'system', result: 'refund_half_lose_other', paid: minor(500) },
    'returned',
    'lose',
  ],
  ['a system with a lost leg that pays', { type: 'system', paid: minor(1001) }, 'won', 'win'],
  [
    'lost without risk',
    { result: 'lose_entire', paid: minor(1000), bonus: NO_RISK },
    'stake_returned',
    'refund',
  ],
  ['a freebet that won less than it staked', { paid: minor(500), bonus: WINNINGS }, 'won', 'win'],
  ['a freebet that lost', { result: 'lose_entire', bonus: WINNINGS }, 'lost', 'lose'],
  ['a freebet that is void', { result: 'canceled', bonus: WINNINGS }, 'void', 'refund'],
  [
    'a freebet with its stake, half lost',
    { result: 'refund_half_lose_other', paid: minor(500), bonus: { type: 'freebet_all_win' } },
    'half_lost',
    'lose',
  ],
  [
    'cashed out in part above the stake, the rest lost',
    { result: 'lose_entire', paid: minor(1200), cashedOut: minor(500) },
    'returned',
    'win',
  ],
  [
    'cashed out in part far below the stake, the rest won',
    { paid: minor(700), cashedOut: minor(900) },
    'returned',
    'lose',
  ],
])('a bet of 10.00, %s', (_what, given, word, ending) => {
  const bet = aBet(given);
  expect([wordOf(bet), endingOf(bet)]).toEqual([word, ending]);
});

const WORDS: Record<Ending, readonly BetWord[]> = {
  win: ['won', 'half_won', 'returned', 'cashed_out'],
  refund: ['stake_returned', 'void', 'cashed_out'],
  lose: ['lost', 'half_lost', 'returned', 'cashed_out'],
};

/** A bet of any kind with any results, of which some may have been cashed out at any price. */
const anyPaid = fc
  .tuple(anyBet(FINAL_RESULTS), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 300 }))
  .map(([{ bet, legs }, share, price]) => {
    const stake = scaled(bet.stake, { times: BigInt(share), over: 100n });
    const paid = scaled(stake, { times: BigInt(price), over: 100n });
    const isCashed = stake > 0n && paid > 0n && (bet.bonus === null || share === 100);
    const terms = { ...bet, cashedOut: isCashed ? { stake, paid } : null };
    const { result, due } = standingOf(terms, legs);
    const cashedOut = terms.cashedOut?.stake ?? ZERO;
    return { ...bet, type: bet.kind.type, result, paid: due.payout, due, cashedOut };
  });

test('what a bet pays beside its stake decides its word, and by which filter it is found', () => {
  fc.assert(
    fc.property(anyPaid, (bet) => {
      const ending = endingOf(bet);
      const isGivenBack = bet.due.freebet === 'returned' && bet.paid === 0n;
      const sign = isGivenBack
        ? 0n
        : minus(bet.paid, breakEven(bet)) || (bet.paid === 0n ? -1n : 0n);
      expect(ending).toBe(sign > 0n ? 'win' : sign < 0n ? 'lose' : 'refund');
      expect(WORDS[ending ?? 'lose']).toContain(wordOf(bet));
      expect(RESULT_FILTERS.filter((each) => passesResultFilter(each, ending))).toEqual([
        'all',
        ending,
      ]);
    }),
  );
});

test('the result of a bet agrees with what the bet itself pays', () => {
  fc.assert(
    fc.property(anyBet(FINAL_RESULTS), ({ bet, legs }) => {
      const { result, due } = standingOf(bet, legs);
      const gift = bet.bonus?.type === 'freebet_no_risk' ? due.fromBonus : ZERO;
      const own = minus(due.payout, gift);
      const isWon = result === 'win_entire' || result === 'refund_half_win_other';
      if (isVoid(result)) expect(due.freebet).not.toBe('spent');
      else if (result === 'lose_entire') expect(own).toBe(0n);
      else expect(own >= breakEven(bet)).toBe(isWon);
    }),
  );
});
