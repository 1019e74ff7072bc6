import { type HandballToCome, LEVEL_TILT } from '@touchline/domain/pricing/sports/handball';
import type { GoalMeans } from '@touchline/domain/pricing/score-grid';
import type { Drift, Match, Moment, Side, Story } from '../../play';
import { occurrences } from '../goals/occurrences';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HALF = 30 * MINUTE;
export const BREAK = 15 * MINUTE;

/** Goals of a side in a league that does not say. */
const USUAL_GOALS = 29;
/** What playing at home is worth, and 400 rating points, as factors of a side's goals. */
const AT_HOME = 1.025;
const RATING_WEIGHT = 0.0003;
/** How far a side's form of the day lies from its rating. */
const FORM = 0.02;
/** How far the book is off about a side's goals, for a drift of one. */
const DRIFT = 0.012;
/** An attack of equals ends in a goal that often. */
const SCORED = 0.55;
/** By how many attacks of a half the pace of matches differs. */
const PACE = 1.2;
const LEAST_CHANCE = 0.2;
const MOST_CHANCE = 0.85;

const SEVEN_METRES = 0.12;
const SUSPENSIONS = 4;
const MOST_TRIES = 40;

/** An attack that is over `at` ms after the start. */
export interface Attack {
  readonly at: number;
  readonly half: 0 | 1;
  readonly side: Side;
  readonly scored: boolean;
}

/** All that will happen in a handball match. */
export interface HandballStory extends Story {
  readonly attacks: readonly Attack[];
  /** The chance that an attack ends in a goal, of each side. */
  readonly chances: GoalMeans;
}

/** Ms after the start at which a half, 0 or 1, begins. */
export function beginOf(half: 0 | 1): number {
  return half * (HALF + BREAK);
}

const LENGTH = beginOf(1) + HALF;

/** What the ratings and the form of two sides make of a match. */
export function handballStory(match: Match): HandballStory {
  const { dice, league, home, away } = match;
  const goals = league.level['goals'] ?? USUAL_GOALS;
  const perHalf = Math.round(goals / 2 / SCORED + PACE * dice.normal(1));
  const edge = RATING_WEIGHT * (home.rating - away.rating);
  const chanceOf = (factor: number) => within((goals * factor) / (2 * perHalf));
  const chances = {
    home: chanceOf(AT_HOME * Math.exp(edge + FORM * dice.normal(2))),
    away: chanceOf(Math.exp(-edge + FORM * dice.normal(3)) / AT_HOME),
  };
  const attacks = attacksOf(match, perHalf, chances);
  const moments = [...periodMoments(), ...goalMoments(match, attacks), ...suspensions(match)];
  return {
    length: LENGTH,
    moments: moments.toSorted((one, other) => one.at - other.at),
    breaks: [{ from: HALF, to: HALF + BREAK }],
    attacks,
    chances,
  };
}

/** Chances that no side ever leaves. */
function within(chance: number): number {
  return Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, chance));
}

/** The attacks still to come after a moment, as the book sees them. */
export function attacksLeft(
  { attacks, chances }: HandballStory,
  at: number,
  drift: Drift,
): HandballToCome {
  const left = (side: Side) =>
    ([0, 1] as const).map((half) => ({
      attacks: attacks.filter((each) => each.at > at && each.side === side && each.half === half)
        .length,
      chance: within(chances[side] * Math.exp(DRIFT * drift[side])),
    }));
  return { home: left('home'), away: left('away') };
}

/** Sides attack in turn; tried again until a level score comes as much more often as it should. */
function attacksOf({ dice }: Match, perHalf: number, chances: GoalMeans): Attack[] {
  const slot = HALF / (2 * perHalf);
  const places = ([0, 1] as const).flatMap((half) =>
    Array.from({ length: 2 * perHalf }, (_, turn) => ({
      half,
      side: (turn + half) % 2 === 0 ? ('home' as const) : ('away' as const),
      at: Math.round(beginOf(half) + slot * (turn + dice.between(0.3, 0.9, 4, half, turn))),
    })),
  );
  for (let attempt = 0; ; attempt += 1) {
    const attacks = places.map((place, index) => ({
      ...place,
      scored: dice.unit(5, attempt, index) < chances[place.side],
    }));
    const goals = attacks.filter(({ scored }) => scored);
    const isLevel = goals.filter(({ side }) => side === 'home').length * 2 === goals.length;
    if (isLevel || dice.unit(6, attempt) * LEVEL_TILT < 1 || attempt >= MOST_TRIES) return attacks;
  }
}

function periodMoments(): Moment[] {
  return ([0, 1] as const).flatMap((half): Moment[] => {
    const begins = beginOf(half);
    return [
      { at: begins, kind: 'period_start', told: 'tick', decides: false },
      { at: begins + HALF, kind: 'period_end', told: 'tick', decides: true },
    ];
  });
}

function goalMoments({ dice }: Match, attacks: readonly Attack[]): Moment[] {
  return attacks.flatMap(({ at, side, scored }, index): Moment[] => {
    if (!scored) return [];
    const goal: Moment = { at, kind: 'goal', side, told: 'tick', decides: true };
    return [dice.unit(7, index) < SEVEN_METRES ? { ...goal, detail: 'seven_metres' } : goal];
  });
}

/** Players sent off for two minutes, told on the scoreboard alone. */
function suspensions({ dice }: Match): Moment[] {
  return ([0, 1] as const).flatMap((half) =>
    SIDES.flatMap((side, index) =>
      occurrences(dice, SUSPENSIONS / 2, 8, half, index).map((place): Moment => {
        const at = Math.round(beginOf(half) + place * HALF);
        return { at, kind: 'suspension', side, told: 'aside', decides: false, detail: '2' };
      }),
    ),
  );
}

const SIDES = ['home', 'away'] as const;
