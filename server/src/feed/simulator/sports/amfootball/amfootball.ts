import { quarterOf, WHOLE } from '@touchline/domain/pricing/sports/amfootball/drives';
import {
  type FootballState,
  footballFutures,
} from '@touchline/domain/pricing/sports/amfootball/futures';
import { highestQuarter } from '@touchline/domain/pricing/sports/quarter-lines';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Play, Side, Standing } from '../../play';
import { headlinesOf, linesOf } from './lines';
import { footballStory, RATE, sidesOf } from './story';
import type { Drive, FootballStory } from './football-story';

const MINUTE = 60_000;
const QUARTERS = 4;

/** The provider's codes of the stages of play. */
const STATUS = {
  notStarted: 0,
  quarter: 13,
  halfTime: 31,
  pause: 30,
  overtime: 40,
  ended: 100,
  afterOvertime: 110,
};

/** American football: four quarters, and overtime until somebody leads. */
export const AMERICAN_FOOTBALL: Play<FootballStory> = {
  key: 'amfootball',
  expects: 'points',
  longest: 420 * MINUTE,
  booksum: { prematch: 1.05, live: 1.07 },
  storyOf: footballStory,
  tallyAt,
  modelOf: (match, story, at, drift) => [
    footballFutures(sidesOf(match, drift), stateAt(story, at), (dimension) =>
      match.dice.unit(90, dimension),
    ),
  ],
  linesOf: (_match, story, at, model) => linesOf(tallyAt(story, at), model),
  headlinesOf: (_match, model) => headlinesOf(model),
  standingAt,
};

/** What has been counted in points, touchdowns and scores; what is shown by mistake included. */
interface Counted {
  readonly points: readonly Score[];
  readonly touchdowns: Score;
  readonly scores: readonly { readonly by: Side; readonly points: number }[];
}

function countedAt({ drives, overturned }: FootballStory, at: number): Counted {
  const points = Array.from({ length: QUARTERS + 1 }, () => ({ home: 0, away: 0 }));
  const touchdowns = { home: 0, away: 0 };
  const scores: { by: Side; points: number }[] = [];
  const add = (drive: Drive, by: Side, worth: number, extra: number) => {
    const score = points[drive.isOvertime ? QUARTERS : quarterOf(drive.to)];
    if (score) score[by] += worth + extra;
    if (worth === 6) touchdowns[by] += 1;
    scores.push({ by, points: worth });
  };
  for (const drive of drives) {
    const { ends, by, end, tryAt } = drive;
    if (ends > at) break;
    if (overturned?.drive === drive && at < overturned.to) add(drive, drive.side, 6, 0);
    if (by) add(drive, by, end.points, tryAt !== null && tryAt <= at ? end.extra : 0);
  }
  return { points, touchdowns, scores };
}

function tallyAt(story: FootballStory, at: number): Tally {
  const { points, touchdowns, scores } = countedAt(story, at);
  const over = story.quarterEnds.filter((ends) => ends <= at).length;
  const isOver = at >= story.length;
  const facts: Record<string, number> = {};
  for (const [index, score] of scores.entries()) {
    facts[`score_by:${index + 1}`] = score.by === 'home' ? 1 : 2;
    facts[`score_type:${index + 1}`] = score.points === 6 ? 1 : score.points === 3 ? 2 : 3;
  }
  if (over === QUARTERS) {
    facts['overtime'] = story.overtime === null ? 2 : 1;
    facts['highest_quarter'] = highestQuarter(points.map(({ home, away }) => home + away));
  }
  return {
    counts: { points, touchdowns: [touchdowns] },
    facts,
    periodsOver: isOver ? QUARTERS + 1 : over,
    isOver,
  };
}

function stateAt(story: FootballStory, at: number): FootballState {
  const { drives, length, quarterEnds, overtime } = story;
  const { points, touchdowns, scores } = countedAt(story, at);
  const done = drives.filter(({ ends }) => ends <= at);
  const [last, next] = [done.at(-1), drives[done.length]];
  const isOvertime = overtime !== null && at >= (quarterEnds[QUARTERS - 1] ?? 0);
  const isBlind = at < 0 || (isOvertime && at < overtime);
  return {
    points,
    touchdowns,
    scores: scores.length,
    facts: tallyAt(story, at).facts,
    clock: last?.to ?? 0,
    drives: isOvertime ? done.filter((each) => each.isOvertime).length : done.length,
    elapsed: next ? Math.max(0, at - next.begins) / RATE : 0,
    ball: isBlind || !next ? null : next.side,
    received: at < 0 ? null : (drives[0]?.side ?? null),
    trying: last?.by && last.tryAt !== null && at < last.tryAt ? last.by : null,
    stage: at >= length ? 'over' : isOvertime ? 'overtime' : 'quarters',
  };
}

function standingAt(story: FootballStory, at: number): Standing {
  const { drives, quarterEnds, secondHalf, overtime, length } = story;
  const { points } = countedAt(story, at);
  const over = quarterEnds.filter((ends) => ends <= at).length;
  const isOver = at >= length;
  const inOvertime = overtime !== null && at >= overtime;
  const begun = Math.min(over + 1, QUARTERS);
  const isHalfTime = over === 2 && at < secondHalf;
  const shown = points.slice(0, isHalfTime ? 2 : begun).map((score, index) => ({
    code: STATUS.quarter + index,
    number: index + 1,
    score,
  }));
  const last = points[QUARTERS];
  if (inOvertime && last) shown.push({ code: STATUS.overtime, number: 5, score: last });
  const driver = drives.find(({ ends }) => at < ends);
  return {
    matchStatus: statusOf(story, at, over),
    score: points.reduce(
      (sum, each) => ({ home: sum.home + each.home, away: sum.away + each.away }),
      { home: 0, away: 0 },
    ),
    periods: shown,
    ...(!isOver && { clock: clockOf(story, at, over) }),
    ...(!isOver &&
      at >= 0 &&
      driver && { attributes: { possession: driver.side === 'home' ? 1 : 2 } }),
  };
}

function statusOf(
  { secondHalf, overtime, length }: FootballStory,
  at: number,
  over: number,
): number {
  if (at < 0) return STATUS.notStarted;
  if (at >= length) return overtime === null ? STATUS.ended : STATUS.afterOvertime;
  if (over === 2 && at < secondHalf) return STATUS.halfTime;
  if (over < QUARTERS) return STATUS.quarter + over;
  return overtime !== null && at >= overtime ? STATUS.overtime : STATUS.pause;
}

function clockOf({ drives }: FootballStory, at: number, over: number) {
  const drive = drives.findLast(({ begins }) => begins <= at);
  const isRunning = drive !== undefined && at < drive.ends;
  const seconds = drive ? Math.min(drive.to, drive.from + (at - drive.begins) / RATE) : 0;
  const inQuarter = Math.min(Math.max(seconds - over * (WHOLE / QUARTERS), 0), WHOLE / QUARTERS);
  return {
    matchTime: clockText(seconds),
    remainingInPeriod: over < QUARTERS ? clockText(WHOLE / QUARTERS - inQuarter) : null,
    stopped: !isRunning,
  };
}

function clockText(seconds: number): string {
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${pad(seconds / 60)}:${pad(seconds % 60)}`;
}
