import type { SkirmishMatchState } from '@touchline/domain/pricing/sports/maps/skirmish-match';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  choice,
  type Counted,
  handicap,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import { ladder, sideOf } from '../sets/offer';
import { mainSeriesLines, seriesLines, surePeriods } from '../sets/series-lines';
import { killFact, killRaceFact } from './skirmish-story';

const MARKET = {
  winner: 186,
  mapHandicap: 327,
  totalMaps: 328,
  correctScore: 329,
  mapWinner: 330,
  kill: 333,
  killHandicap: 555,
  duration: 725,
  totalKills: 726,
  totalTowers: 728,
  race: 731,
} as const;

const SERIES = {
  winner: MARKET.winner,
  handicap: MARKET.mapHandicap,
  correctScore: MARKET.correctScore,
  total: MARKET.totalMaps,
} as const;

const MAPS: Counted = { count: 'maps', unit: 'points' };

/** What is on offer long before a match to `target` won maps. */
export function skirmishHeadlines(target: number): Line[] {
  return mainSeriesLines(MAPS, 2 * target - 1, SERIES);
}

/** Lines that may make sense when the match stands there. */
export function skirmishLines(
  target: number,
  { over, present, marks }: SkirmishMatchState,
  model: readonly Futures[],
): Line[] {
  const bestOf = 2 * target - 1;
  const home = over.filter(([won]) => won === 1).length;
  const mapnr = over.length + 1;
  const open = marks.filter((_, index) => (present?.marks[index] ?? 0) === 0);
  return [
    ...seriesLines(MAPS, bestOf, SERIES),
    ...surePeriods({ home, away: over.length - home }, bestOf).map((map) =>
      twoWay(
        { market: MARKET.mapWinner, parts: { mapnr: map } },
        { ...MAPS, periods: [map - 1, map - 1] },
      ),
    ),
    ...open.map(({ of, to }) =>
      of === 'race'
        ? sideOf({ market: MARKET.race, parts: { mapnr, xth: to } }, killRaceFact(mapnr, to))
        : sideOf({ market: MARKET.kill, parts: { mapnr, xth: to } }, killFact(mapnr, to)),
    ),
    ...mapLines(mapnr, model),
  ];
}

/** The lines on what is counted on a map. */
function mapLines(mapnr: number, model: readonly Futures[]): Line[] {
  const parts = { mapnr };
  const onMap = (count: string): Counted => ({
    count,
    unit: 'points',
    periods: [mapnr - 1, mapnr - 1],
  });
  const [kills, towers, minutes] = [onMap('kills'), onMap('towers'), onMap('minutes')];
  const duration = (minute: number) =>
    choice(
      { market: MARKET.duration, parts: { mapnr, minute } },
      [{ of: 'home', ...minutes }],
      [
        { id: '1831', wins: ([played = 0]) => played < minute },
        { id: '1832', wins: ([played = 0]) => played >= minute },
      ],
    );
  return [
    ...ladder(
      model,
      { of: 'difference', ...kills },
      (line) => handicap({ market: MARKET.killHandicap, parts }, kills, -line),
      { step: 2 },
    ),
    ...ladder(
      model,
      { of: 'sum', ...kills },
      (line) => total({ market: MARKET.totalKills, parts }, kills, line),
      { step: 2, lowest: 0.5 },
    ),
    ...ladder(
      model,
      { of: 'sum', ...towers },
      (line) => total({ market: MARKET.totalTowers, parts }, towers, line),
      { lowest: 0.5 },
    ),
    ...ladder(model, { of: 'home', ...minutes }, (line) => duration(line + 0.5), {
      step: 2,
      lowest: 0.5,
    }),
  ];
}
