import type { ScoreGrid } from './score-grid';

/** The probability of each whole number from `from` upwards. */
export interface Distribution {
  readonly from: number;
  readonly mass: Float64Array;
}

/** How a bet on a line can end. Quarter lines stake half on each neighbour; the parts sum to 1. */
export interface LineMass {
  readonly win: number;
  readonly halfWin: number;
  readonly refund: number;
  readonly halfLose: number;
  readonly lose: number;
}

/** The distribution of all goals of the match. */
export function totalGoals({ from, size, cells }: ScoreGrid): Distribution {
  const mass = new Float64Array(2 * size - 1);
  for (let home = 0, cell = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1, cell += 1) {
      mass[home + away] = (mass[home + away] ?? 0) + (cells[cell] ?? 0);
    }
  }
  return { from: from.home + from.away, mass };
}

/** The distribution of home goals less away goals. */
export function goalDifference({ from, size, cells }: ScoreGrid): Distribution {
  const mass = new Float64Array(2 * size - 1);
  for (let home = 0, cell = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1, cell += 1) {
      const place = home - away + size - 1;
      mass[place] = (mass[place] ?? 0) + (cells[cell] ?? 0);
    }
  }
  return { from: from.home - from.away - (size - 1), mass };
}

/** A bet that the number ends above the line, a multiple of a quarter. */
export function overMass(numbers: Distribution, line: number): LineMass {
  const isQuarter = !Number.isInteger(line * 2);
  const low = isQuarter ? line - 0.25 : line;
  const high = isQuarter ? line + 0.25 : line;
  let [win, atHigh, atLow, lose] = [0, 0, 0, 0];
  for (let index = 0, value = numbers.from; index < numbers.mass.length; index += 1, value += 1) {
    const mass = numbers.mass[index] ?? 0;
    if (value > high) win += mass;
    else if (value < low) lose += mass;
    else if (value === high) atHigh += mass;
    else atLow += mass;
  }
  if (!isQuarter) return { win, halfWin: 0, refund: atHigh, halfLose: 0, lose };
  return { win, halfWin: atHigh, refund: 0, halfLose: atLow, lose };
}

/** The home side with `handicap` goals, a multiple of a quarter, added to its score ends ahead. */
export function handicapMass(difference: Distribution, handicap: number): LineMass {
  return overMass(difference, -handicap);
}

/** The chance of winning, 0 to 1, among stakes not refunded, half results half; 0.5 if all are. */
export function winProbability(mass: LineMass): number {
  const won = mass.win + mass.halfWin / 2;
  const lost = mass.lose + mass.halfLose / 2;
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** Decimal odds, from 1, at which the bet neither gains nor loses; infinite when it can only lose. */
export function fairOdds(mass: LineMass): number {
  const lost = mass.lose + mass.halfLose / 2;
  return lost === 0 ? 1 : 1 + lost / (mass.win + mass.halfWin / 2);
}
