import { minus, sum, ZERO, type Minor } from '../money';
import type { BetResult } from '../settlement/bet-result';
import type { CashedOut } from '../settlement/due';
import type { BetWord } from '../settlement/bet-words';
import { wordOf, type PaidBet } from '../settlement/ending';
import type { LegResult } from '../settlement/leg-result';
import type { BetStatus } from './bet-status';

/** How a bet stood after something became known of it. */
export interface BetChange {
  at: Date;
  status: BetStatus;
  result: BetResult;
  /** All that was paid for it then. */
  paid: Minor;
  /** Whether more or less was due than before. */
  booked: boolean;
  /** The selections of which something else was known than before. */
  legs: readonly { id: number; result: LegResult }[];
}

/** A bet with all that is stored of what became of it, each list the earliest first. */
export interface BetFacts extends Pick<PaidBet, 'type' | 'stake' | 'bonus'> {
  createdAt: Date;
  /** Whether somebody had to decide on it before it ran. */
  waited: boolean;
  status: BetStatus;
  result: BetResult;
  paid: Minor;
  settledAt: Date | null;
  changes: readonly BetChange[];
  cashOuts: readonly (CashedOut & { at: Date; isAuto: boolean })[];
}

/** One step of a bet's life. */
export type BetStep =
  | { type: 'placed' | 'accepted' | 'rejected'; at: Date }
  /** `moved` is what was paid at that moment, and below zero what was taken back: of `paid`, which is all by then. */
  | { type: 'reopened'; at: Date; moved: Minor }
  | { type: 'leg'; at: Date; selectionId: number; result: LegResult }
  | ({ type: 'cashed_out'; at: Date; left: Minor; isAuto: boolean } & CashedOut)
  | {
      type: 'settled';
      at: Date;
      result: BetResult;
      word: BetWord;
      paid: Minor;
      moved: Minor;
      again: boolean;
    };

/**
 * What became of a bet, the earliest first: from facts alone, so that a step nobody wrote down is not told. A
 * correction that changes nothing of what is paid is told by its selections.
 */
export function betStory(facts: BetFacts): BetStep[] {
  const { createdAt, waited } = facts;
  const begun: BetStep[] = [{ type: 'placed', at: createdAt }];
  if (!waited) begun.push({ type: 'accepted', at: createdAt });
  const later = [...changeSteps(facts), ...cashOutSteps(facts), ...endWithoutChange(facts)];
  return [...begun, ...later.toSorted((one, other) => one.at.getTime() - other.at.getTime())];
}

function changeSteps(facts: BetFacts): BetStep[] {
  let timesSettled = 0;
  let isSettled = false;
  let paidByResults = ZERO;
  return facts.changes.flatMap((change): BetStep[] => {
    const { at, status, result, paid, booked, legs } = change;
    const byResults = minus(paid, cashedOutBy(facts, at));
    const moved = minus(byResults, paidByResults);
    paidByResults = byResults;
    if (status === 'rejected') return [{ type: 'rejected', at }];
    const steps = legs.map((leg): BetStep => ({
      type: 'leg',
      at,
      selectionId: leg.id,
      result: leg.result,
    }));
    if (status === 'waiting_results') {
      if (legs.length === 0) return [{ type: 'accepted', at }];
      if (isSettled) steps.push({ type: 'reopened', at, moved });
      isSettled = false;
      return steps;
    }
    if (status === 'done' && (booked || !isSettled)) {
      const word = wordAt(facts, change);
      steps.push({ type: 'settled', at, result, word, paid, moved, again: timesSettled > 0 });
      timesSettled += 1;
      isSettled = true;
    }
    return steps;
  });
}

function cashOutSteps({ stake, cashOuts }: BetFacts): BetStep[] {
  let given = ZERO;
  return cashOuts.map((each): BetStep => {
    given = sum([given, each.stake]);
    return { type: 'cashed_out', ...each, left: minus(stake, given) };
  });
}

/** Bets that ended before changes were written down show how they stand last. */
function endWithoutChange(facts: BetFacts): BetStep[] {
  const { changes, status, result, paid, settledAt } = facts;
  if (changes.length > 0 || settledAt === null) return [];
  if (status === 'rejected') return [{ type: 'rejected', at: settledAt }];
  if (status !== 'done') return [];
  const word = wordAt(facts, { at: settledAt, result, paid });
  const moved = minus(paid, cashedOutBy(facts, settledAt));
  return [{ type: 'settled', at: settledAt, result, word, paid, moved, again: false }];
}

/** What was paid for parts until then. */
function cashedOutBy({ cashOuts }: BetFacts, at: Date): Minor {
  return sum(cashOuts.filter((each) => each.at <= at).map(({ paid }) => paid));
}

/** The word for a bet as it stood then, with what had been cashed out of it. */
function wordAt(facts: BetFacts, { at, result, paid }: Pick<BetChange, 'at' | 'result' | 'paid'>) {
  const before = facts.cashOuts.filter((each) => each.at <= at);
  return wordOf({ ...facts, result, paid, cashedOut: sum(before.map(({ stake }) => stake)) });
}
