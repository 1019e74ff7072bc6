import {
  type Bases,
  EXTRA_START,
  type Hit,
  hitAt,
  moved,
  NOBODY_ON,
  strengthFor,
} from '@touchline/domain/pricing/sports/baseball/innings';
import {
  type BaseballSides,
  HALVES,
  MOST_EXTRA,
} from '@touchline/domain/pricing/sports/baseball/futures';
import { leadOfRating } from '@touchline/domain/pricing/sports/sample';
import type { Drift, Match, Moment, Story } from '../../play';

const SECOND = 1_000;

/** From one half inning to the next. */
const CHANGE = 130 * SECOND;
/** What playing at home is worth, in rating points. */
const HOME_EDGE = 22;
/** By how many runs the better side leads for each standard deviation of its rating. */
const RUNS_OF_LEAD = 4.2;
/** Runs by which a side's form of the day lies off its rating, and by which the book may be off. */
const FORM = 0.25;
const DRIFT = 0.12;
/** Innings that a side bats in a match on average: a home side that leads spares itself the ninth. */
const INNINGS_BATTED = 8.9;

/** One batter's turn: when it is over, and how it leaves the bases. */
export interface Turn {
  readonly at: number;
  readonly hit: Hit;
  readonly runs: number;
  readonly after: Bases;
}

/** Half an inning; even ones are the away side's. */
export interface Half {
  readonly number: number;
  readonly begins: number;
  readonly ends: number;
  readonly start: Bases;
  readonly turns: readonly Turn[];
}

/** All that will happen in a match of baseball. */
export interface BaseballStory extends Story {
  readonly halves: readonly Half[];
  /** The side that a coin gives a run after the last extra inning. */
  readonly coin: 'home' | 'away' | null;
  /** A run that is shown and then taken back. */
  readonly overturned: { readonly from: number; readonly to: number; readonly half: Half } | null;
}

/** What ratings and form make of a match, as far off as the book is. */
export function sidesOf(
  { league, dice, home, away }: Match,
  drift: Drift = { home: 0, away: 0 },
): BaseballSides {
  const runs = league.level['runs'] ?? 4.4;
  const lead = RUNS_OF_LEAD * leadOfRating(home.rating + HOME_EDGE - away.rating);
  const strength = (mean: number) => strengthFor((Math.max(mean, 1) * 9) / INNINGS_BATTED);
  return {
    home: strength(runs + lead / 2 + FORM * dice.normal(1) + DRIFT * drift.home),
    away: strength(runs - lead / 2 + FORM * dice.normal(2) + DRIFT * drift.away),
  };
}

/** Plays a match, batter by batter. */
export function baseballStory(match: Match): BaseballStory {
  const sides = sidesOf(match);
  const halves: Half[] = [];
  let [lead, begins] = [0, 0];
  for (let number = 0; number < HALVES + 2 * MOST_EXTRA; number += 1) {
    const isHome = number % 2 === 1;
    // After nine innings it is over with the first inning that leaves somebody ahead.
    if (number >= HALVES && !isHome && lead !== 0) break;
    if (number === HALVES - 1 && lead > 0) break;
    const needed = isHome && number >= HALVES - 1 ? 1 - lead : Infinity;
    const half = playHalf(match, sides, { number, begins, needed });
    const made = half.turns.reduce((sum, { runs }) => sum + runs, 0);
    lead += isHome ? made : -made;
    halves.push(half);
    begins = half.ends + CHANGE;
  }
  const coin = lead === 0 ? (match.dice.unit(4) < 0.5 ? 'home' : 'away') : null;
  const overturned = overturnedOf(match, halves);
  return {
    length: (halves.at(-1)?.ends ?? 0) + 10 * SECOND,
    moments: momentsOf(match, halves, overturned),
    breaks: halves.slice(1).map((half, index) => ({
      from: halves[index]?.ends ?? 0,
      to: half.begins,
    })),
    halves,
    coin,
    overturned,
  };
}

function playHalf(
  { dice }: Match,
  sides: BaseballSides,
  { number, begins, needed }: { number: number; begins: number; needed: number },
): Half {
  const strength = sides[number % 2 === 1 ? 'home' : 'away'];
  const start = number >= HALVES ? EXTRA_START : NOBODY_ON;
  const turns: Turn[] = [];
  let [bases, at, runs]: [Bases, number, number] = [start, begins, 0];
  while (bases.outs < 3 && runs < needed) {
    const key = [3, number, turns.length];
    const hit = hitAt(strength, dice.unit(...key, 0));
    const after = moved(bases, hit);
    const counted = hit === 'home_run' ? after.runs : Math.min(after.runs, needed - runs);
    at += Math.round(dice.between(40 * SECOND, 130 * SECOND, ...key, 1));
    bases = { on: after.on, outs: after.outs };
    runs += counted;
    turns.push({ at, hit, runs: counted, after: bases });
  }
  return { number, begins, ends: at, start, turns };
}

/** Now and then a runner who seemed safe at home was not: the turn had brought no run. */
function overturnedOf({ dice }: Match, halves: readonly Half[]): BaseballStory['overturned'] {
  if (dice.unit(5) > 0.06) return null;
  const found = halves
    .filter(({ number }) => number < HALVES - 4)
    .flatMap((half) =>
      half.turns
        .slice(0, -1)
        .filter(({ hit, runs }) => hit === 'single' && runs === 0)
        .map(({ at }) => ({ half, from: at, to: at + 35 * SECOND })),
    );
  return found[Math.floor(dice.unit(5, 1) * found.length)] ?? null;
}

/** The provider's codes of why betting stops. */
const POSSIBLE_RUN = 48;
const VIDEO_REVIEW = 37;

function momentsOf(
  { dice }: Match,
  halves: readonly Half[],
  overturned: BaseballStory['overturned'],
): Moment[] {
  const moments = halves.flatMap((half): Moment[] => {
    const { number, begins, ends, turns } = half;
    const side = number % 2 === 1 ? 'home' : 'away';
    return [
      { at: begins, kind: 'inning_start', side, told: 'tick', decides: false },
      ...turns.flatMap((turn, index): Moment[] => {
        const told = turnMoment(turn, side);
        const isAlarm =
          turn.runs === 0 &&
          turn.after.on >= 4 &&
          turn.after.outs < 3 &&
          dice.unit(6, number, index) < 0.15;
        const about = { side, told: 'stop', reason: POSSIBLE_RUN, decides: false } as const;
        return isAlarm ? [told, { at: turn.at, kind: 'possible_run', ...about, isAlarm }] : [told];
      }),
      { at: ends, kind: 'inning_end', side, told: 'tick', decides: true },
    ];
  });
  if (overturned) {
    const { from, to, half } = overturned;
    const side = half.number % 2 === 1 ? 'home' : 'away';
    moments.push(
      {
        at: from,
        kind: 'run',
        side,
        told: 'stop',
        reason: POSSIBLE_RUN,
        decides: true,
        detail: '1',
      },
      { at: to, kind: 'correction', side, told: 'stop', reason: VIDEO_REVIEW, decides: true },
    );
  }
  return moments.toSorted((one, other) => one.at - other.at);
}

function turnMoment({ at, hit, runs }: Turn, side: 'home' | 'away'): Moment {
  if (runs === 0)
    return { at, kind: hit, side, told: hit === 'out' ? 'aside' : 'tick', decides: false };
  const kind = hit === 'home_run' ? hit : 'run';
  return { at, kind, side, told: 'stop', reason: POSSIBLE_RUN, decides: true, detail: `${runs}` };
}
