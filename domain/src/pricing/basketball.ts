import type { LineMass } from './asian-lines';
import { below } from './normal';
import type { Normal } from './normal';

/**
 * A final number, home points less away points or all points, after a share `played` (0 to 1) of the
 * match has brought it to `soFar`: what is still to come moves like a random walk with a drift
 * (Stern 1994). `whole` is the number over a whole match.
 */
export function finalNumber(whole: Normal, soFar = 0, played = 0): Normal {
  const left = 1 - played;
  return { mean: soFar + left * whole.mean, sd: whole.sd * Math.sqrt(left) };
}

/** The chance, 0 to 1, that the home side wins when a level match is played on: ties have no share. */
export function winWithoutTie(margin: Normal): number {
  return 1 - below(margin, 0);
}

/**
 * A bet that the number ends above the line: half, whole or quarter. The number is whole in truth,
 * so whole numbers stand for the half point on either side of them.
 */
export function overNumber(number: Normal, line: number): LineMass {
  const whole = Math.round(line);
  const offset = line - whole;
  if (Math.abs(offset) === 0.5) {
    const lose = below(number, line);
    return { win: 1 - lose, halfWin: 0, refund: 0, halfLose: 0, lose };
  }
  const lose = below(number, whole - 0.5);
  const under = below(number, whole + 0.5);
  const atWhole = under - lose;
  return {
    win: 1 - under,
    halfWin: offset < 0 ? atWhole : 0,
    refund: offset === 0 ? atWhole : 0,
    halfLose: offset > 0 ? atWhole : 0,
    lose,
  };
}

/** The home side with `spread` points, a multiple of a quarter, added to its score ends ahead. */
export function spreadMass(margin: Normal, spread: number): LineMass {
  return overNumber(margin, -spread);
}
