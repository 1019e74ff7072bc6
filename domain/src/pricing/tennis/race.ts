import type { Score } from '../score-grid';

/** The chance that the home side wins the n-th point of a race, counted from 0. */
export type PointChance = (n: number) => number;

/**
 * The chance that the home side is first to `target`. `level` is its chance once both are one short
 * of it, when that takes more than a point. Walks back from the end, one row of scores at a time.
 */
export function firstTo(
  target: number,
  from: Score,
  point: PointChance,
  level = point(2 * target - 2),
): number {
  if (from.home >= target) return 1;
  if (from.away >= target) return 0;
  const last = target - 1;
  const row = new Float64Array(target).fill(1);
  for (let home = last; home >= from.home; home -= 1) {
    for (let away = last; away >= from.away; away -= 1) {
      const chance = point(home + away);
      const won = chance * (row[away] ?? 0) + (1 - chance) * (row[away + 1] ?? 0);
      row[away] = home === last && away === last ? level : won;
    }
  }
  return row[from.away] ?? 0;
}

/**
 * The chance that the home side is first to `target` with two more than the other. From there on
 * points come in pairs, won by one side or shared; `point` repeats every pair. Where no pair is ever
 * won the race has no end, and each side is given half.
 */
export function firstAheadByTwo(target: number, from: Score, point: PointChance): number {
  const short = target - 1;
  const first = point(2 * short);
  const second = point(2 * short + 1);
  const [won, lost] = [first * second, (1 - first) * (1 - second)];
  const level = won + lost === 0 ? 0.5 : won / (won + lost);
  if (Math.min(from.home, from.away) < short) return firstTo(target, from, point, level);
  const lead = from.home - from.away;
  if (Math.abs(lead) > 1) return lead > 0 ? 1 : 0;
  if (lead === 0) return level;
  const next = point(from.home + from.away);
  return lead > 0 ? next + (1 - next) * level : next * level;
}
