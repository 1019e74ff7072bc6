import {
  isDefending,
  type RoundChances,
  roundRules,
} from '@touchline/domain/pricing/sports/maps/rounds';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  choice,
  type Counted,
  handicap,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import type { Play, Standing } from '../../play';
import { wonOf } from '../sets/court-play';
import { ladder, sideOf } from '../sets/offer';
import { type RallySport, rallyPlay } from '../sets/rally-play';
import {
  pointFact,
  raceFact,
  type RallyStep,
  type RallyStory,
  type RallyTelling,
} from '../sets/rally-story';
import { seriesLines, surePeriods } from '../sets/series-lines';
import { advantageOf, levelOf } from '../sets/strength';
import { mapStanding } from './map-standing';

/** What one game of rounds has of its own. */
export interface RoundsGame {
  readonly key: string;
  /** What defending is worth in a round, what having won the one before, and an advantage in the match. */
  readonly defence: number;
  readonly momentum: number;
  readonly inARound: number;
  readonly overtime: RoundChances['overtime'];
  readonly pace: RallyTelling['pace'];
}

const HOUR = 3_600_000;
/** How far off the book is in a round, for each side, on the logistic scale. */
const OFF = 0.01;
const BEST_OF = 3;
/** The rounds with pistols. */
const PISTOLS = [1, 13];
/** What wins a map without overtime, less one: both sides have it before one begins. */
const REGULAR = 12;

const MARKET = {
  winner: 186,
  mapHandicap: 327,
  totalMaps: 328,
  correctScore: 329,
  mapWinner: 330,
  roundHandicap: 331,
  totalRounds: 332,
  mapResult: 334,
  overtime: 335,
  round: 338,
  race: 620,
} as const;

const SERIES = {
  winner: MARKET.winner,
  handicap: MARKET.mapHandicap,
  correctScore: MARKET.correctScore,
  total: MARKET.totalMaps,
} as const;

const ROUNDS: Counted = { count: 'rounds', unit: 'points' };
const MAPS: Counted = { count: 'rounds', unit: 'periods_won' };

/** A game of maps that are won by rounds. */
export function roundsPlay(game: RoundsGame): Play<RallyStory> {
  const { defence, momentum, overtime } = game;
  return rallyPlay({
    key: game.key,
    longest: 7 * HOUR,
    booksum: { prematch: 1.05, live: 1.06 },
    count: 'rounds',
    words: { point: 'round', set: 'map', pause: 'technical_pause' },
    pace: game.pace,
    pauses: 0.006,
    mistakes: 0,
    racesOf: () => [5, 10],
    pointsOf: PISTOLS,
    gameOf: (match, drift) => {
      const edge = game.inARound * advantageOf(match) + OFF * (drift.home - drift.away);
      return {
        target: (levelOf(match, 'bestOf', BEST_OF) + 1) / 2,
        count: 'rounds',
        rules: (_map, defends) => roundRules({ edge, defence, momentum, overtime }, defends),
        // Who defends first is settled before each map.
        begins: () => null,
      };
    },
    linesOf,
    series: SERIES,
    standingOf: (story, last, isOver) => standingOf(story, last, isOver, overtime),
  });
}

const linesOf: RallySport['linesOf'] = ({ target }, { over, present, marks }, model) => {
  const bestOf = 2 * target - 1;
  const mapnr = over.length + 1;
  const open = marks.filter((_, index) => present.marks[index] === 0);
  return [
    ...seriesLines(MAPS, bestOf, SERIES),
    ...surePeriods(wonOf(over), bestOf).map((map) =>
      twoWay(
        { market: MARKET.mapWinner, parts: { mapnr: map } },
        { ...MAPS, periods: [map - 1, map - 1] },
      ),
    ),
    ...mapLines(mapnr, model),
    ...open.flatMap(({ of, to }) => {
      const [roundnr, isRace] = [to, of === 'race'];
      if (!isRace && !isSure(present, to)) return [];
      const market = isRace ? MARKET.race : MARKET.round;
      const fact = isRace ? raceFact(mapnr, to) : pointFact(mapnr, to);
      return [sideOf({ market, parts: { mapnr, roundnr } }, fact)];
    }),
  ];
};

/** Whether a round of the map will be played whatever happens. */
function isSure({ home, away }: { home: number; away: number }, round: number): boolean {
  const played = home + away;
  const isNext = round === played + 1;
  return isNext || (round <= 2 * REGULAR && round - 1 - played + Math.max(home, away) <= REGULAR);
}

function mapLines(mapnr: number, model: readonly Futures[]): Line[] {
  const onMap: Counted = { ...ROUNDS, periods: [mapnr - 1, mapnr - 1] };
  const parts = { mapnr };
  const reads = [
    { of: 'home', ...onMap },
    { of: 'away', ...onMap },
  ] as const;
  const isLevel = ([home = 0, away = 0]: readonly number[]) => home >= REGULAR && away >= REGULAR;
  return [
    ...ladder(model, { of: 'difference', ...onMap }, (line) =>
      handicap({ market: MARKET.roundHandicap, parts }, onMap, -line),
    ),
    ...ladder(
      model,
      { of: 'sum', ...onMap },
      (line) => total({ market: MARKET.totalRounds, parts }, onMap, line),
      { lowest: 0.5 },
    ),
    choice({ market: MARKET.mapResult, parts }, reads, [
      { id: '1', wins: (score) => !isLevel(score) && (score[0] ?? 0) > (score[1] ?? 0) },
      { id: '2', wins: isLevel },
      { id: '3', wins: (score) => !isLevel(score) && (score[0] ?? 0) <= (score[1] ?? 0) },
    ]),
    choice({ market: MARKET.overtime, parts }, reads, [
      { id: '74', wins: isLevel },
      { id: '76', wins: (score) => !isLevel(score) },
    ]),
  ];
}

function standingOf(
  story: RallyStory,
  last: RallyStep | undefined,
  isOver: boolean,
  overtime: RoundChances['overtime'],
): Standing {
  const over = last?.over ?? [];
  const score = wonOf(over);
  const isLast = isOver || Math.max(score.home, score.away) >= story.target;
  const present = last && !last.endsSet ? last.score : { home: 0, away: 0 };
  const played = present.home + present.away;
  const maps = (isLast ? over : [...over, present]).map((rounds) => ({
    score: rounds,
    attributes: { home_won_rounds: rounds.home, away_won_rounds: rounds.away },
  }));
  const defends = isDefending(played, story.begun[over.length] ?? 1, overtime);
  return mapStanding(score, isLast, maps, {
    home_won_rounds: present.home,
    away_won_rounds: present.away,
    current_round: played + 1,
    current_ct_team: defends ? 1 : 2,
  });
}
