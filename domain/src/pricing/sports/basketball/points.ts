/** How often a possession brings 0, 1, 2 or 3 points. */
export type PointChances = readonly [number, number, number, number];

/** Two sides as they meet today. */
export interface BasketballSides {
  /** Possessions that each side has in a quarter. */
  readonly possessions: number;
  readonly home: PointChances;
  readonly away: PointChances;
  /** How often, 0 to 1, a possession and the one that answers it go alike: it draws the margin together. */
  readonly alike: number;
}

/** Points of one, two and three that an average side makes of a hundred possessions. */
const SHAPE = [0.05, 0.36, 0.13] as const;
const SHAPE_MEAN = SHAPE[0] + 2 * SHAPE[1] + 3 * SHAPE[2];

/** Spreads a mean of points over what a possession can bring. */
export function pointChances(mean: number): PointChances {
  const factor = Math.min(Math.max(mean, 0.3), 1.8) / SHAPE_MEAN;
  const [one, two, three] = SHAPE;
  return [1 - factor * (one + two + three), factor * one, factor * two, factor * three];
}

/**
 * Sides that score so many points in four quarters on average, in a league whose margins have this standard
 * deviation between equals.
 */
export function basketballSides(
  points: { home: number; away: number },
  possessions: number,
  spread: number,
): BasketballSides {
  const home = pointChances(points.home / (4 * possessions));
  const away = pointChances(points.away / (4 * possessions));
  const apart = 4 * possessions * (variance(home) + variance(away));
  return { possessions, home, away, alike: Math.min(Math.max(1 - spread ** 2 / apart, 0), 0.8) };
}

function variance([, one, two, three]: PointChances): number {
  return one + 4 * two + 9 * three - (one + 2 * two + 3 * three) ** 2;
}

/** The points that `unit`, 0 to 1, makes of a possession. */
export function pointsAt(chances: PointChances, unit: number): 0 | 1 | 2 | 3 {
  const [none, one, two] = chances;
  if (unit < none) return 0;
  if (unit < none + one) return 1;
  return unit < none + one + two ? 2 : 3;
}

/** What the answer to a possession brings, when that one brought `points`. */
export function answerTo(
  chances: PointChances,
  points: number,
  answer: PointChances,
  alike: number,
): PointChances {
  const from = chances.slice(0, points).reduce((sum, each) => sum + each, 0);
  const to = from + (chances[points] ?? 0);
  let below = 0;
  const [none, one, two, three] = answer.map((each) => {
    const shared = Math.max(0, Math.min(to, below + each) - Math.max(from, below));
    below += each;
    return (1 - alike) * each + (to > from ? (alike * shared) / (to - from) : alike * each);
  });
  return [none ?? 0, one ?? 0, two ?? 0, three ?? 0];
}

/** The chances of each sum of so many possessions, and of one more that is different where it is given. */
export function sumChances(
  chances: PointChances,
  possessions: number,
  first?: PointChances,
): Float64Array {
  let sums = Float64Array.of(1);
  if (first) sums = withOneMore(sums, first);
  for (let count = 0; count < possessions; count += 1) sums = withOneMore(sums, chances);
  return sums;
}

function withOneMore(sums: Float64Array, chances: PointChances): Float64Array<ArrayBuffer> {
  const more = new Float64Array(sums.length + 3);
  for (let sum = 0; sum < sums.length; sum += 1) {
    const mass = sums[sum] ?? 0;
    for (let points = 0; points < 4; points += 1) {
      more[sum + points] = (more[sum + points] ?? 0) + mass * (chances[points] ?? 0);
    }
  }
  return more;
}
