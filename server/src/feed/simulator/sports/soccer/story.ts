import type { Incident } from './incident';
import type { GoalMeans, Score } from '@touchline/domain/pricing/score-grid';
import type { Match, Moment, Story } from '../../play';
import type { Dice } from '../../random';
import { occurrences, type Profile, spacedOut, timeWhen } from '../goals/occurrences';
import { castOf } from './cast';
import {
  BREAK,
  evenProfile,
  FIRST_HALF_SHARE,
  goalProfile,
  HALF,
  type Lengths,
  playOf,
  SECOND,
  spanOf,
} from './timing';

/** Goals per rating point of difference: 400 points make a side 1.8 times as likely to score. */
const RATING_WEIGHT = 0.0015;
/** How far a side's form of the day lies from its rating. */
const FORM = 0.08;
/** What a player sent off does to the goals of the side that lacks him, and of the other. */
const SHORT_HANDED = 0.7;
const OUTNUMBERING = 1.2;
/** Who is two players short cannot get worse. */
const MOST_SHORT = 2;

/** Means of a match, home and away. */
const CORNERS = { home: 5.2, away: 4.4 };
export const YELLOWS = { home: 1.7, away: 2 };
export const SENDINGS_OFF = { home: 0.045, away: 0.055 };
const ALARMS = { home: 0.5, away: 0.5 };
/** Goals that the video referee takes back, for each that stands. */
const TAKEN_BACK = 0.04;

/** How long betting needs around something before the next. */
export const ROOM = { goal: 60 * SECOND, card: 45 * SECOND, corner: 40 * SECOND };
const REVIEW = { least: 60 * SECOND, most: 120 * SECOND };

/** Mean numbers over the whole match as it was before it began. */
export interface Rates {
  readonly goals: GoalMeans;
  readonly corners: GoalMeans;
  readonly yellows: GoalMeans;
  readonly sendingsOff: GoalMeans;
}

/** All that will happen in a soccer match. */
export interface SoccerStory extends Story {
  readonly lengths: Lengths;
  readonly rates: Rates;
}

/** What the ratings and the form of two clubs make of a match. */
export function soccerStory(match: Match): SoccerStory {
  const { dice } = match;
  const lengths: Lengths = [
    HALF + Math.round(dice.between(1, 4, 3) * 6) * 10 * SECOND,
    HALF + Math.round(dice.between(3, 7, 4) * 6) * 10 * SECOND,
  ];
  const rates = ratesOf(match);
  const incidents = ([0, 1] as const).flatMap((half) => incidentsOf(dice, lengths, rates, half));
  return framed(lengths, rates, castOf(match, incidents, lengths));
}

/** A match of these lengths in which these things happen: its halves begin and end around them. */
export function framed(lengths: Lengths, rates: Rates, happenings: readonly Moment[]): SoccerStory {
  const [{ ends: firstEnds }, second] = [spanOf(lengths, 0), spanOf(lengths, 1)];
  const moments: Moment[] = [
    { at: 0, kind: 'period_start', told: 'tick', decides: false },
    { at: firstEnds, kind: 'period_end', told: 'stop', groups: ['1st_half'], decides: true },
    { at: second.begins, kind: 'period_start', told: 'tick', decides: false },
    ...happenings,
    { at: second.ends, kind: 'period_end', told: 'tick', decides: true },
  ];
  return {
    length: second.ends,
    moments: moments.toSorted((one, other) => one.at - other.at),
    breaks: [{ from: firstEnds, to: firstEnds + BREAK }],
    lengths,
    rates,
  };
}

/** The goals that ratings and form of the day let both sides expect. */
export function goalRates({ dice, league: { level }, home, away }: Match): GoalMeans {
  const edge = RATING_WEIGHT * (home.rating - away.rating);
  return {
    home: (level['home'] ?? 1.5) * Math.exp(edge + FORM * dice.normal(1)),
    away: (level['away'] ?? 1.2) * Math.exp(-edge + FORM * dice.normal(2)),
  };
}

function ratesOf(match: Match): Rates {
  const edge = RATING_WEIGHT * (match.home.rating - match.away.rating);
  const goals = goalRates(match);
  // Who attacks more has more corners, though less so than goals.
  const corners = {
    home: CORNERS.home * Math.exp(edge / 2),
    away: CORNERS.away * Math.exp(-edge / 2),
  };
  return { goals, corners, yellows: YELLOWS, sendingsOff: SENDINGS_OFF };
}

/** What the players sent off so far multiply the goals of each side by. */
export function shortHandedFactors(off: Score): GoalMeans {
  const [home, away] = [Math.min(off.home, MOST_SHORT), Math.min(off.away, MOST_SHORT)];
  return {
    home: SHORT_HANDED ** home * OUTNUMBERING ** away,
    away: SHORT_HANDED ** away * OUTNUMBERING ** home,
  };
}

/** The same on average, where that many are still to be sent off before a goal. */
export function expectedFactors(off: GoalMeans): GoalMeans {
  const [lost, gained] = [SHORT_HANDED - 1, OUTNUMBERING - 1];
  return {
    home: Math.exp(lost * off.home + gained * off.away),
    away: Math.exp(lost * off.away + gained * off.home),
  };
}

/** Everything of one half, with room around it. */
function incidentsOf(dice: Dice, lengths: Lengths, rates: Rates, half: 0 | 1): Incident[] {
  const even = evenProfile(lengths, half);
  const alarms = { of: ALARMS, share: 0.5 };
  const yellows = { of: rates.yellows, share: shareOf('yellows', half) };
  const corners = { of: rates.corners, share: shareOf('corners', half) };
  const off = { of: rates.sendingsOff, share: shareOf('sendingsOff', half) };
  const incidents = [
    ...fallen(dice, even, off, [1, half], { kind: 'sending_off', hold: ROOM.goal }),
    ...goalsOf(dice, lengths, rates, half),
    ...fallen(dice, even, alarms, [2, half], { kind: 'alarm', hold: ROOM.goal }),
    ...fallen(dice, even, yellows, [3, half], { kind: 'yellow', hold: ROOM.card }),
    ...fallen(dice, even, corners, [4, half], { kind: 'corner', hold: ROOM.corner }),
  ];
  return spacedOut(incidents, playOf(lengths, half));
}

function shareOf(of: keyof Rates, half: 0 | 1): number {
  return half === 0 ? FIRST_HALF_SHARE[of] : 1 - FIRST_HALF_SHARE[of];
}

/** How often each side does something in a whole match, and which share of that falls in a half. */
interface Frequency {
  readonly of: GoalMeans;
  readonly share: number;
}

function fallen(
  dice: Dice,
  profile: Profile,
  { of, share }: Frequency,
  key: readonly number[],
  incident: Pick<Incident, 'kind' | 'hold'>,
): Incident[] {
  return SIDES.flatMap((side, index) =>
    occurrences(dice, of[side] * share, 5, ...key, index).map((place) => ({
      ...incident,
      side,
      at: timeWhen(profile, place),
    })),
  );
}

const SIDES = ['home', 'away'] as const;

/** Goals follow the players sent off, by thinning; some more are taken back. */
function goalsOf(dice: Dice, lengths: Lengths, { goals, sendingsOff }: Rates, half: 0 | 1) {
  const share = shareOf('goals', half);
  const profile = goalProfile(lengths, half);
  const most = OUTNUMBERING ** MOST_SHORT;
  const densest = { home: goals.home * most, away: goals.away * most };
  const off = ([0, 1] as const).flatMap((each) =>
    fallen(
      dice,
      evenProfile(lengths, each),
      { of: sendingsOff, share: shareOf('sendingsOff', each) },
      [1, each],
      { kind: 'sending_off', hold: 0 },
    ),
  );
  const goal = { kind: 'goal', hold: ROOM.goal } as const;
  const standing = fallen(dice, profile, { of: densest, share }, [6, half], goal).filter(
    ({ at, side }, index) => {
      const sent = off.filter((each) => each.at < at);
      const count = { home: 0, away: 0 };
      for (const each of sent) count[each.side] += 1;
      return dice.unit(7, half, index) * most < shortHandedFactors(count)[side];
    },
  );
  const frequency = { of: goals, share: share * TAKEN_BACK };
  const withdrawn = fallen(dice, profile, frequency, [8, half], goal).map((each, index) => {
    const lasts = Math.round(dice.between(REVIEW.least, REVIEW.most, 9, half, index));
    return { ...each, lasts, hold: lasts + ROOM.goal };
  });
  return [...standing, ...withdrawn];
}
