import { tennisFutures } from '@touchline/domain/pricing/sports/tennis';
import { NOTHING_COUNTED } from '@touchline/domain/pricing/tally/tally';
import type { ServeChances } from '@touchline/domain/pricing/tennis/game';
import { matchChance } from '@touchline/domain/pricing/tennis/match';
import type { Drift, Match, Play, Standing } from '../../play';
import { wonOf } from '../sets/court-play';
import { offered } from '../sets/offer';
import { advantageOf, levelOf } from '../sets/strength';
import { tennisHeadlines, tennisLines } from './lines';
import {
  isWon,
  stepAt,
  tennisStateAt,
  tennisStory,
  type TennisStory,
  tennisTallyAt,
} from './tennis-story';

const HOUR = 3_600_000;
const LONGEST = 5 * HOUR;
/** The share of points that a server wins between equals, and the most sets, where the league does not say. */
const SERVE = 0.63;
const BEST_OF = 3;
/** How much serving differs from day to day and court to court. */
const COURT = 0.012;
/** How far off the book is in a player's chance of a point on the own serve. */
const OFF = 0.002;
/** No player wins fewer or more points than this on the own serve. */
const BOUNDS = { low: 0.4, high: 0.85 };
/** Halvings in search of what an advantage in the match is worth in a point. */
const ROUNDS = 14;

/** Codes of the first set and of the end (`match_status.xml`). */
const FIRST_SET = 8;
const ENDED = 100;
/** Points as they are called; advantage is 50. */
const CALLED = [0, 15, 30, 40];
const ADVANTAGE = 50;

/** Tennis: points won on serve, games, sets with a tie-break. */
export const TENNIS: Play<TennisStory> = {
  key: 'tennis',
  longest: LONGEST,
  booksum: { prematch: 1.05, live: 1.06 },
  storyOf: (match) => tennisStory(match, serveOf(match), bestOf(match), LONGEST),
  tallyAt: tennisTallyAt,
  modelOf: (match, story, at, drift) => [
    tennisFutures(offBy(serveOf(match), drift), bestOf(match), tennisStateAt(story, at)),
  ],
  linesOf: (match, story, at, model) =>
    at >= story.length
      ? []
      : offered(
          tennisLines(bestOf(match), tennisStateAt(story, at), model),
          tennisTallyAt(story, at),
          model,
        ),
  headlinesOf: (match, model) =>
    offered(tennisHeadlines(bestOf(match), model), NOTHING_COUNTED, model),
  standingAt,
};

const SERVES = new WeakMap<Match, ServeChances>();

/** How likely each player wins a point on the own serve: together as the league's do, apart by strength. */
export function serveOf(match: Match): ServeChances {
  const known = SERVES.get(match);
  if (known) return known;
  const level = levelOf(match, 'serve', SERVE) + COURT * match.dice.normal(903);
  const wanted = 1 / (1 + Math.exp(-advantageOf(match)));
  let [low, high] = [-0.25, 0.25];
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (matchChance(apart(level, middle), bestOf(match)) < wanted) low = middle;
    else high = middle;
  }
  const serve = apart(level, (low + high) / 2);
  SERVES.set(match, serve);
  return serve;
}

function bestOf(match: Match): number {
  return levelOf(match, 'bestOf', BEST_OF);
}

function apart(level: number, by: number): ServeChances {
  return { home: bounded(level + by), away: bounded(level - by) };
}

function offBy({ home, away }: ServeChances, drift: Drift): ServeChances {
  return { home: bounded(home + OFF * drift.home), away: bounded(away + OFF * drift.away) };
}

function bounded(chance: number): number {
  return Math.min(BOUNDS.high, Math.max(BOUNDS.low, chance));
}

function standingAt(story: TennisStory, at: number): Standing {
  const { over, games, points, server } = stepAt(story, at);
  const isOver = isWon(over, story.bestOf);
  const sets = isOver ? over : [...over, games];
  const isTieBreak = games.home + games.away === 12;
  return {
    matchStatus: isOver ? ENDED : FIRST_SET + over.length,
    score: wonOf(over),
    periods: sets.map((score, index) => ({ code: FIRST_SET + index, number: index + 1, score })),
    ...(!isOver && {
      gameScore: isTieBreak
        ? points
        : { home: called(points.home, points.away), away: called(points.away, points.home) },
      server: server === 'home' ? 1 : 2,
      tiebreak: isTieBreak,
    }),
  };
}

function called(own: number, others: number): number {
  if (own <= 3) return CALLED[own] ?? 0;
  return own > others ? ADVANTAGE : 40;
}
