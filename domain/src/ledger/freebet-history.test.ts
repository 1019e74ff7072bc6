import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { larger, minor, minus, sum, ZERO, type Minor } from '../money';
import { bookingPosting, owingPosting, respentPosting } from '../settlement/booking';
import { NOTHING_DUE, type Due } from '../settlement/due';
import { cashOf, freebetOf, openBets, promotions } from './accounts';
import { freebetBoostedPosting, freebetEndedPosting, freebetIssuedPosting } from './bonuses';
import { stakePosting, type StakedBet } from './entries';
import { aLedger } from './testing/a-ledger';

const EUR = { playerId: 3, currency: 'EUR' };

/** A freebet in plain numbers. */
interface Freebet {
  id: number;
  stake: Minor;
  left: Minor;
  ends: number;
  isBoosted: boolean;
}

interface Placed {
  bet: StakedBet;
  freebet: Freebet;
  due: Due;
  bookings: number;
}

/** A ledger beside what it should hold. */
const aHistory = () => ({
  ledger: aLedger(),
  freebets: [] as Freebet[],
  placed: [] as Placed[],
  issued: 0n,
  spent: 0n,
  expired: 0n,
});

type History = ReturnType<typeof aHistory>;
type Step = (history: History) => void;

const issue =
  (amount: Minor): Step =>
  (history) => {
    const freebet = { id: history.freebets.length + 1, stake: amount, left: amount };
    expect(history.ledger.post(freebetIssuedPosting({ ...EUR, ...freebet, amount }))).toBe(true);
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

function dueOf(outcome: (typeof OUTCOMES)[number], stake: Minor): Due {
  if (outcome === 'open') return NOTHING_DUE;
  const freebet = outcome === 'returned' ? 'returned' : 'spent';
  return { stake, payout: outcome === 'won' ? stake : ZERO, fromBonus: ZERO, freebet };
}

const settle =
  (at: number, outcome: (typeof OUTCOMES)[number]): Step =>
  (history) => {
    const placed = history.placed[at];
    if (!placed) return;
    const { bet, freebet, due: before } = placed;
    const { ledger } = history;
    placed.due = dueOf(outcome, bet.stake);
    placed.bookings += 1;
    const posting = bookingPosting(bet, placed.bookings, before, placed.due);
    if (!posting) return;
    const account = freebetOf(3, freebet.id, 'EUR');
    const respent = respentPosting(posting, account, freebet.left);
    expect(ledger.post(owingPosting(respent, 3, ledger.held(cashOf(3, 'EUR'))))).toBe(true);
    if (placed.due.freebet === 'returned') {
      freebet.left = sum([freebet.left, bet.stake]);
      history.spent -= bet.stake;
    } else if (before.freebet === 'returned') {
      // What has staked another bet, or expired, since it was returned is issued once more.
      const missing = larger(ZERO, minus(bet.stake, freebet.left));
      freebet.left = minus(sum([freebet.left, missing]), bet.stake);
      history.issued += missing;
      history.spent += bet.stake;
    }
  };

const at = fc.nat(3);
const amount = fc.bigInt({ min: 1n, max: 100n }).map(minor);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  amount.map(issue),
  fc.tuple(at, amount).map(([at, amount]) => boost(at, amount)),
  at.map(stake),
  at.map(end),
  fc.tuple(at, fc.constantFrom(...OUTCOMES)).map(([at, outcome]) => settle(at, outcome)),
);

test('whatever happens, freebets hold what was issued, less what is spent and what expired', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const history = aHistory();
      const { ledger, freebets, placed } = history;
      for (const step of steps) {
        step(history);
        const { issued, spent, expired } = history;
        expect(ledger.heldBy('freebet')).toBe(issued - spent - expired);
        expect(ledger.held(promotions('EUR'))).toBe(expired - issued);
        for (const { id, left } of freebets)
          expect(ledger.held(freebetOf(3, id, 'EUR'))).toBe(left);
        const open = placed.map(({ bet, due }) => minus(bet.stake, due.stake));
        expect(ledger.held(openBets('EUR'))).toBe(sum(open));
        const paid = sum(placed.map(({ due }) => due.payout));
        expect(sum([ledger.heldBy('cash'), ledger.heldBy('debt')])).toBe(paid);
        expect(ledger.differences()).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
