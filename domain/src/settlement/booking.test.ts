import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stakesCash } from '../bonus/bet-bonus';
import { cashOf, freebetOf, house, openBets, promotions } from '../ledger/accounts';
import { faultOf } from '../ledger/check-posting';
import { stakePosting, type Posting } from '../ledger/entries';
import { movedOn } from '../ledger/shortage';
import { minor, minus, odds } from '../money';
import { bookingPosting } from './booking';
import { NOTHING_DUE, type BetTerms, type Due } from './due';
import { LEG_RESULTS, type LegResult } from './leg-result';
import { standingOf } from './settle-bet';
import { anyBet } from '@touchline/testkit/settlement/any-bet';

const bet = { id: 7, playerId: 3, currency: 'EUR', stake: minor(1000) };
const freebetBet = { ...bet, freebetId: 9 };
const CASH = cashOf(3, 'EUR');
const OPEN = openBets('EUR');
const BANK = house('EUR');
const PROMOTIONS = promotions('EUR');
const FREEBET = freebetOf(3, 9, 'EUR');
const ACCOUNTS = [CASH, OPEN, BANK, PROMOTIONS, FREEBET];

const due = (payout: number, more: Partial<Due> = {}): Due => ({
  stake: bet.stake,
  payout: minor(payout),
  fromBonus: minor(0),
  freebet: null,
  ...more,
});
const settled = (number: number) => ({ cause: 'settle', number }) as const;
const moves = (posting: Posting | null) =>
  posting && ACCOUNTS.map((account) => Number(movedOn(account, posting)));

/** What cash, open bets and the house get. */
test.each([
  [
    'a win takes the stake out of the open bets, the rest from the house',
    null,
    2500,
    [2500, -1000, -1500],
  ],
  ['a loss leaves the stake with the house', null, 0, [0, -1000, 1000]],
  ['a win taken back opens the bet again', 2500, null, [-2500, 1000, 1500]],
  ['a loss taken back opens the bet again', 0, null, [0, 1000, -1000]],
  ['a better result pays the difference', 0, 2500, [2500, 0, -2500]],
  ['a worse result takes the difference', 2500, 400, [-2100, 0, 2100]],
  ['the same payout moves nothing', 2500, 2500, null],
  ['an open bet that stays open moves nothing', null, null, null],
] as const)('%s', (_rule, before, after, expected) => {
  const dueFor = (payout: number | null) => (payout === null ? NOTHING_DUE : due(payout));
  const moved = moves(bookingPosting(bet, settled(1), dueFor(before), dueFor(after)));
  expect(moved?.slice(0, 3) ?? null).toEqual(expected);
});

const spent = due(600, { freebet: 'spent' });
const returned = due(0, { freebet: 'returned' });

/** What cash, open bets, the house, the promotions and the freebet get. */
test.each([
  ["a freebet's stake goes to the house", NOTHING_DUE, spent, [600, -1000, 400, 0, 0]],
  ['a freebet goes back unused', NOTHING_DUE, returned, [0, -1000, 0, 0, 1000]],
  ['a freebet is spent after all', returned, spent, [600, 0, 400, 0, -1000]],
  ['a freebet goes back after all', spent, returned, [-600, 0, -400, 0, 1000]],
  ['a freebet on a bet that is open again', returned, NOTHING_DUE, [0, 1000, 0, 0, -1000]],
])('%s', (_rule, before, after, expected) => {
  expect(moves(bookingPosting(freebetBet, settled(1), before, after))).toEqual(expected);
});

test.each([
  ['a void bet goes back whole', NOTHING_DUE, due(1000), [1000, -1000, 0, 0, 0]],
  ['a half lost bet is shared', NOTHING_DUE, due(500), [500, -1000, 500, 0, 0]],
  [
    'a boost is paid by the promotions',
    NOTHING_DUE,
    due(2750, { fromBonus: minor(250) }),
    [2750, -1000, -1500, -250, 0],
  ],
  [
    'a boost that is lost goes back to them',
    due(2750, { fromBonus: minor(250) }),
    due(2000),
    [-750, 0, 500, 250, 0],
  ],
  [
    'a stake without risk is given back by them',
    NOTHING_DUE,
    due(1000, { fromBonus: minor(1000), freebet: 'spent' }),
    [1000, -1000, 1000, -1000, 0],
  ],
  [
    'a stake without risk that turns out void is its own',
    due(1000, { fromBonus: minor(1000), freebet: 'spent' }),
    due(1000, { freebet: 'returned' }),
    [0, 0, -1000, 1000, 0],
  ],
  [
    'a part that was cashed out leaves the open bets',
    NOTHING_DUE,
    due(550, { stake: minor(400) }),
    [550, -400, -150, 0, 0],
  ],
  [
    'the rest of a bet that was cashed out in part',
    due(550, { stake: minor(400) }),
    due(1750),
    [1200, -600, -600, 0, 0],
  ],
])('%s', (_rule, before, after, expected) => {
  expect(moves(bookingPosting(bet, settled(1), before, after))).toEqual(expected);
});

test('a booking is named after its cause, the bet and its number', () => {
  expect(bookingPosting(bet, settled(3), NOTHING_DUE, due(1))?.id).toBe('settle:7:3');
  expect(bookingPosting(bet, settled(4), due(1), NOTHING_DUE)?.id).toBe('settle:7:4');
  const cashedOut = due(700, { stake: minor(400) });
  expect(bookingPosting(bet, { cause: 'cash_out', number: 2 }, NOTHING_DUE, cashedOut)).toEqual({
    id: 'cash_out:7:2',
    currency: 'EUR',
    entries: [
      { from: OPEN, to: CASH, amount: 400n },
      { from: BANK, to: CASH, amount: 300n },
    ],
  });
});

test('a bonus that pays more than the payout is a fault', () => {
  const wrong = due(100, { fromBonus: minor(200) });
  expect(() => bookingPosting(bet, settled(1), NOTHING_DUE, wrong)).toThrow('part of the payout');
});

const anyResult = fc.constantFrom<LegResult>(...LEG_RESULTS);

/** A bet, and the results its legs are said to have, one time after the other. */
const anyStory = () =>
  anyBet().chain(({ bet: terms, legs }) =>
    fc.record({
      terms: fc.constant(terms),
      times: fc.array(
        fc
          .array(anyResult, { minLength: legs.length, maxLength: legs.length })
          .map((results) => legs.map((leg, at) => ({ ...leg, result: results[at]! }))),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );

const staked = ({ stake, bonus }: BetTerms) => ({
  ...bet,
  stake,
  ...(stakesCash(bonus) ? {} : { freebetId: 9 }),
});

/** What all postings have moved on each account, once the bet is placed and the results have come. */
function balances(terms: BetTerms, dues: readonly Due[]): bigint[] {
  const postings = dues.map((each, at) =>
    bookingPosting(staked(terms), settled(at + 1), dues[at - 1] ?? NOTHING_DUE, each),
  );
  const all = [stakePosting(staked(terms)), ...postings].filter((each) => each !== null);
  for (const posting of all) expect(faultOf(posting)).toBeNull();
  return ACCOUNTS.map((account) =>
    all.reduce((total, posting) => total + movedOn(account, posting), 0n),
  );
}

test('whatever way results take, everybody has what the last results alone would have given', () => {
  fc.assert(
    fc.property(anyStory(), ({ terms, times }) => {
      const dues = times.map((legs) => standingOf(terms, legs).due);
      expect(balances(terms, dues)).toEqual(balances(terms, dues.slice(-1)));
    }),
  );
});

test('the player ends with the last payout, the open bets with what is not settled', () => {
  fc.assert(
    fc.property(anyStory(), ({ terms, times }) => {
      const dues = times.map((legs) => standingOf(terms, legs).due);
      const last = dues.at(-1)!;
      const own = stakesCash(terms.bonus) ? terms.stake : 0n;
      const [cash, open, , bonus, freebet] = balances(terms, dues);
      expect(cash).toBe(last.payout - own);
      expect(open).toBe(terms.stake - last.stake);
      expect(bonus).toBe(-last.fromBonus);
      const back = last.freebet === 'returned' ? terms.stake : 0n;
      expect(freebet).toBe(own === 0n ? back - terms.stake : 0n);
    }),
  );
});

test('a correction to and fro moves what it moved before, the other way', () => {
  fc.assert(
    fc.property(anyStory(), ({ terms, times }) => {
      const [one, other] = [times[0]!, times.at(-1)!].map((legs) => standingOf(terms, legs).due);
      const there = moves(bookingPosting(staked(terms), settled(2), one!, other!));
      const back = moves(bookingPosting(staked(terms), settled(3), other!, one!));
      expect(back?.map((amount) => amount + 0)).toEqual(there?.map((amount) => 0 - amount));
    }),
  );
});

test('no posting moves more than the accounts get', () => {
  fc.assert(
    fc.property(anyStory(), ({ terms, times }) => {
      const dues = times.map((legs) => standingOf(terms, legs).due);
      const posting = bookingPosting(staked(terms), settled(2), dues[0]!, dues.at(-1)!);
      const moved = posting?.entries.reduce((total, each) => total + each.amount, 0n) ?? 0n;
      const got = (moves(posting) ?? []).reduce((total, each) => total + Math.max(0, each), 0);
      expect(Number(moved)).toBe(got);
    }),
  );
});

test('a part that is cashed out and the rest are booked as one bet', () => {
  const terms: BetTerms = {
    kind: { type: 'combo' },
    stake: bet.stake,
    bonus: null,
    systemCap: null,
  };
  const cashedOut = { stake: minor(400), paid: minor(550) };
  const at = (...results: LegResult[]) => results.map((result) => ({ odds: odds(2000), result }));
  const story = [
    standingOf(terms, at('no_results', 'no_results')),
    standingOf({ ...terms, cashedOut }, at('no_results', 'no_results')),
    standingOf({ ...terms, cashedOut }, at('win_entire', 'win_entire')),
    standingOf({ ...terms, cashedOut }, at('lose_entire', 'win_entire')),
    standingOf({ ...terms, cashedOut }, at('canceled', 'canceled')),
  ].map((standing) => standing.due);
  const cashAfter = story.map((_, at) => balances(terms, story.slice(0, at + 1))[0]);
  expect(cashAfter).toEqual(
    [0n, 550n, 2950n, 550n, 1150n].map((paid) => minus(minor(paid), bet.stake)),
  );
});
