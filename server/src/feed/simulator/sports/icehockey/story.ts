import type { GoalMeans } from '@touchline/domain/pricing/score-grid';
import { LEVEL_TILT, REGULAR_PERIODS } from '@touchline/domain/pricing/sports/ice-hockey';
import type { Match, Moment, Side, Story } from '../../play';
import { occurrences } from '../goals/occurrences';
import { momentOf, type Period, periodOf } from './stopped-clock';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** What is played of a period, and of overtime. */
export const PERIOD = 20 * MINUTE;
export const OVERTIME = 5 * MINUTE;

/** How much of a match's goals falls in each period. */
export const PERIOD_SHARES = [0.315, 0.34, 0.345] as const;

const INTERMISSION = 17 * MINUTE;
const BEFORE_OVERTIME = 2 * MINUTE;
const BEFORE_SHOOTOUT = 90 * SECOND;
const SHOOTOUT = 5 * MINUTE;

/** Goals per rating point of difference: 400 points win about ten times out of eleven. */
const RATING_WEIGHT = 0.0013;
/** How far a side's form of the day lies from its rating. */
const FORM = 0.06;
/** Three against three, goals fall that much faster. */
const OVERTIME_PACE = 1.9;
/** How much of a side's edge is left in a shoot-out. */
const SHOOTOUT_EDGE = 0.12;

/** No goal falls in the very first and last moments of a period, so that betting can stop and open again. */
export const QUIET = 5 * SECOND;

/** Goals that the officials take back, for each that stands. */
const TAKEN_BACK = 0.03;
const AFTER_GOAL = 65 * SECOND;
const REVIEW = 80 * SECOND;

const MOST_TRIES = 40;

/** A goal of regular time or overtime; one that does not stand is shown for a while. */
export interface Goal {
  readonly period: number;
  readonly played: number;
  readonly side: Side;
  readonly stands: boolean;
}

/** All that will happen in an ice hockey match. */
export interface IceHockeyStory extends Story {
  /** Mean goals in regular time. */
  readonly means: GoalMeans;
  readonly overtime: GoalMeans;
  /** The chance that the home side wins a shoot-out. */
  readonly shootout: number;
  /** Three, or four with overtime. */
  readonly periods: readonly Period[];
  readonly goals: readonly Goal[];
  /** Who wins the shoot-out, if there is one. */
  readonly shootoutWinner: Side | null;
}

/** What the ratings and the form of two sides make of a match. */
export function iceHockeyStory(match: Match): IceHockeyStory {
  const { dice, league, home, away } = match;
  const edge = RATING_WEIGHT * (home.rating - away.rating);
  const means = {
    home: (league.level['home'] ?? 3.1) * Math.exp(edge + FORM * dice.normal(1)),
    away: (league.level['away'] ?? 2.8) * Math.exp(-edge + FORM * dice.normal(2)),
  };
  const pace = (OVERTIME_PACE * OVERTIME) / (REGULAR_PERIODS * PERIOD);
  const overtime = { home: means.home * pace, away: means.away * pace };
  const shootout = 0.5 + SHOOTOUT_EDGE * Math.tanh(2 * edge);
  const regular = [...regularGoals(match, means), ...takenBack(match, means)];
  const inOvertime = isLevel(regular) ? firstInOvertime(match, overtime) : null;
  const goals = inOvertime ? [...regular, inOvertime] : regular;
  const periods = periodsOf(match, goals);
  const isShootout = periods.length > REGULAR_PERIODS && !inOvertime;
  const shootoutWinner: Side | null = isShootout
    ? dice.unit(3) < shootout
      ? 'home'
      : 'away'
    : null;
  const ends = periods.at(-1)?.ends ?? 0;
  const length = isShootout ? ends + BEFORE_SHOOTOUT + SHOOTOUT : ends;
  const plain = { length, means, overtime, shootout, periods, goals, shootoutWinner };
  return { ...plain, moments: momentsOf(match, plain), breaks: breaksOf(periods) };
}

/** Goals that stand, tried again until a level score comes as much more often as it should. */
function regularGoals({ dice }: Match, means: GoalMeans): Goal[] {
  for (let attempt = 0; ; attempt += 1) {
    const goals = fallen(means, 1, (mean, ...key) => occurrences(dice, mean, 4, attempt, ...key));
    if (isLevel(goals) || dice.unit(5, attempt) * LEVEL_TILT < 1 || attempt >= MOST_TRIES) {
      return goals;
    }
  }
}

function takenBack({ dice }: Match, means: GoalMeans): Goal[] {
  return fallen(means, TAKEN_BACK, (mean, ...key) => occurrences(dice, mean, 6, ...key)).map(
    (goal) => ({ ...goal, stands: false }),
  );
}

function fallen(
  means: GoalMeans,
  share: number,
  placesOf: (mean: number, ...key: number[]) => number[],
): Goal[] {
  return PERIOD_SHARES.flatMap((ofPeriod, period) =>
    SIDES.flatMap((side, index) =>
      placesOf(means[side] * ofPeriod * share, period, index).map((place) => {
        const played = QUIET + Math.round(place * (PERIOD - 2 * QUIET));
        return { period, played, side, stands: true };
      }),
    ),
  );
}

const SIDES = ['home', 'away'] as const;

function isLevel(goals: readonly Goal[]): boolean {
  const standing = goals.filter(({ stands }) => stands);
  return standing.filter(({ side }) => side === 'home').length * 2 === standing.length;
}

function firstInOvertime({ dice }: Match, { home, away }: GoalMeans): Goal | null {
  const place = dice.wait(7) / (home + away);
  if (place >= 1) return null;
  const side = dice.unit(8) * (home + away) < home ? 'home' : 'away';
  const played = QUIET + Math.round(place * (OVERTIME - 2 * QUIET));
  return { period: REGULAR_PERIODS, played, side, stands: true };
}

/** Three periods, and overtime where the score is level: up to its goal. */
function periodsOf({ dice }: Match, goals: readonly Goal[]): Period[] {
  const periods: Period[] = [];
  const count = REGULAR_PERIODS + Number(isLevel(goals.filter(({ period }) => period < 3)));
  for (let number = 0; number < count; number += 1) {
    const isOvertime = number === REGULAR_PERIODS;
    const own = goals.filter(({ period }) => period === number);
    const length = isOvertime ? (own[0]?.played ?? OVERTIME) : PERIOD;
    const whistles = occurrences(dice, isOvertime ? 2 : 13, 9, number).map((place, index) => ({
      played: Math.round(place * length),
      lasts: Math.round(dice.between(20 * SECOND, 50 * SECOND, 10, number, index)),
    }));
    const afterGoals = own.map(({ played, stands }) => ({
      played,
      lasts: stands ? AFTER_GOAL : REVIEW + AFTER_GOAL,
    }));
    const before = periods.at(-1);
    const pause = isOvertime ? BEFORE_OVERTIME : INTERMISSION;
    const stoppages = isOvertime ? whistles : [...whistles, ...afterGoals];
    periods.push(periodOf(before ? before.ends + pause : 0, length, stoppages));
  }
  return periods;
}

function breaksOf(periods: readonly Period[]) {
  return periods
    .slice(1)
    .map(({ begins }, index) => ({ from: periods[index]?.ends ?? 0, to: begins }));
}

/** The provider's reasons why betting stops. */
const REASON = { goal: 1, review: 22, shootout: 64 };

function momentsOf(
  { dice }: Match,
  { goals, periods, length, shootoutWinner }: Omit<IceHockeyStory, 'moments'>,
): Moment[] {
  const moments = goals.flatMap((goal) => goalMoments(goal, periods));
  for (const [number, { begins, ends }] of periods.entries()) {
    moments.push({ at: begins, kind: 'period_start', told: 'tick', decides: false });
    moments.push({ at: ends, kind: 'period_end', told: 'tick', decides: true });
    moments.push(...penalties(number, periods, (...key) => dice.unit(11, ...key)));
  }
  if (shootoutWinner) {
    const begins = length - SHOOTOUT;
    const stop = { told: 'stop', decides: false, reason: REASON.shootout } as const;
    moments.push({ at: begins, kind: 'shootout', ...stop });
    moments.push({
      at: length,
      kind: 'shootout_won',
      side: shootoutWinner,
      ...stop,
      decides: true,
    });
  }
  return moments.toSorted((one, other) => one.at - other.at);
}

function goalMoments({ period, played, side, stands }: Goal, periods: readonly Period[]): Moment[] {
  const found = periods[period];
  if (!found) return [];
  const at = momentOf(found, played);
  const told = { side, told: 'stop', decides: true } as const;
  const goal: Moment = { at, kind: 'goal', reason: REASON.goal, ...told };
  if (stands) return [goal];
  const detail = 'video_review';
  return [
    goal,
    { at: at + REVIEW, kind: 'goal_cancelled', reason: REASON.review, detail, ...told },
  ];
}

/** Players sent off for two minutes, about four a side, told on the scoreboard alone. */
function penalties(
  number: number,
  periods: readonly Period[],
  luck: (...key: number[]) => number,
): Moment[] {
  const period = periods[number];
  if (!period || number >= REGULAR_PERIODS) return [];
  return period.stoppages.flatMap(({ played }, index): Moment[] => {
    if (luck(number, index) > 0.2) return [];
    const side = luck(number, index, 1) < 0.5 ? 'home' : 'away';
    const at = momentOf(period, played);
    return [{ at, kind: 'penalty', side, told: 'aside', decides: false, detail: '2' }];
  });
}
