import {
  type BaseballState,
  baseballFutures,
  HALVES,
  highestInning,
} from '@touchline/domain/pricing/sports/baseball/futures';
import { EXTRA_START, NOBODY_ON } from '@touchline/domain/pricing/sports/baseball/innings';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Play, Standing } from '../../play';
import { headlinesOf, linesOf } from './lines';
import { type BaseballStory, baseballStory, sidesOf } from './story';

const MINUTE = 60_000;

/** The provider's codes of the stages of play: of the first half inning, of the first break, and so on. */
const STATUS = {
  notStarted: 0,
  half: 401,
  pause: 421,
  extraTop: 419,
  extraBottom: 420,
  beforeExtra: 438,
  withinExtra: 439,
  inning: 531,
  extra: 40,
  ended: 100,
};

/** Baseball: nine innings, and more until one leaves somebody ahead. */
export const BASEBALL: Play<BaseballStory> = {
  key: 'baseball',
  expects: 'runs',
  longest: 600 * MINUTE,
  booksum: { prematch: 1.05, live: 1.07 },
  storyOf: baseballStory,
  tallyAt,
  modelOf: (match, story, at, drift) => [
    baseballFutures(sidesOf(match, drift), stateAt(story, at), (dimension) =>
      match.dice.unit(90, dimension),
    ),
  ],
  linesOf: (_match, story, at, model) => linesOf(tallyAt(story, at), model),
  headlinesOf: (_match, model) => headlinesOf(model),
  standingAt,
};

/** Runs by half inning, those of all extra innings together. */
function runsAt({ halves, coin, overturned, length }: BaseballStory, at: number): Score[] {
  const runs = Array.from({ length: HALVES + 1 }, () => ({ home: 0, away: 0 }));
  for (const { number, turns } of halves) {
    const score = runs[Math.min(number, HALVES)];
    for (const turn of turns) {
      if (turn.at <= at && score) score[number % 2 === 1 ? 'home' : 'away'] += turn.runs;
    }
  }
  const last = runs[HALVES];
  if (coin && at >= length && last) last[coin] += 1;
  if (overturned && at >= overturned.from && at < overturned.to) {
    const { number } = overturned.half;
    const score = runs[number];
    if (score) score[number % 2 === 1 ? 'home' : 'away'] += 1;
  }
  return runs;
}

function tallyAt(story: BaseballStory, at: number): Tally {
  const runs = runsAt(story, at);
  const over = story.halves.filter(({ ends }) => ends <= at).length;
  const isOver = at >= story.length;
  const facts: Record<string, number> = {};
  if (over >= HALVES || isOver) {
    facts['extra_innings'] = story.halves.length > HALVES ? 1 : 2;
    facts['highest_inning'] = highestInning(innings(runs).map(({ home, away }) => home + away));
  }
  const periodsOver = isOver ? HALVES + 1 : Math.min(over, HALVES);
  return { counts: { runs }, facts, periodsOver, isOver };
}

/** Both halves of each of the nine innings together. */
function innings(runs: readonly Score[]): Score[] {
  return Array.from({ length: HALVES / 2 }, (_, inning) => ({
    home: runs[2 * inning + 1]?.home ?? 0,
    away: runs[2 * inning]?.away ?? 0,
  }));
}

function stateAt(story: BaseballStory, at: number): BaseballState {
  const { halves, length } = story;
  const over = halves.filter(({ ends }) => ends <= at).length;
  const half = halves[over];
  const turn = half?.turns.findLast((each) => each.at <= at);
  return {
    runs: runsAt(story, at),
    half: over,
    bases: turn?.after ?? half?.start ?? (over >= HALVES ? EXTRA_START : NOBODY_ON),
    isOver: at >= length,
    facts: tallyAt(story, at).facts,
  };
}

function standingAt(story: BaseballStory, at: number): Standing {
  const { halves, length } = story;
  const runs = runsAt(story, at);
  const begun = halves.filter(({ begins }) => begins <= at).length;
  const state = stateAt(story, at);
  const periods = innings(runs)
    .slice(0, Math.ceil(Math.min(begun, HALVES) / 2))
    .map((score, index) => ({ code: STATUS.inning + index, number: index + 1, score }));
  const extra = runs[HALVES];
  if (begun > HALVES && extra) {
    periods.push({ code: STATUS.extra, number: HALVES / 2 + 1, score: extra });
  }
  const isPlaying = at >= 0 && at < length;
  return {
    matchStatus: statusOf(story, at),
    score: runs.reduce(
      (sum, each) => ({ home: sum.home + each.home, away: sum.away + each.away }),
      { home: 0, away: 0 },
    ),
    periods,
    ...(isPlaying && { attributes: { outs: state.bases.outs } }),
  };
}

function statusOf({ halves, length }: BaseballStory, at: number): number {
  if (at < 0) return STATUS.notStarted;
  if (at >= length) return STATUS.ended;
  const half = halves.find(({ ends }) => at < ends) ?? halves.at(-1);
  if (!half) return STATUS.notStarted;
  const { number, begins } = half;
  if (number < HALVES) return at < begins ? STATUS.pause + number - 1 : STATUS.half + number;
  if (at < begins) return number === HALVES ? STATUS.beforeExtra : STATUS.withinExtra;
  return number % 2 === 0 ? STATUS.extraTop : STATUS.extraBottom;
}
