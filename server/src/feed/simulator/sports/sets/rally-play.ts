import {
  rallyCourses,
  type RallyMatch,
  rallyFutures,
} from '@touchline/domain/pricing/sports/rally-match';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import { NOTHING_COUNTED } from '@touchline/domain/pricing/tally/tally';
import type { Drift, Match, Play, Standing } from '../../play';
import { lastBy } from './moments';
import { offered } from './offer';
import { mainSeriesLines, type SeriesMarkets } from './series-lines';
import {
  type RallyStep,
  type RallyStory,
  rallyStateAt,
  rallyStory,
  rallyTallyAt,
  type RallyTelling,
} from './rally-story';

/** A sport whose sets are made of rallies, or whose maps are made of rounds. */
export interface RallySport extends RallyTelling {
  readonly key: string;
  readonly booksum: Play['booksum'];
  /** What a point is called among the counts. */
  readonly count: string;
  /** The rules that a match follows, as the book sees them when it is off by so much. */
  readonly gameOf: (match: Match, drift: Drift) => RallyMatch;
  /** Lines that may make sense when the match stands there. */
  readonly linesOf: (
    game: RallyMatch,
    state: ReturnType<typeof rallyStateAt>,
    model: readonly Futures[],
  ) => Line[];
  /** The markets on sets won: the main ones. */
  readonly series: SeriesMarkets;
  /** What the scoreboard shows after a step; before the first there is none. */
  readonly standingOf: (
    story: RallyStory,
    last: RallyStep | undefined,
    isOver: boolean,
  ) => Standing;
}

const NO_DRIFT: Drift = { home: 0, away: 0 };

/** Plays such a sport: its story point by point, its model exact in who wins which set. */
export function rallyPlay(sport: RallySport): Play<RallyStory> {
  const { key, longest, booksum, count } = sport;
  const tallyAt = (story: RallyStory, at: number) => rallyTallyAt(story, at, count, sport);
  return {
    key,
    longest,
    booksum,
    storyOf: (match) => rallyStory(match, sport.gameOf(match, NO_DRIFT), sport),
    tallyAt,
    modelOf: (match, story, at, drift) => {
      const { facts } = tallyAt(story, at);
      const state = rallyStateAt(story, at, sport, facts);
      return [rallyFutures(sport.gameOf(match, drift), state)];
    },
    linesOf: (match, story, at, model) => {
      if (at >= story.length) return [];
      const state = rallyStateAt(story, at, sport);
      const lines = sport.linesOf(sport.gameOf(match, NO_DRIFT), state, model);
      return offered(lines, tallyAt(story, at), model);
    },
    headlinesOf: (match, model) => {
      const { target } = sport.gameOf(match, NO_DRIFT);
      const won = { count, unit: 'periods_won' } as const;
      const lines = mainSeriesLines(won, 2 * target - 1, sport.series);
      return offered(lines, NOTHING_COUNTED, model);
    },
    headModelOf: (match, drift) => [rallyCourses(sport.gameOf(match, drift))],
    standingAt: (story, at) => {
      const last = story.steps[lastBy(story.steps, at)];
      return sport.standingOf(story, last, at >= story.length);
    },
  };
}
