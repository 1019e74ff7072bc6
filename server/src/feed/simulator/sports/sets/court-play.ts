import type { RallyChances } from '@touchline/domain/pricing/sports/court';
import { moved } from '@touchline/domain/pricing/sports/court';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  type Counted,
  handicap,
  oddEven,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import type { Standing } from '../../play';
import { ladder, sideOf } from './offer';
import type { RallySport } from './rally-play';
import { raceFact, type RallyStep, type RallyStory } from './rally-story';
import { seriesLines, type SeriesMarkets, surePeriods } from './series-lines';

/** The provider's ids of the markets of a sport of sets, some of which has more than another. */
export interface CourtMarkets extends SeriesMarkets {
  readonly handicapOfPoints: number;
  readonly totalPoints: number;
  readonly setWinner: number;
  readonly setHandicap: number;
  readonly setTotal: number;
  readonly race: number;
  readonly setOddEven?: number;
  /** What names a set: `setnr` or `gamenr`. */
  readonly specifier: string;
}

const POINTS: Counted = { count: 'points', unit: 'points' };
const SETS: Counted = { count: 'points', unit: 'periods_won' };

/** Codes of the first set and of the end (`match_status.xml`). */
const FIRST_SET = 8;
const ENDED = 100;

/** Chances of the home side when both sides win a rally that they serve with the chance `served` between equals. */
export function rallyChances(served: number, edge: number): RallyChances {
  return { served: moved(served, edge), received: moved(1 - served, edge) };
}

/** The lines of a match of sets of points. */
export function courtLines(markets: CourtMarkets): RallySport['linesOf'] {
  return ({ target }, { over, marks, present }, model) => {
    const bestOf = 2 * target - 1;
    const races = marks.flatMap(({ of, to }, index) =>
      of === 'race' && present.marks[index] === 0 ? [to] : [],
    );
    return [
      ...seriesLines(SETS, bestOf, markets),
      ...pointLines(markets, model),
      ...surePeriods(wonOf(over), bestOf).map((set) =>
        twoWay(
          { market: markets.setWinner, parts: { [markets.specifier]: set } },
          { ...SETS, periods: [set - 1, set - 1] },
        ),
      ),
      ...setLines(markets, over.length + 1, races, model),
    ];
  };
}

/** The lines on all points of the match. */
function pointLines(markets: CourtMarkets, model: readonly Futures[]): Line[] {
  return [
    ...ladder(
      model,
      { of: 'difference', ...POINTS },
      (line) => handicap({ market: markets.handicapOfPoints }, POINTS, -line),
      { step: 2 },
    ),
    ...ladder(
      model,
      { of: 'sum', ...POINTS },
      (line) => total({ market: markets.totalPoints }, POINTS, line),
      { step: 3, lowest: 0.5 },
    ),
  ];
}

/** The lines on the points of the set under way. */
function setLines(
  markets: CourtMarkets,
  set: number,
  races: readonly number[],
  model: readonly Futures[],
): Line[] {
  const inSet: Counted = { ...POINTS, periods: [set - 1, set - 1] };
  const parts = { [markets.specifier]: set };
  return [
    ...ladder(model, { of: 'difference', ...inSet }, (line) =>
      handicap({ market: markets.setHandicap, parts }, inSet, -line),
    ),
    ...ladder(
      model,
      { of: 'sum', ...inSet },
      (line) => total({ market: markets.setTotal, parts }, inSet, line),
      { lowest: 0.5 },
    ),
    ...races.map((pointnr) =>
      sideOf({ market: markets.race, parts: { ...parts, pointnr } }, raceFact(set, pointnr)),
    ),
    ...(markets.setOddEven === undefined
      ? []
      : [oddEven({ market: markets.setOddEven, parts }, inSet)]),
  ];
}

/** How many sets each side has won. */
export function wonOf(over: readonly Score[]): Score {
  const home = over.filter((score) => score.home > score.away).length;
  return { home, away: over.length - home };
}

/** The scoreboard of a match of sets: sets won, points of each set, who serves. */
export function courtStanding(
  story: RallyStory,
  last: RallyStep | undefined,
  isOver: boolean,
): Standing {
  const over = last?.over ?? [];
  const score = wonOf(over);
  const isLast = Math.max(score.home, score.away) >= story.target;
  const present = last && !last.endsSet ? last.score : { home: 0, away: 0 };
  const sets = isLast ? over : [...over, present];
  const beginner = last && !last.endsSet ? last.beginner : (story.begun[over.length] ?? 1);
  return {
    matchStatus: isOver || isLast ? ENDED : FIRST_SET + over.length,
    score,
    periods: sets.map((points, index) => ({
      code: FIRST_SET + index,
      number: index + 1,
      score: points,
    })),
    ...(!isLast && { server: beginner === 1 ? 1 : 2 }),
  };
}
