import { chancesOf } from '../tally/chances';
import { distributionOf, type Futures, futuresOf } from '../tally/futures';
import { type LadderShape, ladderOf } from '../tally/ladder';
import { type Line, resultsOf } from '../tally/line';
import type { Reading, Tally } from '../tally/tally';

/** A line that may be offered; `favourite` is the one of its market that is nearest to even. */
export interface Offer {
  readonly line: Line;
  readonly favourite: boolean;
}

/** What is left of an outcome's chance when nobody would offer it any more. */
const REMOTE = 0.02;
const ALL_BUT_IMPOSSIBLE = 0.0005;

/** A market that has one line. */
export function single(line: Line): Offer {
  return { line, favourite: true };
}

/** Totals around the one that is nearest to even, without those that are all but decided. */
export function totalsAround(
  model: readonly Futures[],
  reading: Reading,
  shape: LadderShape,
  lineAt: (total: number) => Line,
): Offer[] {
  const { lines, even } = ladderOf(distributionOf(futuresOf(model, reading), reading), shape);
  return lines
    .map((each) => ({ line: lineAt(each), favourite: each === even }))
    .filter(({ line, favourite }) => favourite || !isRemote(model, line));
}

/** The same for handicaps: the start that the home side is given is its lead turned round. */
export function handicapsAround(
  model: readonly Futures[],
  lead: Reading,
  shape: LadderShape,
  lineAt: (handicap: number) => Line,
): Offer[] {
  return totalsAround(model, lead, shape, (each) => lineAt(-each));
}

function isRemote(model: readonly Futures[], line: Line): boolean {
  return chancesOf(model, line).some(({ probability }) => probability < REMOTE);
}

/** The offers that make sense still: not decided, and two outcomes at least that may come about. */
export function stillOpen(
  model: readonly Futures[],
  tally: Tally,
  offers: readonly Offer[],
): Offer[] {
  if (tally.isOver) return [];
  return offers.filter(({ line }) => {
    const possible = chancesOf(model, line).filter(
      ({ probability }) => probability > ALL_BUT_IMPOSSIBLE,
    );
    return possible.length > 1 && resultsOf(line, tally) === null;
  });
}
