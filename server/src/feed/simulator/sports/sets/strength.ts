import type { Match } from '../../play';

/** How far the form of the day lies from the rating, in rating points. */
const FORM = 25;

/**
 * By how much the home side is the stronger one on the day, as the logarithm of its odds of winning the match: 400
 * points of rating are ten times the odds.
 */
export function advantageOf({ home, away, dice }: Match): number {
  const form = FORM * (dice.normal(901) - dice.normal(902));
  return ((home.rating - away.rating + form) / 400) * Math.LN10;
}

/** A number of the league, or what is usual in its sport. */
export function levelOf({ league }: Match, name: string, usual: number): number {
  return league.level[name] ?? usual;
}
