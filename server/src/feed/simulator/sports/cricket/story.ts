import type { Delivery, Over, SideInnings } from './innings';
import {
  type Ball,
  ballAt,
  BALLS,
  type Batting,
  OVERS,
  tempoOf,
  WICKETS,
  WIDE,
} from '@touchline/domain/pricing/sports/cricket/balls';
import { METHODS } from '@touchline/domain/pricing/sports/cricket/futures';
import { leadOfRating, picked } from '@touchline/domain/pricing/sports/sample';
import type { Drift, Match, Side, Story } from '../../play';
import { momentsOf } from './moments';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The toss is told so long before the first ball. */
export const TOSS = -30 * MINUTE;
const INNINGS_BREAK = 15 * MINUTE;
const SUPER_OVER = 25 * MINUTE;

/** Runs of a first innings, and wickets, that the usual rates come to. */
const USUAL = { runs: 168.5, wickets: 7.65 };
/** What playing at home is worth, in rating points. */
const HOME_EDGE = 25;
/** By what share of its runs the better side leads for each standard deviation of its rating. */
const LEAD = 0.165;
/** Shares by which a side's form of the day lies off its rating, and by which the book may be off. */
const FORM = 0.03;
const DRIFT = 0.012;

/** All that will happen in a match of cricket of twenty overs a side. */
export interface CricketStory extends Story {
  /** Whether single balls are bet on. */
  readonly isPremium: boolean;
  readonly innings: readonly [first: SideInnings, second: SideInnings];
  /** Who wins the super over after a tie. */
  readonly superOver: { readonly begins: number; readonly winner: Side } | null;
}

/** What ratings and form make of a match, as far off as the book is. */
export function battingOf(
  { league: { level }, dice, home, away }: Match,
  drift: Drift = { home: 0, away: 0 },
): Record<Side, Batting> {
  const runs = (level['runs'] ?? USUAL.runs) / USUAL.runs;
  const wickets = (level['wickets'] ?? USUAL.wickets) / USUAL.wickets;
  const lead = LEAD * leadOfRating(home.rating + HOME_EDGE - away.rating);
  // In steps, so that what is worked out for one match serves others, and the same match as it is played.
  const batting = (share: number): Batting => ({
    runs: 2 * Math.round(50 * runs * Math.exp(share)),
    wickets: 5 * Math.round(20 * wickets * Math.exp(-share)),
  });
  return {
    home: batting(lead / 2 + FORM * dice.normal(1) + DRIFT * drift.home),
    away: batting(-lead / 2 + FORM * dice.normal(2) + DRIFT * drift.away),
  };
}

/** Plays a match, ball by ball; premium is that single balls are bet on. */
export function cricketStory(match: Match, isPremium: boolean): CricketStory {
  const batting = battingOf(match);
  const side = match.dice.unit(3) < 0.5 ? 'home' : 'away';
  const chasing = side === 'home' ? 'away' : 'home';
  const first = playInnings(match, { side, begins: 0, target: Infinity }, batting[side]);
  const made = runsOf(first);
  const begins = first.ends + INNINGS_BREAK;
  const second = playInnings(match, { side: chasing, begins, target: made + 1 }, batting[chasing]);
  const winner = match.dice.unit(4) < 0.5 ? 'home' : 'away';
  const superOver =
    runsOf(second) === made ? ({ begins: second.ends + 8 * MINUTE, winner } as const) : null;
  const breaks = [{ from: first.ends, to: begins }];
  if (superOver) breaks.push({ from: second.ends, to: superOver.begins });
  const innings = [first, second] as const;
  return {
    length: superOver ? superOver.begins + SUPER_OVER : second.ends + 10 * SECOND,
    moments: momentsOf(match, innings, superOver?.begins ?? null),
    breaks,
    isPremium,
    innings,
    superOver,
  };
}

function runsOf({ overs }: SideInnings): number {
  return overs.reduce(
    (sum, { deliveries }) => deliveries.reduce((total, { made }) => total + made, sum),
    0,
  );
}

function playInnings(
  match: Match,
  { side, begins, target }: { side: Side; begins: number; target: number },
  batting: Batting,
): SideInnings {
  const overs: Over[] = [];
  let [runs, wickets, at] = [0, 0, begins];
  for (let number = 0; number < OVERS && wickets < WICKETS && runs < target; number += 1) {
    const toMake = target === Infinity ? null : target - runs;
    const tempo = tempoOf(batting, number, wickets, toMake);
    const deliveries: Delivery[] = [];
    const luck = [side === 'home' ? 5 : 6, number];
    const wide =
      match.dice.unit(...luck, 7) < WIDE ? Math.floor(BALLS * match.dice.unit(...luck, 8)) : -1;
    for (let ball = 0; ball < BALLS && wickets < WICKETS && runs < target; ball += 1) {
      const found = playBall(match, [...luck, ball], {
        ball: ballAt(batting, number, tempo, match.dice.unit(...luck, ball, 0)),
        isWide: ball === wide,
        at,
        toMake: target - runs,
      });
      deliveries.push(found);
      runs += found.made;
      wickets += Number(found.isWicket);
      at = found.at + (found.isWicket ? 75 * SECOND : 0);
    }
    const ends = (deliveries.at(-1)?.at ?? at) + 3 * SECOND;
    overs.push({ tempo, ends, deliveries });
    at = Math.max(at, ends) + 35 * SECOND;
  }
  return { side, begins, ends: (overs.at(-1)?.ends ?? begins) + 5 * SECOND, overs };
}

function playBall(
  { dice }: Match,
  key: readonly number[],
  { ball, isWide, at, toMake }: { ball: Ball; isWide: boolean; at: number; toMake: number },
): Delivery {
  const next = (from: number, place: number) =>
    from + Math.round(dice.between(29 * SECOND, 41 * SECOND, ...key, place));
  const wideAt = isWide ? next(at, 1) : null;
  // The wide before it may have been all that was wanted.
  if (wideAt !== null && toMake <= 1) {
    return { runs: 0, isWicket: false, at: wideAt, wideAt, made: 1, method: 0 };
  }
  return {
    ...ball,
    at: next(wideAt ?? at, 2),
    wideAt,
    made: ball.runs + Number(isWide),
    method: ball.isWicket ? picked(METHODS, dice.unit(...key, 3)) : 0,
  };
}
