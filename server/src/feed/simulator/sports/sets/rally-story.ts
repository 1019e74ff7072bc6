import {
  type Beginner,
  type Mark,
  marksAfter,
  type RallyRules,
} from '@touchline/domain/pricing/sports/rallies';
import type { RallyMatch, RallyMatchState } from '@touchline/domain/pricing/sports/rally-match';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Match, Moment, Story } from '../../play';
import { lastBy } from './moments';

const SECOND = 1_000;

/** How a sport of rallies or rounds is told. */
export interface RallyTelling {
  /** What a point and a set are called in the timeline. */
  readonly words: { readonly point: string; readonly set: string; readonly pause: string };
  /** Seconds that a point takes, at least and on average, and the break between sets. */
  readonly pace: { readonly least: number; readonly mean: number; readonly betweenSets: number };
  /** How often a pause stops the betting for nothing, and how often a point is given to the wrong side, by point. */
  readonly pauses: number;
  readonly mistakes: number;
  /** Who is first to how many points is a fact, in the n-th set, counted from 0. */
  readonly racesOf: (set: number) => readonly number[];
  /** Points whose winners can be bet on from the beginning of a set; null when no point's can. */
  readonly pointsOf: readonly number[] | null;
  /** No match lasts longer, ms. */
  readonly longest: number;
}

/** How things stand after a point. */
export interface RallyStep {
  readonly at: number;
  /** Counted from 0. */
  readonly set: number;
  readonly score: Score;
  readonly homeWon: boolean;
  readonly beginner: Beginner;
  readonly begun: Beginner;
  /** The sets that are over, this one included when it is. */
  readonly over: readonly Score[];
  readonly endsSet: boolean;
  /** Given to the wrong side, and taken back by the step after it. */
  readonly isMistake: boolean;
}

/** A match of rallies or rounds from the first to the last. */
export interface RallyStory extends Story {
  readonly steps: readonly RallyStep[];
  /** How many sets win. */
  readonly target: number;
  /** Who begins each set. */
  readonly begun: readonly Beginner[];
}

const NONE: Score = { home: 0, away: 0 };
/** How long a pause is, ms. */
const PAUSE = 45 * SECOND;
/** Keys of the dice. */
const KEY = { point: 1, pace: 2, begun: 3, pause: 4, mistake: 5, gap: 6 } as const;

/** Plays a match point by point with its dice. */
export function rallyStory(match: Match, game: RallyMatch, telling: RallyTelling): RallyStory {
  const { dice } = match;
  const most = 2 * game.target - 1;
  const drawn = (set: number): Beginner => (dice.unit(KEY.begun, set) < 0.5 ? 1 : 0);
  const first = drawn(0);
  const begun = Array.from({ length: most }, (_, set) =>
    set === 0 ? first : (game.begins(set, first) ?? drawn(set)),
  );
  const steps: RallyStep[] = [];
  for (let set = 0; isOpen(steps.at(-1)?.over ?? [], game.target); set += 1) {
    const last = steps.at(-1);
    const from = last ? last.at + telling.pace.betweenSets * SECOND : 0;
    playSet(match, telling, game.rules(set, begun[set] ?? 1), {
      at: from,
      set,
      score: NONE,
      homeWon: false,
      beginner: begun[set] ?? 1,
      begun: begun[set] ?? 1,
      over: last?.over ?? [],
      endsSet: false,
      isMistake: false,
    }).forEach((step) => steps.push(step));
  }
  return { ...told(match, steps, telling), target: game.target, begun };
}

/** The points of a set that stands as `start` does. */
function playSet(
  { dice }: Match,
  telling: RallyTelling,
  rules: RallyRules,
  start: RallyStep,
): RallyStep[] {
  const steps: RallyStep[] = [];
  let [last, at] = [start, start.at];
  while (!last.endsSet) {
    const { home, away } = last.score;
    const key = [last.set, home + away];
    const { least, mean } = telling.pace;
    at += Math.round(least + (mean - least) * dice.wait(KEY.pace, ...key)) * SECOND;
    const homeWon = dice.unit(KEY.point, ...key) < rules.chance(home, away, last.beginner);
    const wrong = { ...afterPoint(last, !homeWon, rules), at, isMistake: true };
    const right = afterPoint(last, homeWon, rules);
    const isTold = dice.unit(KEY.mistake, ...key) < telling.mistakes;
    if (isTold && !wrong.endsSet && !right.endsSet) {
      steps.push(wrong);
      at += Math.round(dice.between(8, 20, KEY.gap, ...key)) * SECOND;
    }
    last = { ...right, at };
    steps.push(last);
    if (dice.unit(KEY.pause, ...key) < telling.pauses) at += PAUSE;
  }
  return steps;
}

function afterPoint(step: RallyStep, homeWon: boolean, rules: RallyRules): RallyStep {
  const { score, beginner, over } = step;
  const after = plus(score, homeWon);
  const endsSet = rules.isOver(after.home, after.away);
  return {
    ...step,
    score: after,
    homeWon,
    beginner: rules.next(score.home, score.away, beginner, homeWon),
    over: endsSet ? [...over, after] : over,
    endsSet,
  };
}

function told(
  { dice }: Match,
  steps: readonly RallyStep[],
  telling: RallyTelling,
): Omit<RallyStory, 'target' | 'begun'> {
  const last = steps.at(-1)?.at ?? 0;
  // A match that would outlast every other is played faster.
  const quicker = Math.min(1, telling.longest / last);
  const timed = steps.map((step) => ({ ...step, at: Math.floor(step.at * quicker) }));
  const moments = timed.flatMap((step, index): Moment[] => {
    const point = pointOf(step, timed[index - 1], telling);
    const key = [step.set, step.score.home + step.score.away - 1];
    const pauses = dice.unit(KEY.pause, ...key) < telling.pauses;
    if (!pauses || step.endsSet || step.isMistake || quicker < 1) return [point];
    const pause: Moment = {
      at: step.at + 20 * SECOND,
      kind: telling.words.pause,
      told: 'stop',
      decides: false,
      isAlarm: true,
    };
    return [point, pause];
  });
  const rest = telling.pace.betweenSets * SECOND * quicker;
  const breaks = timed
    .filter(({ endsSet, at }) => endsSet && at < last * quicker - 1)
    .map(({ at }) => ({ from: at, to: at + Math.floor(rest) }));
  return { steps: timed, moments, breaks, length: Math.floor(last * quicker) };
}

function pointOf(
  { at, homeWon, endsSet, isMistake }: RallyStep,
  before: RallyStep | undefined,
  { words }: RallyTelling,
): Moment {
  const corrects = before?.isMistake === true;
  return {
    at,
    kind: endsSet ? words.set : corrects ? 'correction' : words.point,
    side: homeWon ? 'home' : 'away',
    told: endsSet || corrects ? 'stop' : 'tick',
    decides: true,
    ...(isMistake && { detail: 'challenged' }),
  };
}

/** How a match stands at a moment, as its model wants to know it. Before the match nobody knows who begins. */
export function rallyStateAt(
  story: RallyStory,
  at: number,
  telling: RallyTelling,
  known: Readonly<Record<string, number>> = {},
): RallyMatchState {
  const last = story.steps[lastBy(story.steps, at)];
  const over = last?.over ?? [];
  const set = over.length;
  const score = last && !last.endsSet ? last.score : NONE;
  const begun = story.begun[set] ?? 1;
  const marked = marksOf(set, score, telling);
  const done = story.steps.filter((step) => step.at <= at && step.set === set);
  const marks = marked.map(({ mark }) => mark);
  return {
    over,
    present: {
      ...score,
      beginner: last && !last.endsSet ? last.beginner : begun,
      marks: countedSteps(done).reduce(
        (values: readonly number[], step) => marksAfter(values, marks, step.score, step.homeWon),
        marks.map(() => 0),
      ),
    },
    first: at < 0 ? null : (story.begun[0] ?? 1),
    begun: at < 0 ? null : begun,
    marks,
    facts: marked.map(({ name }) => name),
    known,
  };
}

/** Who is first to so many points of a set, and who wins one of them; sets and points count from 1. */
export const raceFact = (set: number, to: number) => `race:${set}:${to}`;
export const pointFact = (set: number, point: number) => `point:${set}:${point}`;

/** What is marked in a set that stands there: its races, and points that can be bet on. */
function marksOf(
  set: number,
  score: Score,
  { racesOf, pointsOf }: RallyTelling,
): { mark: Mark; name: string }[] {
  const next = score.home + score.away + 1;
  const races = racesOf(set).map((to) => ({
    mark: { of: 'race', to } as const,
    name: raceFact(set + 1, to),
  }));
  if (pointsOf === null) return races;
  const points = new Set([...pointsOf.filter((point) => point > next), next]);
  return [
    ...races,
    ...[...points].map((to) => ({
      mark: { of: 'point', to } as const,
      name: pointFact(set + 1, to),
    })),
  ];
}

/** What has been counted, and which facts are known, at a moment. */
export function rallyTallyAt(
  story: RallyStory,
  at: number,
  count: string,
  telling: RallyTelling,
): Tally {
  const index = lastBy(story.steps, at);
  const last = story.steps[index];
  const over = last?.over ?? [];
  const facts: Record<string, number> = {};
  for (const { set, score, homeWon } of countedSteps(story.steps.slice(0, index + 1))) {
    const side = homeWon ? 1 : 2;
    if (telling.pointsOf) facts[pointFact(set + 1, score.home + score.away)] = side;
    const own = homeWon ? score.home : score.away;
    for (const to of telling.racesOf(set)) {
      if (own === to) facts[raceFact(set + 1, to)] ??= side;
    }
  }
  return {
    counts: { [count]: last && !last.endsSet ? [...over, last.score] : over },
    facts,
    periodsOver: over.length,
    isOver: at >= story.length,
  };
}

/** What counts among the steps up to a moment: a mistake counts only until it is taken back. */
function countedSteps(steps: readonly RallyStep[]): RallyStep[] {
  return steps.filter(({ isMistake }, index) => !isMistake || index === steps.length - 1);
}

function isOpen(over: readonly Score[], target: number): boolean {
  const home = over.filter((score) => score.home > score.away).length;
  return Math.max(home, over.length - home) < target;
}

function plus({ home, away }: Score, homeWon: boolean): Score {
  return homeWon ? { home: home + 1, away } : { home, away: away + 1 };
}
