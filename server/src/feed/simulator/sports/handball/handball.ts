import { handballFutures } from '@touchline/domain/pricing/sports/handball';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Play, Side, Standing } from '../../play';
import { clockText } from '../goals/occurrences';
import { handballHeadlines, handballLines } from './lines';
import { attacksLeft, beginOf, HALF, type HandballStory, handballStory, MINUTE } from './story';

/** The provider's codes of the stages of play. */
const STATUS = { notStarted: 0, firstHalf: 6, halfTime: 31, secondHalf: 7, ended: 100 };

/** Handball: two halves, in which the sides attack in turn. */
export const HANDBALL: Play<HandballStory> = {
  key: 'handball',
  longest: 76 * MINUTE,
  booksum: { prematch: 1.05, live: 1.07 },
  storyOf: handballStory,
  tallyAt,
  modelOf: (_match, story, at, drift) =>
    handballFutures(tallyAt(story, at), attacksLeft(story, at, drift)),
  linesOf: (_match, story, at, model) => handballLines(tallyAt(story, at), model),
  headlinesOf: (_match, model) => handballHeadlines(model),
  standingAt,
};

function tallyAt({ attacks, length }: HandballStory, at: number): Tally {
  const goals: [Record<Side, number>, Record<Side, number>] = [
    { home: 0, away: 0 },
    { home: 0, away: 0 },
  ];
  for (const attack of attacks) {
    if (attack.at > at) break;
    if (attack.scored) goals[attack.half][attack.side] += 1;
  }
  const isOver = at >= length;
  return { counts: { goals }, facts: {}, periodsOver: isOver ? 2 : Number(at >= HALF), isOver };
}

function standingAt(story: HandballStory, at: number): Standing {
  const [first, second] = tallyAt(story, at).counts['goals'] ?? [];
  const none: Score = { home: 0, away: 0 };
  const [one, two] = [first ?? none, second ?? none];
  const half = at < beginOf(1) ? 0 : 1;
  const periods = [{ code: STATUS.firstHalf, number: 1, score: one }];
  if (half === 1) periods.push({ code: STATUS.secondHalf, number: 2, score: two });
  const played = at - beginOf(half);
  const isPlayed = at >= 0 && played < HALF;
  const status = half === 0 ? STATUS.firstHalf : STATUS.secondHalf;
  return {
    matchStatus: at < 0 ? STATUS.notStarted : isPlayed ? status : stopped(half),
    score: { home: one.home + two.home, away: one.away + two.away },
    periods,
    ...(at >= 0 && at < story.length && { clock: clockAt(half, Math.min(played, HALF)) }),
  };
}

function stopped(half: 0 | 1): number {
  return half === 0 ? STATUS.halfTime : STATUS.ended;
}

function clockAt(half: 0 | 1, played: number) {
  return {
    matchTime: clockText(half * HALF + played),
    remainingInPeriod: clockText(HALF - played),
    stopped: played >= HALF,
  };
}
