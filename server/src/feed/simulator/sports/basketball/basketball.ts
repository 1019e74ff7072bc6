import {
  type BasketballState,
  basketballFutures,
} from '@touchline/domain/pricing/sports/basketball/futures';
import { highestQuarter } from '@touchline/domain/pricing/sports/quarter-lines';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Play, Standing } from '../../play';
import { headlinesOf, linesOf } from './lines';
import {
  type BasketballStory,
  basketballStory,
  MINUTE,
  type Period,
  QUARTERS,
  sidesOf,
} from './story';

/** The provider's codes of the stages of play. */
const STATUS = {
  notStarted: 0,
  quarter: 13,
  pause: 30,
  halfTime: 31,
  overtime: 40,
  ended: 100,
  afterOvertime: 110,
};

/** Basketball: four quarters, and overtimes until somebody leads. */
export const BASKETBALL: Play<BasketballStory> = {
  key: 'basketball',
  expects: 'points',
  longest: 240 * MINUTE,
  booksum: { prematch: 1.05, live: 1.07 },
  storyOf: basketballStory,
  tallyAt,
  modelOf: (match, story, at, drift) => [
    basketballFutures(sidesOf(match, drift), story.minutes, stateAt(story, at), (dimension) =>
      match.dice.unit(90, dimension),
    ),
  ],
  linesOf: (_match, story, at, model) => linesOf(tallyAt(story, at), model),
  headlinesOf: (_match, model) => headlinesOf(model),
  standingAt,
};

function tallyAt(story: BasketballStory, at: number): Tally {
  const { periods, length } = story;
  const points = scoresAt(story, at);
  const periodsOver = periods.filter(({ ends }, index) => index < QUARTERS && ends <= at).length;
  const isOver = at >= length;
  const facts: Record<string, number> = {};
  if (periodsOver === QUARTERS) {
    facts['overtime'] = leadOf(points.slice(0, QUARTERS)) === 0 ? 1 : 2;
    facts['highest_quarter'] = highestQuarter(points.map(({ home, away }) => home + away));
  }
  return { counts: { points }, facts, periodsOver: isOver ? QUARTERS + 1 : periodsOver, isOver };
}

function leadOf(scores: readonly Score[]): number {
  return scores.reduce((lead, { home, away }) => lead + home - away, 0);
}

/** Points by quarter, those of all overtimes together. */
function scoresAt({ periods, misread }: BasketballStory, at: number): Score[] {
  const scores = Array.from({ length: QUARTERS + 1 }, () => ({ home: 0, away: 0 }));
  for (const [number, { begins, possessions }] of periods.entries()) {
    if (begins > at) break;
    const score = scores[Math.min(number, QUARTERS)];
    for (const possession of possessions) {
      if (possession.at > at) break;
      const { side, points } = possession;
      const isMisread = misread?.possession === possession && at < misread.to;
      if (score) score[side] += points + Number(isMisread);
    }
  }
  return scores;
}

/** The period under way; between two of them, and before the first, the one that comes next. */
function periodAt({ periods }: BasketballStory, at: number): number {
  const next = periods.findIndex(({ ends }) => at < ends);
  return next < 0 ? periods.length - 1 : next;
}

function stateAt(story: BasketballStory, at: number): BasketballState {
  const points = scoresAt(story, at);
  const last = story.periods.at(-1);
  const number = periodAt(story, at);
  const period = story.periods[number];
  // After a quarter that leaves the match tied the book does not look ahead, but overtime is certain.
  if (!period || !last || at >= last.ends)
    return { points, period: story.periods.length, pairsLeft: 0 };
  const done = period.possessions.filter((each) => each.at <= at);
  const half = done.length % 2 === 1 ? done.at(-1) : undefined;
  return {
    points,
    period: number,
    pairsLeft: (period.possessions.length - done.length - (half ? 1 : 0)) / 2,
    ...(half && { halfPair: { side: half.side, points: half.points } }),
  };
}

function standingAt(story: BasketballStory, at: number): Standing {
  const { periods, minutes, length } = story;
  const scores = scoresAt(story, at);
  const number = periodAt(story, at);
  const period = periods[number];
  const [first, overtime] = [scores.slice(0, QUARTERS), scores[QUARTERS]];
  const score = scores.reduce(
    (sum, each) => ({ home: sum.home + each.home, away: sum.away + each.away }),
    { home: 0, away: 0 },
  );
  const begun = periods.filter(({ begins }) => begins <= at).length;
  const shown = first.slice(0, begun).map((each, index) => ({
    code: STATUS.quarter + index,
    number: index + 1,
    score: each,
  }));
  if (begun > QUARTERS && overtime)
    shown.push({ code: STATUS.overtime, number: 5, score: overtime });
  return {
    matchStatus: at >= length ? endStatus(periods.length) : statusOf(number, period, at),
    score,
    periods: shown,
    ...(period && at < length && { clock: clockOf(period, number, minutes, at) }),
  };
}

function endStatus(periods: number): number {
  return periods > QUARTERS ? STATUS.afterOvertime : STATUS.ended;
}

function statusOf(number: number, period: Period | undefined, at: number): number {
  if (at < 0) return STATUS.notStarted;
  if (period && at < period.begins) return number === 2 ? STATUS.halfTime : STATUS.pause;
  return number < QUARTERS ? STATUS.quarter + number : STATUS.overtime;
}

function clockOf(period: Period, number: number, minutes: number, at: number) {
  const last = period.possessions.findLast((each) => each.at <= at);
  const [left, from] = last ? [last.clock, last.resumes] : [period.length, period.begins];
  const isStopped = at < from || at < period.begins;
  const remaining = Math.max(0, isStopped ? left : left - (at - from));
  const before =
    number < QUARTERS
      ? number * minutes * MINUTE
      : (QUARTERS * minutes + (number - QUARTERS) * 5) * MINUTE;
  return {
    matchTime: clockText(before + period.length - remaining),
    remainingInPeriod: clockText(remaining),
    stopped: isStopped,
  };
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
