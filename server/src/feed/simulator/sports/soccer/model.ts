import type { GoalMeans } from '@touchline/domain/pricing/score-grid';
import {
  type Halves,
  OFF_COUNTS,
  type SoccerToCome,
  soccerFutures,
} from '@touchline/domain/pricing/sports/soccer';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Drift, Moment, Side } from '../../play';
import { doneBy, type Profile } from '../goals/occurrences';
import { expectedFactors, type Rates, shortHandedFactors, type SoccerStory } from './story';
import { evenProfile, FIRST_HALF_SHARE, goalProfile, type Lengths, spanOf } from './timing';

/** How far the book is off about a side's goals and corners, for a drift of one. */
const GOAL_DRIFT = 0.05;
const CORNER_DRIFT = 0.03;

/** By how much a moment raises the counts of its side. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  goal: { goals: 1 },
  goal_cancelled: { goals: -1 },
  corner: { corners: 1 },
  yellow_card: { bookings: 1 },
  red_card: { bookings: OFF_COUNTS, sendings_off: 1 },
  yellow_red_card: { bookings: OFF_COUNTS, sendings_off: 1 },
};

/** What has been counted in each half, and who scored and took corners in which order. */
export function soccerTally({ moments, lengths, length }: SoccerStory, at: number): Tally {
  const counts = {
    goals: twoHalves(),
    corners: twoHalves(),
    bookings: twoHalves(),
    sendings_off: twoHalves(),
  };
  const scorers: number[] = [];
  const corners: number[] = [];
  for (const moment of moments) {
    if (moment.at > at) break;
    const { kind, side } = moment;
    if (!side) continue;
    const half = moment.at < lengths[0] ? 0 : 1;
    for (const [count, more] of Object.entries(COUNTED[kind] ?? {})) {
      counts[count as keyof typeof counts][half][side] += more;
    }
    if (kind === 'goal') scorers.push(numberOf(moment));
    if (kind === 'goal_cancelled') scorers.pop();
    if (kind === 'corner') corners.push(numberOf(moment));
  }
  const isOver = at >= length;
  return {
    counts,
    facts: { ...inOrder('goal', scorers), ...inOrder('corner', corners) },
    periodsOver: isOver ? 2 : Number(at >= lengths[0]),
    isOver,
  };
}

function twoHalves(): [Record<Side, number>, Record<Side, number>] {
  return [
    { home: 0, away: 0 },
    { home: 0, away: 0 },
  ];
}

function numberOf({ side }: Moment): number {
  return side === 'home' ? 1 : 2;
}

function inOrder(fact: string, sides: readonly number[]): Record<string, number> {
  return Object.fromEntries(sides.map((side, index) => [`${fact}:${index + 1}`, side]));
}

/** How a match may end as the book sees it. */
export function soccerModel(story: SoccerStory, at: number, drift: Drift): Futures[] {
  const tally = soccerTally(story, at);
  return soccerFutures(tally, toComeAt(story, tally, at, drift));
}

/** What is still to come as the book sees it. */
export function toComeAt(story: SoccerStory, tally: Tally, at: number, drift: Drift): SoccerToCome {
  const { rates } = story;
  const sendingsOff = evenly(story, 'sendingsOff', at);
  const off = { home: 0, away: 0 };
  for (const { home, away } of tally.counts['sendings_off'] ?? []) {
    off.home += home;
    off.away += away;
  }
  const now = shortHandedFactors(off);
  const [first, second] = sendingsOff;
  // A goal falls on average in the middle of what is left of its half.
  const inFirst = expectedFactors(scaled(first, 0.5));
  const inSecond = expectedFactors(sum(first, scaled(second, 0.5)));
  const means = times(times(rates.goals, now), drifted(drift, GOAL_DRIFT));
  const left = leftOf(story.lengths, goalProfile, FIRST_HALF_SHARE.goals, at);
  const byDrift = drifted(drift, CORNER_DRIFT);
  const corners = evenly(story, 'corners', at);
  return {
    goals: [scaled(times(means, inFirst), left[0]), scaled(times(means, inSecond), left[1])],
    corners: [times(corners[0], byDrift), times(corners[1], byDrift)],
    yellows: evenly(story, 'yellows', at),
    sendingsOff,
  };
}

function evenly({ lengths, rates }: SoccerStory, of: keyof Rates, at: number): Halves {
  const [first, second] = leftOf(lengths, evenProfile, FIRST_HALF_SHARE[of], at);
  return [scaled(rates[of], first), scaled(rates[of], second)];
}

/** The share of a whole match that is still to come in each half. */
function leftOf(
  lengths: Lengths,
  profileOf: (lengths: Lengths, half: 0 | 1) => Profile,
  firstHalfShare: number,
  at: number,
): readonly [number, number] {
  const left = (half: 0 | 1) =>
    at < spanOf(lengths, half).begins ? 1 : 1 - doneBy(profileOf(lengths, half), at);
  return [firstHalfShare * left(0), (1 - firstHalfShare) * left(1)];
}

function drifted({ home, away }: Drift, scale: number): GoalMeans {
  return { home: Math.exp(scale * home), away: Math.exp(scale * away) };
}

function scaled({ home, away }: GoalMeans, by: number): GoalMeans {
  return { home: home * by, away: away * by };
}

function times(one: GoalMeans, other: GoalMeans): GoalMeans {
  return { home: one.home * other.home, away: one.away * other.away };
}

function sum(one: GoalMeans, other: GoalMeans): GoalMeans {
  return { home: one.home + other.home, away: one.away + other.away };
}
