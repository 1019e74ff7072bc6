import type { GoalMeans } from '../score-grid';
import { type Futures, futuresLater } from '../tally/futures';
import type { Tally } from '../tally/tally';
import {
  type ByPeriod,
  everyWay,
  factNames,
  futuresOfWays,
  poissonChances,
  type Ways,
  withNext,
} from './goals';
import { spreadWays } from './spread-ways';

/** Means still to come of the first half and of the second; 0 for what is over. */
export type Halves = readonly [first: GoalMeans, second: GoalMeans];

/** What a soccer match may still bring. */
export interface SoccerToCome {
  readonly goals: Halves;
  readonly corners: Halves;
  /** Yellow cards that do not send off. */
  readonly yellows: Halves;
  /** Players sent off, with a red card or a second yellow one. */
  readonly sendingsOff: Halves;
}

/** As many bookings is a player sent off; a yellow card is one. */
export const OFF_COUNTS = 2;

const CORNER_POINTS = 1000;
const CARD_POINTS = 600;

/**
 * The futures of a soccer match: its goals, its `corners` by half, and its cards (`bookings` and `sendings_off`), each
 * independent of the others. Who scores and who takes a corner next are facts (`goal:1`, `corner:1`, …).
 */
export function soccerFutures(tally: Tally, toCome: SoccerToCome): Futures[] {
  const corners = { counts: ['corners'], facts: factNames(tally, 'corner') };
  const cards = { counts: ['bookings', 'sendings_off'], facts: [] };
  return [
    goalFutures(tally, toCome.goals),
    futuresLater(corners, () => cornerFutures(tally, toCome)),
    futuresLater(cards, () => cardFutures(tally, toCome)),
  ];
}

function cornerFutures(tally: Tally, toCome: SoccerToCome): Futures {
  const corners = spreadWays(poissons(toCome.corners), { points: CORNER_POINTS });
  return futuresOfWays(corners, tally, { count: 'corners', order: 'corner' });
}

/** The futures of `goals` by half alone, in every way. */
export function goalFutures(tally: Tally, toCome: Halves): Futures {
  const ways = withNext(everyWay(poissons(toCome)));
  return futuresOfWays(ways, tally, { count: 'goals', order: 'goal' });
}

function poissons(halves: Halves): ByPeriod[] {
  return [
    halves.map(({ home }) => poissonChances(home)),
    halves.map(({ away }) => poissonChances(away)),
  ];
}

function cardFutures(tally: Tally, { yellows, sendingsOff }: SoccerToCome): Futures {
  const numbers = [...poissons(yellows), ...poissons(sendingsOff)];
  const { columns, next, weights } = spreadWays(numbers, { points: CARD_POINTS });
  const [yellowHome = [], yellowAway = [], offHome = [], offAway = []] = columns;
  const bookings: Ways = {
    columns: [booked(yellowHome, offHome), booked(yellowAway, offAway)],
    next,
    weights,
  };
  const off: Ways = { columns: [offHome, offAway], next, weights };
  const futures = futuresOfWays(bookings, tally, { count: 'bookings' });
  const { counts } = futuresOfWays(off, tally, { count: 'sendings_off' });
  return { ...futures, counts: { ...futures.counts, ...counts } };
}

function booked(yellows: readonly number[][], off: readonly number[][]): number[][] {
  return yellows.map((column, half) =>
    column.map((count, row) => count + OFF_COUNTS * (off[half]?.[row] ?? 0)),
  );
}
