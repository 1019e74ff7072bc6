import { other, volleyballRules } from '@touchline/domain/pricing/sports/court';
import { courtLines, type CourtMarkets, courtStanding, rallyChances } from '../sets/court-play';
import { rallyPlay } from '../sets/rally-play';
import { advantageOf, levelOf } from '../sets/strength';

const HOUR = 3_600_000;
/** The share of rallies that the serving side wins between equals, where the league does not say. */
const SERVED = 0.36;
/** What an advantage in the match is worth in a rally, both on the logistic scale. */
const IN_A_RALLY = 0.097;
/** How far off the book is in a rally, for each side. */
const OFF = 0.006;
const LAST_SET = 4;

const MARKETS: CourtMarkets = {
  winner: 186,
  exact: { market: 196, variant: 'sr:exact_sets', ids: { 5: [34, 35, 36] } },
  correctScore: 199,
  setWinner: 202,
  handicapOfPoints: 237,
  totalPoints: 238,
  setHandicap: 309,
  setTotal: 310,
  race: 313,
  total: 314,
  specifier: 'setnr',
};

/** Volleyball: five sets at most, to 25 points and the last to 15, by who serves each rally. */
export const VOLLEYBALL = rallyPlay({
  key: 'volleyball',
  longest: 4 * HOUR,
  booksum: { prematch: 1.05, live: 1.06 },
  count: 'points',
  words: { point: 'point', set: 'set', pause: 'timeout' },
  pace: { least: 18, mean: 32, betweenSets: 180 },
  pauses: 0.01,
  mistakes: 0.004,
  racesOf: (set) => (set === LAST_SET ? [5, 10] : [10, 15, 20]),
  pointsOf: null,
  gameOf: (match, drift) => {
    const served = levelOf(match, 'rally', SERVED);
    const edge = IN_A_RALLY * advantageOf(match) + OFF * (drift.home - drift.away);
    const chances = rallyChances(served, edge);
    return {
      target: 3,
      count: 'points',
      rules: (set) => volleyballRules(chances, set === LAST_SET),
      // Sides take turns to serve first; for the last set there is a new toss.
      begins: (set, first) => {
        if (set === LAST_SET) return null;
        return set % 2 === 0 ? first : other(first);
      },
    };
  },
  linesOf: courtLines(MARKETS),
  series: MARKETS,
  standingOf: courtStanding,
});
