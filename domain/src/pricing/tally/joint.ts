import { columnOf, type Futures, futuresOf } from './futures';
import type { Line } from './line';

/** An outcome picked together with others of its match. */
export interface JointLeg {
  readonly line: Line;
  readonly outcome: string;
}

/** How a bet on several legs of one match can end; the parts sum to 1. */
export interface Together {
  readonly win: number;
  readonly refund: number;
  readonly lose: number;
}

/**
 * All legs of one match on one model: what cannot come about together has a chance of exactly 0. All legs have to
 * win; where one is void and none is lost, the stake goes back. Null when a leg can end by halves, which no
 * combination can pay, or is not an outcome of its line.
 */
export function together(model: readonly Futures[], legs: readonly JointLeg[]): Together | null {
  let [noneLost, allWon] = [1, 1];
  for (const { futures, ends } of endsOf(model, legs)) {
    const mass = withinOne(futures, ends);
    if (mass === null) return null;
    allWon *= mass.win;
    noneLost *= 1 - mass.lose;
  }
  return { win: allWon, refund: Math.max(0, noneLost - allWon), lose: 1 - noneLost };
}

/**
 * Whether a leg follows from the others: without it the bet would end alike in every future, so that it is part of the
 * bet already. One that is certain to win follows from any.
 */
export function hasNeedlessLeg(model: readonly Futures[], legs: readonly JointLeg[]): boolean {
  return endsOf(model, legs).some(({ futures, ends }) =>
    ends.some((leg) => addsNothing(futures, leg, without(ends, leg))),
  );
}

/** Ways in which a leg ends in a future, the worst first: what a bet on several comes to is the least of them. */
const END = { lost: -1, void: 0, won: 1 };

/** How a leg ends in each future; null where that is by halves, or where it is no outcome of its line. */
type Ends = Int8Array | null;

function endsOf(
  model: readonly Futures[],
  legs: readonly JointLeg[],
): { futures: Futures; ends: Ends[] }[] {
  return model.flatMap((futures) => {
    const own = legs.filter(
      ({ line }) => line.reads[0] && futuresOf(model, line.reads[0]) === futures,
    );
    return own.length === 0 ? [] : [{ futures, ends: own.map((leg) => endsOfLeg(futures, leg)) }];
  });
}

/** Of a line, which is asked about once for whatever it may be combined with; those found last are kept with it. */
function endsOfLeg(futures: Futures, { line, outcome }: JointLeg): Ends {
  const known = FOUND.get(line);
  const byOutcome = known?.futures === futures ? known.byOutcome : new Map<string, Ends>();
  if (known?.byOutcome !== byOutcome) FOUND.set(line, { futures, byOutcome });
  const found = byOutcome.get(outcome);
  if (found !== undefined) return found;
  const ends = foundEnds(futures, line, outcome);
  byOutcome.set(outcome, ends);
  return ends;
}

const FOUND = new WeakMap<Line, { futures: Futures; byOutcome: Map<string, Ends> }>();

/** A line says the same again wherever its readings are the same. */
function foundEnds(futures: Futures, line: Line, outcome: string): Ends {
  const place = line.outcomes.indexOf(outcome);
  if (place < 0) return null;
  const columns = line.reads.map((reading) => columnOf(futures, reading));
  const known = new Map<string | number, number | null>();
  const ends = new Int8Array(futures.weights.length);
  for (let row = 0; row < ends.length; row += 1) {
    const values = columns.map((column) => column[row] ?? 0);
    const key = values.length === 1 ? (values[0] ?? 0) : values.join();
    let end = known.get(key);
    if (end === undefined) known.set(key, (end = endOf(line.results(values)[place])));
    if (end === null) return null;
    ends[row] = end;
  }
  return ends;
}

function endOf(result: ReturnType<Line['results']>[number] | undefined): number | null {
  if (result === 'refund_half_win_other' || result === 'refund_half_lose_other') return null;
  if (result === 'win_entire') return END.won;
  return result === 'lose_entire' ? END.lost : END.void;
}

function withinOne({ weights }: Futures, legs: readonly Ends[]): Together | null {
  if (!legs.every((ends) => ends !== null)) return null;
  let [win, refund, lose] = [0, 0, 0];
  for (let row = 0; row < weights.length; row += 1) {
    const end = leastOf(legs, row);
    const weight = weights[row] ?? 0;
    if (end === END.won) win += weight;
    else if (end === END.lost) lose += weight;
    else refund += weight;
  }
  return { win, refund, lose };
}

function addsNothing({ weights }: Futures, leg: Ends, others: readonly Ends[]): boolean {
  if (leg === null || !others.every((ends) => ends !== null)) return false;
  for (let row = 0; row < weights.length; row += 1) {
    if (weights[row] !== 0 && (leg[row] ?? 0) < leastOf(others, row)) return false;
  }
  return true;
}

function leastOf(legs: readonly Int8Array[], row: number): number {
  let least = END.won;
  for (const ends of legs) {
    const end = ends[row] ?? 0;
    if (end < least) least = end;
  }
  return least;
}

function without<T>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one);
  return all.filter((_, index) => index !== at);
}
