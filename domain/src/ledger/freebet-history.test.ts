import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, smaller, sum, ZERO, type Minor } from '../money';
import { bookingPosting } from '../settlement/booking';
import { NOTHING_DUE, type Due } from '../settlement/due';
import { cashOf, freebetDebtOf, freebetOf, openBets, promotions } from './accounts';
import { freebetBoostedPosting, freebetEndedPosting, freebetIssuedPostings } from './bonuses';
import { stakePosting, type StakedBet } from './entries';
import { depositPosting } from './payments';
import { owingPosting, respentPosting } from './shortage';
import { aLedger } from '@touchline/testkit/wallet/a-ledger';

const EUR = { playerId: 3, currency: 'EUR', type: 'freebet' } as const;
const DEPOSITED = minor(10_000);
const CASH = cashOf(3, 'EUR');

/** A freebet in plain numbers. */
interface Freebet {
  id: number;
  stake: Minor;
  left: Minor;
  /** What it has staked twice. */
  owed: Minor;
  ends: number;
  isBoosted: boolean;
}

/** A bet on a freebet; on one without risk, which the ledger does not know, it is null. */
interface Placed {
  bet: StakedBet;
  freebet: Freebet | null;
  due: Due;
  bookings: number;
}

/** A ledger beside what it should hold. */
function aHistory() {
  const ledger = aLedger();
  const deposit = { ...EUR, id: 'd', provider: 'sandbox', amount: DEPOSITED };
  ledger.post(depositPosting(deposit));
  return {
    ledger,
    freebets: [] as Freebet[],
    placed: [] as Placed[],
    issued: 0n,
    spent: 0n,
    expired: 0n,
  };
}

type History = ReturnType<typeof aHistory>;
type Step = (history: History) => void;

const issue =
  (amount: Minor): Step =>
  (history) => {
    const freebet = { id: history.freebets.length + 1, stake: amount, left: amount, owed: ZERO };
    const postings = freebetIssuedPostings({ ...EUR, id: freebet.id, amount });
    expect(postings.map(history.ledger.post)).toEqual([true]);
    history.freebets.push({ ...freebet, ends: 0, isBoosted: false });
    history.issued += amount;
  };

const boost =
  (at: number, amount: Minor): Step =>
  (history) => {
    const freebet = history.freebets[at];
    if (!freebet) return;
    const added = freebetBoostedPosting({ ...EUR, id: freebet.id, amount });
    expect(history.ledger.post(added)).toBe(!freebet.isBoosted);
    if (freebet.isBoosted) return;
    freebet.isBoosted = true;
    freebet.left = sum([freebet.left, amount]);
    history.issued += amount;
  };

const stake =
  (at: number): Step =>
  (history) => {
    const freebet = history.freebets[at];
    if (!freebet) return;
    const { id: freebetId, stake, left } = freebet;
    const bet = { ...EUR, id: history.placed.length + 1, stake, freebetId };
    expect(history.ledger.post(stakePosting(bet))).toBe(left >= stake);
    if (left < stake) return;
    history.placed.push({ bet, freebet, due: NOTHING_DUE, bookings: 0 });
    freebet.left = minus(left, stake);
    history.spent += stake;
  };

/** A bet without risk stakes the player's own cash. */
const insure =
  (amount: Minor): Step =>
  (history) => {
    const bet = { ...EUR, id: history.placed.length + 1, stake: amount };
    if (!history.ledger.post(stakePosting(bet))) return;
    history.placed.push({ bet, freebet: null, due: NOTHING_DUE, bookings: 0 });
  };

const end =
  (at: number): Step =>
  (history) => {
    const freebet = history.freebets[at];
    if (!freebet || freebet.left === 0n) return;
    const { id, left: amount } = freebet;
    freebet.ends += 1;
    const posting = freebetEndedPosting({ ...EUR, id, amount }, freebet.ends);
    expect(history.ledger.post(posting)).toBe(true);
    freebet.left = ZERO;
    history.expired += amount;
  };

const OUTCOMES = ['open', 'lost', 'won', 'returned'] as const;

function dueOf(outcome: (typeof OUTCOMES)[number], { bet: { stake }, freebet }: Placed): Due {
  if (outcome === 'open') return NOTHING_DUE;
  const back = { stake, fromBonus: ZERO, freebet: 'returned' } as const;
  if (outcome === 'returned') return { ...back, payout: freebet ? ZERO : stake };
  const isInsured = outcome === 'lost' && freebet === null;
  const payout = outcome === 'won' || isInsured ? stake : ZERO;
  return { stake, payout, fromBonus: isInsured ? stake : ZERO, freebet: 'spent' };
}

const settle =
  (at: number, outcome: (typeof OUTCOMES)[number]): Step =>
  (history) => {
    const placed = history.placed[at];
    if (!placed) return;
    const { bet, freebet, due: before } = placed;
    const { ledger } = history;
    placed.due = dueOf(outcome, placed);
    placed.bookings += 1;
    const booked = { cause: 'settle', number: placed.bookings } as const;
    const posting = bookingPosting(bet, booked, before, placed.due);
    if (!posting) return;
    const state = freebet && { playerId: 3, freebetId: freebet.id, ...freebet };
    const respent = state ? respentPosting(posting, state) : posting;
    expect(ledger.post(owingPosting(respent, 3, ledger.held(CASH)))).toBe(true);
    if (freebet) bring(history, freebet, before, placed.due);
  };

/** What a settlement does to a freebet: spent twice it owes, and what comes back pays that off first. */
function bring(history: History, freebet: Freebet, before: Due, after: Due) {
  const { stake, left, owed } = freebet;
  if (after.freebet === 'returned') {
    const repaid = smaller(owed, stake);
    freebet.owed = minus(owed, repaid);
    freebet.left = sum([left, minus(stake, repaid)]);
    history.spent -= stake;
  } else if (before.freebet === 'returned') {
    const covered = smaller(left, stake);
    freebet.left = minus(left, covered);
    freebet.owed = sum([owed, minus(stake, covered)]);
    history.spent += stake;
  }
}

const at = fc.nat(3);
const amount = fc.bigInt({ min: 1n, max: 100n }).map(minor);
const anyOutcome = fc.constantFrom(...OUTCOMES);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  amount.map(issue),
  fc.tuple(at, amount).map(([at, amount]) => boost(at, amount)),
  at.map(stake),
  amount.map(insure),
  at.map(end),
  fc.tuple(at, anyOutcome).map(([at, outcome]) => settle(at, outcome)),
);
const anySteps = fc.array(anyStep, { maxLength: 30 });

test('whatever happens, freebets hold what was issued, less what is spent and what expired', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const history = aHistory();
      const { ledger, freebets, placed } = history;
      for (const step of steps) {
        step(history);
        const { issued, spent, expired } = history;
        const held = sum([ledger.heldBy('freebet'), ledger.heldBy('freebet_debt')]);
        expect(held).toBe(issued - spent - expired);
        const insured = sum(placed.map(({ due }) => due.fromBonus));
        expect(ledger.held(promotions('EUR'))).toBe(expired - issued - insured);
        for (const { id, left, owed } of freebets) {
          expect(ledger.held(freebetOf(3, id, 'EUR'))).toBe(left);
          expect(ledger.held(freebetDebtOf(3, id, 'EUR'))).toBe(-owed);
        }
        const open = placed.map(({ bet, due }) => minus(bet.stake, due.stake));
        expect(ledger.held(openBets('EUR'))).toBe(sum(open));
        const own = placed.map(({ bet, freebet }) => (freebet ? ZERO : bet.stake));
        const paid = sum(placed.map(({ due }) => due.payout));
        const cash = sum([ledger.heldBy('cash'), ledger.heldBy('debt')]);
        expect(cash).toBe(DEPOSITED - sum(own) + paid);
        expect(ledger.differences()).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

const ALL = [0, 1, 2, 3];

/** What a freebet still stakes, and what it owes, as an amount below zero. */
const holdingOf = ({ ledger }: History, id: number): [Minor, Minor] => [
  ledger.held(freebetOf(3, id, 'EUR')),
  ledger.held(freebetDebtOf(3, id, 'EUR')),
];

test('a freebet that is returned, taken back and returned again stakes no more than before', () => {
  fc.assert(
    fc.property(anySteps, at, anyOutcome, anyOutcome, (steps, bet, one, other) => {
      const history = aHistory();
      for (const step of [...steps, settle(bet, one)]) step(history);
      if (!history.placed[bet]) return;
      // All that they can still stake is staked before the result is taken back.
      for (const each of ALL) stake(each)(history);
      const holdings = () => ALL.map((each) => holdingOf(history, each + 1));
      const budget = () => history.ledger.held(promotions('EUR'));
      const [before, spentOn] = [holdings(), budget()];
      settle(bet, other)(history);
      settle(bet, one)(history);
      const after = holdings();
      expect(after.map(sum)).toEqual(before.map(sum));
      for (const [at, [left]] of after.entries()) expect(left).toBeLessThanOrEqual(before[at]![0]);
      expect(budget()).toBe(spentOn);
    }),
    { numRuns: 300 },
  );
});

test('a freebet of 100 that stakes again before its first bet is taken back has staked 100 in the end', () => {
  const history = aHistory();
  const [hundred, seen] = [minor(100), [] as bigint[][]];
  for (const step of [
    issue(hundred),
    stake(0),
    settle(0, 'returned'),
    stake(0),
    settle(0, 'open'),
    settle(0, 'returned'),
    settle(1, 'returned'),
  ]) {
    step(history);
    seen.push(holdingOf(history, 1));
  }
  expect(seen).toEqual([
    [100n, 0n],
    [0n, 0n],
    [100n, 0n],
    [0n, 0n],
    [0n, -100n],
    [0n, 0n],
    [100n, 0n],
  ]);
});
