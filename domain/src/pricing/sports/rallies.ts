import type { PeriodEnd } from './sets';

/** Who begins a rally or a round: 1 is the home side, 0 the other. */
export type Beginner = 0 | 1;

/** How the points of a set follow one another, one at a time and to one side each. */
export interface RallyRules {
  readonly isOver: (home: number, away: number) => boolean;
  /** The chance that the home side wins the next point. */
  readonly chance: (home: number, away: number, beginner: Beginner) => number;
  /** Who begins the point after this one. */
  readonly next: (home: number, away: number, beginner: Beginner, homeWon: boolean) => Beginner;
}

/** A fact that a set decides: who is first to so many points, or who wins the n-th of them, counted from 1. */
export interface Mark {
  readonly of: 'race' | 'point';
  readonly to: number;
}

/** Where a set stands; `marks` holds the value of each mark so far: 0 open, 1 home, 2 away. */
export interface RallyState {
  readonly home: number;
  readonly away: number;
  readonly beginner: Beginner;
  readonly marks: readonly number[];
}

/** More points than any side scores once a set is under way. */
const MORE = 80;
/** When no more than this is left to happen, it is left out. */
const LEAST = 1e-7;

/**
 * The ways in which a set may end from where it stands, by points and by what its marks come to. Points counted and
 * facts are those of `PeriodEnd`; weights sum to 1 but for what is left out. Walks on from one number of points to the
 * next, over who has won how many of them, who begins the next, and which of the open marks have been decided how.
 */
export function rallyEnds(
  rules: RallyRules,
  from: RallyState,
  marks: readonly Mark[] = [],
): PeriodEnd[] {
  const open = marks.filter((_, index) => (from.marks[index] ?? 0) === 0);
  const walk: Walk = { rules, from, open, marks, width: 3 ** open.length, ends: [] };
  const layers = [0, 1].map(() => new Float64Array(MORE * 2 * walk.width)) as [Layer, Layer];
  layers[0][from.beginner * walk.width] = 1;
  let [left, low, high] = [1, 0, 0];
  for (let played = 0; played < 2 * MORE && left > LEAST; played += 1) {
    const [layer, following] = played % 2 === 0 ? layers : [layers[1], layers[0]];
    following.fill(0, low * 2 * walk.width, (high + 2) * 2 * walk.width);
    let [lowest, highest] = [MORE, 0];
    for (let won = low; won <= Math.min(high, MORE - 2); won += 1) {
      const goesOn = step(walk, layer, following, won, played - won);
      left -= goesOn.ended;
      if (!goesOn.isLive) continue;
      lowest = Math.min(lowest, won);
      highest = won + 1;
    }
    [low, high] = [lowest, highest];
  }
  return walk.ends.sort(inOrder);
}

type Layer = Float64Array<ArrayBuffer>;

interface Walk {
  readonly rules: RallyRules;
  readonly from: RallyState;
  /** The marks that are not decided yet, how many ways they can stand in, and all of them. */
  readonly open: readonly Mark[];
  readonly width: number;
  readonly marks: readonly Mark[];
  readonly ends: PeriodEnd[];
}

const BEGINNERS: readonly Beginner[] = [0, 1];

/** One score's share of a layer moves on to the next, or ends the set. */
function step(
  { rules, from, open, width, marks, ends }: Walk,
  layer: Layer,
  following: Layer,
  won: number,
  lost: number,
): { isLive: boolean; ended: number } {
  const [home, away] = [from.home + won, from.away + lost];
  const isOver = rules.isOver(home, away);
  const ahead = worthsOf(open, home + 1, home + 1 + away);
  const behind = worthsOf(open, away + 1, home + 1 + away);
  let [isLive, ended] = [false, 0];
  for (const beginner of BEGINNERS) {
    const start = (won * 2 + beginner) * width;
    const chance = isOver ? 0 : rules.chance(home, away, beginner);
    const homeRow = (won + 1) * 2 + rules.next(home, away, beginner, true);
    const awayRow = won * 2 + rules.next(home, away, beginner, false);
    for (let noted = 0; noted < width; noted += 1) {
      const weight = layer[start + noted] ?? 0;
      if (weight === 0) continue;
      if (isOver) {
        const facts = factsOf(from.marks, marks, noted);
        ends.push({ weight, homeWins: home > away, counts: [home, away], facts });
        ended += weight;
        continue;
      }
      isLive = true;
      const upper = homeRow * width + note(noted, ahead, 1);
      const lower = awayRow * width + note(noted, behind, 2);
      following[upper] = (following[upper] ?? 0) + weight * chance;
      following[lower] = (following[lower] ?? 0) + weight * (1 - chance);
    }
  }
  return { isLive, ended };
}

/** The open marks that a point reaches, by what their digits are worth to the base of 3; most points reach none. */
function worthsOf(open: readonly Mark[], own: number, all: number): readonly number[] {
  if (!open.some((mark) => isReached(mark, own, all))) return NONE;
  return open.flatMap((mark, index) => (isReached(mark, own, all) ? [3 ** index] : []));
}

const NONE: readonly number[] = [];

/** The open marks after a point that one side, 1 or 2, has won, as digits to the base of 3. */
function note(noted: number, worths: readonly number[], side: 1 | 2): number {
  let result = noted;
  for (const worth of worths) {
    if (Math.floor(noted / worth) % 3 === 0) result += worth * side;
  }
  return result;
}

/** What all marks come to: those decided before stand as they are, the open ones are digits to the base of 3. */
function factsOf(before: readonly number[], marks: readonly Mark[], noted: number): number[] {
  let rest = noted;
  return marks.map((_, index) => {
    const value = before[index] ?? 0;
    if (value !== 0) return value;
    const digit = rest % 3;
    rest = (rest - digit) / 3;
    return digit;
  });
}

/** Whether a point decides a mark: `own` is what its winner has after it, `all` what both have. */
export function isReached(mark: Mark, own: number, all: number): boolean {
  return (mark.of === 'race' ? own : all) === mark.to;
}

/** What the marks of a set say after a point: as `RallyState` has them. */
export function marksAfter(
  values: readonly number[],
  marks: readonly Mark[],
  after: { readonly home: number; readonly away: number },
  homeWon: boolean,
): number[] {
  return marks.map((mark, index) => {
    const value = values[index] ?? 0;
    if (value !== 0) return value;
    const own = homeWon ? after.home : after.away;
    if (!isReached(mark, own, after.home + after.away)) return 0;
    return homeWon ? 1 : 2;
  });
}

/** By the lead and then by length, so that neighbours are alike. */
function inOrder(
  { counts: [h = 0, a = 0] }: PeriodEnd,
  { counts: [i = 0, b = 0] }: PeriodEnd,
): number {
  return h - a - (i - b) || h - i;
}
