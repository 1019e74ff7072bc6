import { skirmishEnds, type SkirmishRules } from '@touchline/domain/pricing/sports/maps/skirmish';
import {
  skirmishCourses,
  skirmishFutures,
} from '@touchline/domain/pricing/sports/maps/skirmish-match';
import type { PeriodEnd } from '@touchline/domain/pricing/sports/sets';
import { NOTHING_COUNTED } from '@touchline/domain/pricing/tally/tally';
import type { Drift, Match, Play, Standing } from '../../play';
import { offered } from '../sets/offer';
import { advantageOf, levelOf } from '../sets/strength';
import { mapStanding } from './map-standing';
import { skirmishHeadlines, skirmishLines } from './skirmish-lines';
import {
  killMarks,
  presentAt,
  skirmishStateAt,
  skirmishStory,
  type SkirmishStory,
  skirmishTallyAt,
  type SkirmishTelling,
} from './skirmish-story';

/** What one game of towers and kills has of its own. */
export interface SkirmishGame extends SkirmishTelling {
  readonly key: string;
  readonly rules: Omit<SkirmishRules, 'edge'>;
  /** What an advantage in the match is worth for the next tower, both on the logistic scale. */
  readonly inATower: number;
  /** What towers and gold are called on its scoreboard, and gold for a minute, a kill and a tower, in thousands. */
  readonly shown: {
    readonly towers: string;
    readonly gold: { readonly minute: number; readonly kill: number; readonly tower: number };
  };
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const BEST_OF = 3;
/** How far off the book is for the next tower, for each side, on the logistic scale. */
const OFF = 0.015;
const NO_DRIFT: Drift = { home: 0, away: 0 };
/** Matches whose numbers are so far apart may share their runs. */
const SHIFTS = 65_536;
/** Runs of a map from its beginning. */
const RUNS = 2_048;

/** A game of maps that are won by towers. */
export function skirmishPlay(game: SkirmishGame): Play<SkirmishStory> {
  const fresh = new WeakMap<SkirmishStory, readonly PeriodEnd[]>();
  const rulesOf = (match: Match, drift: Drift): SkirmishRules => ({
    ...game.rules,
    edge: game.inATower * advantageOf(match) + OFF * (drift.home - drift.away),
  });
  const freshOf = (match: Match, story: SkirmishStory) => {
    const known = fresh.get(story);
    if (known) return known;
    const marks = killMarks(0, game);
    const start = { towers: [0, 0], kills: [0, 0], clock: 0, marks: marks.map(() => 0) } as const;
    const ends = skirmishEnds(rulesOf(match, NO_DRIFT), start, marks, match.number % SHIFTS, RUNS);
    fresh.set(story, ends);
    return ends;
  };
  return {
    key: game.key,
    longest: 8 * HOUR,
    booksum: { prematch: 1.05, live: 1.06 },
    storyOf: (match) => skirmishStory(match, rulesOf(match, NO_DRIFT), targetOf(match), game),
    tallyAt: (story, at) => skirmishTallyAt(story, at, game),
    modelOf: (match, story, at, drift) => [
      skirmishFutures(
        rulesOf(match, drift),
        story.target,
        freshOf(match, story),
        skirmishStateAt(story, at, game),
        match.number % SHIFTS,
      ),
    ],
    linesOf: (_match, story, at, model) => {
      if (at >= story.length) return [];
      const lines = skirmishLines(story.target, skirmishStateAt(story, at, game), model);
      return offered(lines, skirmishTallyAt(story, at, game), model);
    },
    headlinesOf: (match, model) =>
      offered(skirmishHeadlines(targetOf(match)), NOTHING_COUNTED, model),
    headModelOf: (match, drift) => [skirmishCourses(rulesOf(match, drift), targetOf(match))],
    standingAt: (story, at) => standingAt(game, story, at),
  };
}

function targetOf(match: Match): number {
  return (levelOf(match, 'bestOf', BEST_OF) + 1) / 2;
}

function standingAt({ shown }: SkirmishGame, story: SkirmishStory, at: number): Standing {
  const { over, began, within } = presentAt(story, at);
  const home = over.filter(([won]) => won === 1).length;
  const score = { home, away: over.length - home };
  const isOver = Math.max(score.home, score.away) >= story.target;
  const kills = within?.kills ?? [0, 0];
  const towers = within?.towers ?? [0, 0];
  const counted = [...over.map((each) => each.slice(2, 4)), ...(isOver ? [] : [kills])];
  const maps = counted.map(([own = 0, others = 0]) => ({
    score: { home: own, away: others },
    attributes: { home_kills: own, away_kills: others },
  }));
  const played = began === null ? 0 : Math.floor((at - began) / MINUTE);
  const { minute, kill, tower } = shown.gold;
  const gold = (side: 0 | 1) =>
    Math.round((minute * played + kill * kills[side] + tower * towers[side]) * 1_000);
  return mapStanding(score, isOver, maps, {
    home_kills: kills[0],
    away_kills: kills[1],
    [`home_destroyed_${shown.towers}`]: towers[0],
    [`away_destroyed_${shown.towers}`]: towers[1],
    home_gold: gold(0),
    away_gold: gold(1),
  });
}
