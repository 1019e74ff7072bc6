import { other, tableTennisRules } from '@touchline/domain/pricing/sports/court';
import { courtLines, type CourtMarkets, courtStanding, rallyChances } from '../sets/court-play';
import { rallyPlay } from '../sets/rally-play';
import { advantageOf, levelOf } from '../sets/strength';

const HOUR = 3_600_000;
/** The share of points that the server wins between equals, and the most games, where the league does not say. */
const SERVE = 0.53;
const BEST_OF = 5;
/** What an advantage in the match is worth in a point, both on the logistic scale. */
const IN_A_POINT = 0.1375;
/** How far off the book is in a point, for each side. */
const OFF = 0.008;

const MARKETS: CourtMarkets = {
  winner: 186,
  correctScore: 199,
  handicapOfPoints: 237,
  totalPoints: 238,
  exact: {
    market: 241,
    variant: 'sr:exact_games',
    ids: { 3: [37, 38], 5: [39, 40, 41], 7: [42, 43, 45, 47] },
  },
  setWinner: 245,
  setHandicap: 246,
  setTotal: 247,
  setOddEven: 248,
  race: 250,
  specifier: 'gamenr',
};

/** Table tennis: five or seven games to 11 points, two serves in turn. */
export const TABLE_TENNIS = rallyPlay({
  key: 'tabletennis',
  longest: 2 * HOUR,
  booksum: { prematch: 1.06, live: 1.07 },
  count: 'points',
  words: { point: 'point', set: 'set', pause: 'timeout' },
  pace: { least: 10, mean: 20, betweenSets: 60 },
  pauses: 0.01,
  mistakes: 0.003,
  racesOf: () => [5, 7],
  pointsOf: null,
  gameOf: (match, drift) => {
    const served = levelOf(match, 'serve', SERVE);
    const edge = IN_A_POINT * advantageOf(match) + OFF * (drift.home - drift.away);
    const chances = rallyChances(served, edge);
    return {
      target: (levelOf(match, 'bestOf', BEST_OF) + 1) / 2,
      count: 'points',
      rules: () => tableTennisRules(chances),
      begins: (set, first) => (set % 2 === 0 ? first : other(first)),
    };
  },
  linesOf: courtLines(MARKETS),
  series: MARKETS,
  standingOf: courtStanding,
});
