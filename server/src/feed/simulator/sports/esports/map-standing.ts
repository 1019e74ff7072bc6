import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Standing } from '../../play';

/** Codes of the first map and of the end (`match_status.xml`). */
const FIRST_MAP = 141;
const ENDED = 100;

/** What was counted on a map, and what its element says beside. */
interface MapShown {
  readonly score: Score;
  readonly attributes: Readonly<Record<string, number>>;
}

/** The scoreboard of a match of maps: maps won, and each map as its own game counts. */
export function mapStanding(
  score: Score,
  isOver: boolean,
  maps: readonly MapShown[],
  scoreboard: Readonly<Record<string, number>>,
): Standing {
  return {
    matchStatus: isOver ? ENDED : FIRST_MAP + score.home + score.away,
    score,
    periods: maps.map((map, index) => ({ code: FIRST_MAP + index, number: index + 1, ...map })),
    ...(!isOver && { scoreboard }),
  };
}
