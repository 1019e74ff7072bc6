import { assert } from '../../assert';
import type { Score } from '../score-grid';
import type { Player, ServeChances } from './game';
import { firstTo } from './race';
import { setChance, setScores } from './set';

/** Where a match stands: sets won, games of the set being played, and who served its first game. */
export interface MatchStanding {
  readonly sets: Score;
  readonly games: Score;
  readonly first: Player;
}

const BEFORE_PLAY: MatchStanding = {
  sets: { home: 0, away: 0 },
  games: { home: 0, away: 0 },
  first: 'home',
};

/**
 * The chance that the home player wins a match of at most `bestOf` sets, an odd number, each with a
 * tie-break. Who serves first in a set that has not begun makes no difference to who wins it: in its
 * first ten games, in the two after 5:5 and in each pair of a tie-break's points both serve equally.
 * Throws when `bestOf` is even, or no set stands as `standing` says.
 */
export function matchChance(serve: ServeChances, bestOf: number, standing = BEFORE_PLAY): number {
  assert(bestOf % 2 === 1, `a match is not the best of ${bestOf}`);
  const { sets, games, first } = standing;
  const target = (bestOf + 1) / 2;
  const fresh = setChance(setScores(serve, 'home'));
  const present = setChance(setScores(serve, first, games));
  const played = sets.home + sets.away;
  return firstTo(target, sets, (n) => (n === played ? present : fresh));
}
