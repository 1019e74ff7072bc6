import type { Dice } from '../../random';

/** Who takes part; the rating is on the Elo scale. */
export interface Entrant {
  readonly urn: string;
  readonly rating: number;
}

/** How an event that many take part in is decided: parts, such as holes, each of which everybody scores. */
export interface Course {
  /** How many parts a whole course has. */
  readonly parts: number;
  /** The mean of a part for an entrant of this rating; the lowest sum wins. */
  readonly meanOf: (rating: number) => number;
  /** How far a part spreads around its mean. */
  readonly spread: number;
  /** The score of a part from its mean and a normal number: whole strokes, or seconds. */
  readonly scored: (mean: number, luck: number) => number;
}

/** What everybody scores in every part: the sums up to each of them. */
export interface Card {
  /** `sums[entrant][part]`: what has been scored once that many parts are over. */
  readonly sums: readonly Float64Array[];
}

const KEY = 41;

/** The scores of a course, drawn part by part. The same dice give the same card. */
export function cardOf(course: Course, field: readonly Entrant[], dice: Dice): Card {
  return {
    sums: field.map(({ rating }, entrant) => {
      const mean = course.meanOf(rating);
      const sums = new Float64Array(course.parts + 1);
      for (let part = 0; part < course.parts; part += 1) {
        const score = course.scored(mean, dice.normal(KEY, entrant, part));
        sums[part + 1] = (sums[part] ?? 0) + score;
      }
      return sums;
    }),
  };
}
