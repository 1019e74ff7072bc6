import type { Futures } from '../tally/futures';
import type { Tally } from '../tally/tally';
import { binomialChances, type Chances, countedIn, futuresOfWays, NOTHING } from './goals';
import { spreadWays } from './spread-ways';

/** What a side still has of one half. */
export interface Attacks {
  readonly attacks: number;
  /** The chance that an attack ends in a goal, above 0 and below 1. */
  readonly chance: number;
}

/** Attacks still to come, for each half. */
export interface HandballToCome {
  readonly home: readonly Attacks[];
  readonly away: readonly Attacks[];
}

/** Late on, a level score suits both sides: it is that much likelier than if attacks were independent. */
export const LEVEL_TILT = 1.12;

const POINTS = 2500;

/**
 * The futures of a handball match: `goals` of the two halves. Sides attack in turn, so their goals vary less than if
 * they fell at any time.
 */
export function handballFutures(tally: Tally, { home, away }: HandballToCome): Futures[] {
  const lead = home.reduce((sum, _, half) => {
    const score = countedIn(tally, 'goals', half);
    return sum + score.home - score.away;
  }, 0);
  const ways = spreadWays([home.map(chancesOf), away.map(chancesOf)], {
    points: POINTS,
    level: { lead, tilt: LEVEL_TILT },
  });
  return [futuresOfWays(ways, tally, { count: 'goals' })];
}

function chancesOf({ attacks, chance }: Attacks): Chances {
  return attacks === 0 ? NOTHING : binomialChances(attacks, chance);
}
