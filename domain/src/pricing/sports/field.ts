import { assert } from '../../assert';
import type { Futures } from '../tally/futures';

/** Somebody among many who end up in an order: the lowest score is the best. */
export interface Entrant {
  /** What has been scored up to now. */
  readonly scored: number;
  /** What is still to come, on average. */
  readonly toCome: number;
  /** How far what is still to come spreads around that, as a standard deviation. */
  readonly spread: number;
}

/** Randomness of its own for every future and entrant, normal with mean 0 and deviation 1, row by row. */
export interface FieldNoise {
  readonly futures: number;
  readonly values: Float64Array;
}

/**
 * The orders in which a field may finish: facts `winner` (the entrant's number, from 1) and `place:N` for each
 * number. Each future draws every entrant's score; equal scores are told apart in the order of the entrants, which
 * real scores with their noise never need. With the same noise, prices move only as the scores do.
 */
export function fieldFutures(entrants: readonly Entrant[], noise: FieldNoise): Futures {
  const count = entrants.length;
  assert(noise.values.length >= noise.futures * count, 'noise for every entrant in every future');
  const places = entrants.map(() => new Int16Array(noise.futures));
  const winner = new Int16Array(noise.futures);
  const expected = Float64Array.from(entrants, ({ scored, toCome }) => scored + toCome);
  const spreads = Float64Array.from(entrants, ({ spread }) => spread);
  const likely = Int16Array.from(entrants, (_, index) => index);
  sortByScores(likely, expected);
  const scores = new Float64Array(count);
  const order = new Int16Array(count);
  for (let future = 0; future < noise.futures; future += 1) {
    const row = future * count;
    for (let index = 0; index < count; index += 1) {
      scores[index] =
        (expected[index] ?? 0) + (spreads[index] ?? 0) * (noise.values[row + index] ?? 0);
    }
    order.set(likely);
    sortByScores(order, scores);
    for (let place = 0; place < count; place += 1) {
      const column = places[order[place] ?? 0];
      if (column) column[future] = place + 1;
    }
    winner[future] = (order[0] ?? 0) + 1;
  }
  const facts = places.map((column, index) => [`place:${index + 1}`, column] as const);
  return {
    weights: new Float64Array(noise.futures).fill(1 / noise.futures),
    counts: {},
    facts: { winner, ...Object.fromEntries(facts) },
  };
}

/** Puts entrants in the order of their scores, equal ones in their own; the quicker, the nearer they are to it. */
function sortByScores(order: Int16Array, scores: Float64Array): void {
  for (let at = 1; at < order.length; at += 1) {
    const entrant = order[at] ?? 0;
    const score = scores[entrant] ?? 0;
    let place = at;
    for (; place > 0; place -= 1) {
      const before = order[place - 1] ?? 0;
      const scored = scores[before] ?? 0;
      if (scored < score || (scored === score && before < entrant)) break;
      order[place] = before;
    }
    order[place] = entrant;
  }
}

/** The order that scores make: the place of each entrant, from 1; equal scores stand in the order of the entrants. */
export function placesOf(scores: readonly number[]): number[] {
  const order = scores.map((_, index) => index);
  order.sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0) || one - other);
  const places = scores.map(() => 0);
  for (const [place, index] of order.entries()) places[index] = place + 1;
  return places;
}
