import { deuceFact, gameFact, type TennisState } from '@touchline/domain/pricing/sports/tennis';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import {
  choice,
  type Counted,
  handicap,
  total,
  twoWay,
} from '@touchline/domain/pricing/tally/questions';
import { wonOf } from '../sets/court-play';
import { ladder, sideOf, whether } from '../sets/offer';
import {
  mainSeriesLines,
  seriesLines,
  type SeriesMarkets,
  surePeriods,
} from '../sets/series-lines';

const GAMES: Counted = { count: 'games', unit: 'points' };
const SETS: Counted = { count: 'games', unit: 'periods_won' };

const MARKET = {
  winner: 186,
  gameHandicap: 187,
  setHandicap: 188,
  totalGames: 189,
  homeGames: 190,
  awayGames: 191,
  homeWinsSet: 192,
  awayWinsSet: 193,
  exactSets: 196,
  correctScore: 199,
  setWinner: 202,
  gamesInSet: 204,
  handicapInSet: 203,
  setScore: 207,
  game: 210,
  deuce: 212,
  totalSets: 314,
} as const;

/** The scores that a set can end with, by the loser's games, in the order of the provider's ids from this one on. */
const SET_SCORES_FROM = 865;
const LOSERS_GAMES = [0, 1, 2, 3, 4, 5, 6];
/** The winner has as many games at least. */
const SET_GAMES = 6;
/** Totals of a set that part its possible lengths. */
const SET_TOTALS = [8.5, 9.5, 10.5, 12.5];
const LAST_BEFORE_TIE_BREAK = 12;

const SERIES: SeriesMarkets = {
  winner: MARKET.winner,
  handicap: MARKET.setHandicap,
  correctScore: MARKET.correctScore,
  total: MARKET.totalSets,
  exact: {
    market: MARKET.exactSets,
    variant: 'sr:exact_sets',
    ids: { 3: [32, 33], 5: [34, 35, 36] },
  },
};

/** Lines that may make sense when the match stands there. */
export function tennisLines(bestOf: number, state: TennisState, model: readonly Futures[]): Line[] {
  const setnr = state.over.length + 1;
  return [
    ...seriesLines(SETS, bestOf, SERIES),
    toWinASet(MARKET.homeWinsSet, 'home'),
    toWinASet(MARKET.awayWinsSet, 'away'),
    ...gameCounts(model),
    ...surePeriods(wonOf(state.over), bestOf).map((set) =>
      twoWay(
        { market: MARKET.setWinner, parts: { setnr: set } },
        { ...SETS, periods: [set - 1, set - 1] },
      ),
    ),
    ...setLines(setnr, model),
    ...(state.first === null ? [] : gameLines(setnr, state.games)),
  ];
}

/** What is on offer long before the match. */
export function tennisHeadlines(bestOf: number, model: readonly Futures[]): Line[] {
  return [
    ...mainSeriesLines(SETS, bestOf, SERIES),
    ...gameHandicaps(model),
    ...gameTotals(model, MARKET.totalGames, 'sum', 1),
  ];
}

function toWinASet(market: number, of: 'home' | 'away'): Line {
  return choice(
    { market },
    [{ of, ...SETS }],
    [
      { id: '74', wins: ([won = 0]) => won > 0 },
      { id: '76', wins: ([won = 0]) => won === 0 },
    ],
  );
}

function gameCounts(model: readonly Futures[]): Line[] {
  return [
    ...gameHandicaps(model),
    ...gameTotals(model, MARKET.totalGames, 'sum', 1),
    ...gameTotals(model, MARKET.homeGames, 'home', 0),
    ...gameTotals(model, MARKET.awayGames, 'away', 0),
  ];
}

function gameHandicaps(model: readonly Futures[]): Line[] {
  return ladder(model, { of: 'difference', ...GAMES }, (line) =>
    handicap({ market: MARKET.gameHandicap }, GAMES, -line),
  );
}

function gameTotals(
  model: readonly Futures[],
  market: number,
  of: 'sum' | 'home' | 'away',
  around: number,
): Line[] {
  const shape = { around, lowest: 0.5 };
  return ladder(model, { of, ...GAMES }, (line) => total({ market }, GAMES, line, of), shape);
}

function setLines(setnr: number, model: readonly Futures[]): Line[] {
  const inSet: Counted = { ...GAMES, periods: [setnr - 1, setnr - 1] };
  const parts = { setnr };
  const reads = [
    { of: 'home', ...inSet },
    { of: 'away', ...inSet },
  ] as const;
  // By the loser's games alone: the winner's follow, and every score is within reach from the first game on.
  const scores = (['home', 'away'] as const).flatMap((winner) =>
    LOSERS_GAMES.map((games) => ({ winner, games })),
  );
  return [
    ...ladder(model, { of: 'difference', ...inSet }, (line) =>
      handicap({ market: MARKET.handicapInSet, parts }, inSet, -line),
    ),
    ...SET_TOTALS.map((line) => total({ market: MARKET.gamesInSet, parts }, inSet, line)),
    choice(
      { market: MARKET.setScore, parts },
      reads,
      scores.map(({ winner, games }, index) => ({
        id: String(SET_SCORES_FROM + index),
        wins: ([home = 0, away = 0]) => {
          const [more, less] = winner === 'home' ? [home, away] : [away, home];
          return less === games && more > less && more >= SET_GAMES;
        },
      })),
    ),
  ];
}

/** The game under way, and the one after it when that is played whatever happens. Tie-breaks have no lines of their own. */
function gameLines(setnr: number, { home, away }: Score): Line[] {
  const gamenr = home + away + 1;
  if (gamenr > LAST_BEFORE_TIE_BREAK) return [];
  const game = (number: number) =>
    sideOf({ market: MARKET.game, parts: { setnr, gamenr: number } }, gameFact(setnr, number));
  const deuce = whether(
    { market: MARKET.deuce, parts: { setnr, gamenr } },
    deuceFact(setnr, gamenr),
  );
  const mayEnd = Math.max(home, away) >= 5;
  return mayEnd ? [game(gamenr), deuce] : [game(gamenr), deuce, game(gamenr + 1)];
}
