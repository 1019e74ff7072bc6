import type { FinalResult } from '../../settlement/leg-result';
import type { Line } from './line';
import type { Reading } from './tally';

/** An entrant as a question names it: its number in the facts, and the outcome that stands for it. */
export interface NumberedEntrant {
  readonly number: number;
  readonly outcome: string;
}

const won = (holds: boolean): FinalResult => (holds ? 'win_entire' : 'lose_entire');
const placeOf = ({ number }: NumberedEntrant): Reading => ({ of: 'fact', fact: `place:${number}` });

/** Who comes first of all. */
export function outrightWinner(
  market: number,
  entrants: readonly NumberedEntrant[],
  fact = 'winner',
  specifier = '',
): Line {
  return {
    market,
    specifier,
    reads: [{ of: 'fact', fact }],
    outcomes: entrants.map(({ outcome }) => outcome),
    isExclusive: true,
    results: ([winner = 0]) => entrants.map(({ number }) => won(number === winner)),
  };
}

/** Who of two comes in before the other. */
export function headToHead(
  market: number,
  specifier: string,
  [one, other]: readonly [NumberedEntrant, NumberedEntrant],
): Line {
  return {
    market,
    specifier,
    reads: [placeOf(one), placeOf(other)],
    outcomes: [one.outcome, other.outcome],
    isExclusive: true,
    results: ([first = 0, second = 0]) => [won(first < second), won(second < first)],
  };
}

/** Who is among the first `places`: as many outcomes win. */
export function amongFirst(
  market: number,
  specifier: string,
  entrants: readonly NumberedEntrant[],
  places: number,
): Line {
  return {
    market,
    specifier,
    reads: entrants.map(placeOf),
    outcomes: entrants.map(({ outcome }) => outcome),
    isExclusive: false,
    readsApart: true,
    results: (found) => found.map((place) => won(place > 0 && place <= places)),
  };
}
