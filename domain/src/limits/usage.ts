import { larger, minus, sum, ZERO, type Minor } from '../money';

/**
 * How far back limits count, in milliseconds; a month is thirty days. The windows roll: there is no
 * midnight after which everything is allowed again, and no time zone to ask for.
 */
const PERIODS = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 };

export type Period = keyof typeof PERIODS;

/** How often a page in sight says so, and what each time counts for: a minute (SPEC §9). */
export const ACTIVITY_TICK = 60_000;

/** What a player did in a window of time. Money in subunits, times in milliseconds. */
export interface Totals {
  /** Credited in the window. */
  deposited: Minor;
  /** Begun in the window and not paid yet. */
  pending: Minor;
  staked: Minor;
  /** Below zero when more was taken back by corrected results than was paid. */
  paidOut: Minor;
  bets: number;
  signedIn: number;
  active: number;
}

/**
 * All that limits are held against: what was done in each window that ends now, and since when each
 * stretch lasts. A reminder's stretch began when the last one was answered, or with the session; null
 * is no session.
 */
export interface Usage extends Record<Period, Totals> {
  since: {
    session: number | null;
    sportsbook_session: number | null;
    reality_check: number | null;
  };
}

/** Money that moved at a moment: each stake is a bet, and a payout taken back is below zero. */
export interface Movement {
  kind: 'deposit' | 'stake' | 'payout';
  amount: Minor;
  at: number;
}

/** What a player did, in any order. */
export interface History {
  movements: readonly Movement[];
  /** From when to when the player was signed in; null is still. */
  sessions: readonly { from: number; to: number | null }[];
  /** When a page in sight said so. */
  ticks: readonly number[];
}

/** A limit counts what happened after this moment, in milliseconds since 1970 like `now`. */
export function windowStart(period: Period, now: number): number {
  return now - PERIODS[period];
}

/** What was done in the window of a period that ends `now`, in milliseconds since 1970 (SPEC §3 "Limits"). */
export function totalsOf(history: History, period: Period, now: number): Totals {
  const from = windowStart(period, now);
  const moved = history.movements.filter(({ at }) => at > from);
  const of = (kind: Movement['kind']) => moved.filter((each) => each.kind === kind);
  const amountOf = (kind: Movement['kind']) => sum(of(kind).map(({ amount }) => amount));
  return {
    deposited: amountOf('deposit'),
    pending: ZERO,
    staked: amountOf('stake'),
    paidOut: amountOf('payout'),
    bets: of('stake').length,
    signedIn: timeSignedIn(history.sessions, from, now),
    active: timeActive(history.ticks, from),
  };
}

/** Two devices at once are one player: time counts once. */
function timeSignedIn(sessions: History['sessions'], from: number, now: number): number {
  let [total, reached] = [0, from];
  for (const session of sessions.toSorted((one, other) => one.from - other.from)) {
    const begun = Math.max(session.from, reached);
    const ended = session.to ?? now;
    total += Math.max(0, ended - begun);
    reached = Math.max(reached, ended);
  }
  return total;
}

/** Several pages in sight in one minute are one minute. */
function timeActive(ticks: readonly number[], from: number): number {
  const minutes = ticks.filter((at) => at > from).map((at) => Math.floor(at / ACTIVITY_TICK));
  return new Set(minutes).size * ACTIVITY_TICK;
}

/**
 * What a player won, or below zero lost, in subunits, as reality checks and statements say it: what was paid for bets
 * that are settled, less their stakes. Open stakes stand beside it.
 */
export function netResult({ settled, paid }: { settled: Minor; paid: Minor }): Minor {
  return minus(paid, settled);
}

/**
 * What a loss limit counts, in subunits (SPEC §3 "Limits"): never below zero, since winnings are no room
 * for losses.
 */
export function lossOf({ staked, paidOut }: Totals): Minor {
  return larger(ZERO, minus(staked, paidOut));
}
