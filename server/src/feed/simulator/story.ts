import type { GoalMeans, Score } from '@touchline/domain/pricing/score-grid';
import type { Match } from './calendar';
import type { Dice } from './random';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Where the second half begins on the match clock. */
export const HALF = 45 * MINUTE;
export const BREAK = 15 * MINUTE;
/** How much of a match's goals falls in the first half; the rest in the second. */
export const FIRST_HALF_SHARE = 0.44;

/** Goals per rating point of difference: 400 points make a side 1.8 times as likely to score. */
const RATING_WEIGHT = 0.0015;
/** How far a side's form of the day lies from its rating. */
const FORM = 0.08;
/** What a red card does to the goals of the side that got it, and of the other. */
const SHORT_HANDED = 0.7;
const OUTNUMBERING = 1.2;

const LEAST_GAP = 90 * SECOND;
const QUIET_START = 40 * SECOND;
const QUIET_END = 70 * SECOND;

export type Side = 'home' | 'away';

/** Something that happens `at` ms after kick-off. An alarm is play stopped for nothing. */
export interface Incident {
  readonly at: number;
  readonly kind: 'goal' | 'red' | 'alarm' | 'yellow' | 'corner';
  readonly side: Side;
}

/** All that will happen in a match; decided before it begins, told as it is played. */
export interface Story {
  /** Length of each half with its stoppage time, ms. */
  readonly halves: readonly [number, number];
  /** The goals that the sides would score on average over a whole match. */
  readonly means: GoalMeans;
  readonly incidents: readonly Incident[];
}

/** What the rating and the form of two clubs make of a match. */
export function storyOf({ dice, league, home, away }: Match): Story {
  const edge = RATING_WEIGHT * (home.rating - away.rating);
  const means = {
    home: league.goals.home * Math.exp(edge + FORM * dice.normal(1)),
    away: league.goals.away * Math.exp(-edge + FORM * dice.normal(2)),
  };
  const halves = [
    HALF + Math.round(dice.between(1, 4, 3) * 6) * 10 * SECOND,
    HALF + Math.round(dice.between(3, 7, 4) * 6) * 10 * SECOND,
  ] as const;
  const plain: Story = { halves, means, incidents: [] };
  const reds = incidentsOf(dice, plain, 'red', { home: 0.045, away: 0.055 });
  const stops = [
    ...incidentsOf(dice, { ...plain, incidents: reds }, 'goal', means),
    ...incidentsOf(dice, plain, 'alarm', { home: 0.5, away: 0.5 }),
    ...reds,
  ];
  const asides = [
    ...incidentsOf(dice, plain, 'yellow', { home: 1.7, away: 2 }),
    ...incidentsOf(dice, plain, 'corner', { home: 5.2, away: 4.4 }),
  ];
  return { ...plain, incidents: [...spaced(plain, stops), ...asides].sort(byTime) };
}

/** When the final whistle goes, ms after kick-off. */
export function fullTime({ halves }: Story): number {
  return halves[0] + BREAK + halves[1];
}

/** 1 and 2 are the halves; 0 is before, 1.5 the break, 3 after. */
export function halfAt({ halves }: Story, at: number): 0 | 1 | 1.5 | 2 | 3 {
  if (at < 0) return 0;
  if (at < halves[0]) return 1;
  if (at < halves[0] + BREAK) return 1.5;
  return at < halves[0] + BREAK + halves[1] ? 2 : 3;
}

/** Minutes of a match of ninety, as though stoppage time had been spread over its half. */
export function nominalMinute(story: Story, at: number): number {
  const [first, second] = story.halves;
  const half = halfAt(story, at);
  if (half === 0) return 0;
  if (half === 1) return (45 * at) / first;
  if (half === 1.5) return 45;
  return half === 2 ? 45 + (45 * (at - first - BREAK)) / second : 90;
}

/** Goals of both sides up to and at a moment. */
export function scoreAt(story: Story, at: number): Score {
  return countOf(story, 'goal', at);
}

/** How often something has happened to each side up to and at a moment. */
export function countOf({ incidents }: Story, kind: Incident['kind'], at: number): Score {
  const count = { home: 0, away: 0 };
  for (const each of incidents) {
    if (each.kind === kind && each.at <= at) count[each.side] += 1;
  }
  return count;
}

/** What the red cards so far multiply the goals of each side by. */
export function redCardFactors(reds: Score): GoalMeans {
  return {
    home: SHORT_HANDED ** reds.home * OUTNUMBERING ** reds.away,
    away: SHORT_HANDED ** reds.away * OUTNUMBERING ** reds.home,
  };
}

/** A Poisson process over the match; goals follow the red cards in `story` by thinning. */
function incidentsOf(
  dice: Dice,
  story: Story,
  kind: Incident['kind'],
  means: GoalMeans,
): Incident[] {
  const spans = [1, 2].flatMap((half) =>
    (['home', 'away'] as const).map((side) => ({ half, side })),
  );
  return spans.flatMap(({ half, side }) => {
    const { begins, length } = halfSpan(story, half);
    const share = half === 1 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE;
    const densest = means[side] * share * OUTNUMBERING;
    const key = [KINDS.indexOf(kind), half, side === 'home' ? 0 : 1];
    const found: Incident[] = [];
    let elapsed = 0;
    for (let draw = 0; ; draw += 1) {
      elapsed += (dice.wait(...key, draw, 0) / densest) * length;
      if (elapsed >= length - SECOND) return found;
      const at = begins + Math.round(elapsed / SECOND) * SECOND;
      const factor = kind === 'goal' ? redCardFactors(countOf(story, 'red', at))[side] : 1;
      if (dice.unit(...key, draw, 1) * OUTNUMBERING < factor) found.push({ at, kind, side });
    }
  });
}

const KINDS: readonly Incident['kind'][] = ['goal', 'red', 'alarm', 'yellow', 'corner'];

function halfSpan({ halves }: Story, half: number): { begins: number; length: number } {
  return half === 1
    ? { begins: 0, length: halves[0] }
    : { begins: halves[0] + BREAK, length: halves[1] };
}

/** Leaves betting time to stop and open again around each; what no longer fits is left out. */
function spaced(story: Story, stops: readonly Incident[]): Incident[] {
  const kept: Incident[] = [];
  for (const stop of stops.toSorted(byTime)) {
    const { begins, length } = halfSpan(story, halfAt(story, stop.at));
    const last = kept.at(-1);
    const at = Math.max(stop.at, begins + QUIET_START, last ? last.at + LEAST_GAP : 0);
    if (at <= begins + length - QUIET_END) kept.push({ ...stop, at });
  }
  return kept;
}

function byTime(one: Incident, other: Incident): number {
  return one.at - other.at;
}
