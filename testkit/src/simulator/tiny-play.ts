import { type Futures, distributionOf } from '@touchline/domain/pricing/tally/futures';
import { ladderOf } from '@touchline/domain/pricing/tally/ladder';
import { factIs, handicap, threeWay, total } from '@touchline/domain/pricing/tally/questions';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { League } from '../../../server/src/feed/simulator/leagues';
import type {
  Drift,
  Match,
  Moment,
  OfferedLine,
  Play,
  Side,
  Sport,
  Story,
} from '../../../server/src/feed/simulator/play';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LENGTH = 20 * MINUTE;
const MOST = 8;
const MEANS = { goals: 2.5, corners: 4 };

/** What happens in the made-up game: goals, some of which are taken back, and corners. */
export interface TinyStory extends Story {
  readonly counted: readonly Counted[];
}

interface Counted {
  readonly count: 'goals' | 'corners';
  readonly side: Side;
  readonly at: number;
  /** Infinite for what stands. */
  readonly until: number;
}

/** A game of twenty minutes with everything that the core has to deal with, and a model that can be checked by eye. */
export const TINY_PLAY: Play<TinyStory> = {
  key: 'tiny',
  expects: 'goals',
  longest: LENGTH,
  booksum: { prematch: 1.05, live: 1.06 },
  storyOf,
  tallyAt,
  modelOf,
  linesOf,
  headlinesOf: (match, model) => linesOf(match, storyOf(match), -1, model).filter(isMain),
  standingAt: (story, at) => {
    const { counts } = tallyAt(story, at);
    const [score = { home: 0, away: 0 }] = counts['goals'] ?? [];
    const [corners = { home: 0, away: 0 }] = counts['corners'] ?? [];
    return {
      matchStatus: at >= story.length ? 100 : 6,
      score,
      periods: [{ code: 6, number: 1, score }],
      clock: { matchTime: `${Math.floor(at / MINUTE)}:00`, stopped: false },
      statistics: { corners },
    };
  },
};

/** Who wins, the handicap that is nearest to even, and all totals of goals. */
function isMain({ line: { market }, favourite }: OfferedLine): boolean {
  return market === 1 || market === 18 || (market === 16 && favourite);
}

/** A league of clubs without a past. */
export function tinyLeague(clubs: number): League {
  return {
    tournament: { urn: 'sr:tournament:1', name: 'Tiny League' },
    category: { urn: 'sr:category:1', name: 'Nowhere', countryCode: '' },
    level: {},
    clubs: Array.from({ length: clubs }, (_, index) => ({
      urn: `sr:competitor:${index + 1}`,
      name: `Club ${index + 1}`,
      abbreviation: `C${index + 1}`,
      rating: 1500 + 10 * index,
    })),
  };
}

/** The made-up game as a sport of the calendar. */
export function tinySport(changes: Partial<Sport> = {}): Sport {
  return {
    key: 'tiny',
    provider: 'betradar',
    producers: { live: 1, prematch: 3 },
    perDay: { around: 12, evening: 4 },
    daysAhead: 14,
    pairing: 'rounds',
    place: 0,
    name: { urn: 'sr:sport:1', name: 'Tiny' },
    rules: TINY_PLAY,
    leagues: [tinyLeague(10)],
    ...changes,
  };
}

function storyOf({ dice }: Match): TinyStory {
  const counted: Counted[] = [];
  for (const [kind, count] of (['goals', 'corners'] as const).entries()) {
    let at = 0;
    for (let draw = 0; draw < MOST; draw += 1) {
      at += Math.round(((dice.wait(50, kind, draw) / MEANS[count]) * LENGTH) / SECOND) * SECOND;
      if (at >= LENGTH) break;
      const isWrong = dice.unit(51, kind, draw) < 0.25;
      const until = isWrong ? at + 90 * SECOND : Infinity;
      const side = dice.unit(52, kind, draw) < 0.5 ? 'home' : 'away';
      counted.push({ count, side, at, until: until < LENGTH ? until : Infinity });
    }
  }
  const moments = counted
    .flatMap(({ count, side, at, until }): Moment[] => {
      const told =
        count === 'goals' ? ({ told: 'stop', reason: 1 } as const) : ({ told: 'tick' } as const);
      const moment = { at, kind: count, side, decides: true, ...told };
      return until < Infinity ? [moment, { ...moment, at: until, kind: 'correction' }] : [moment];
    })
    .concat(bookings(dice.unit(53)))
    .toSorted((one, other) => one.at - other.at);
  return { length: LENGTH, moments, counted };
}

function bookings(unit: number): Moment[] {
  const at = Math.round((unit * LENGTH) / SECOND) * SECOND;
  const card = { at, kind: 'card', told: 'stop', decides: false } as const;
  return [
    { ...card, groups: ['corners'], reason: 2 },
    { ...card, at: Math.min(at + 3 * MINUTE, LENGTH), isAlarm: true },
    { ...card, at: Math.min(at + 4 * MINUTE, LENGTH), told: 'aside' },
  ];
}

function tallyAt({ counted, length }: TinyStory, at: number): Tally {
  const isOver = at >= length;
  const so = counted.filter((each) => each.at <= at && at < each.until);
  const scoreOf = (count: string) => ({
    home: so.filter((each) => each.count === count && each.side === 'home').length,
    away: so.filter((each) => each.count === count && each.side === 'away').length,
  });
  const first = so.find(({ count }) => count === 'goals');
  const facts: Record<string, number> = {};
  if (first || isOver) facts['goal:1'] = first ? (first.side === 'home' ? 1 : 2) : 0;
  return {
    counts: { goals: [scoreOf('goals')], corners: [scoreOf('corners')] },
    facts,
    periodsOver: isOver ? 1 : 0,
    isOver,
  };
}

function modelOf(_match: Match, story: TinyStory, at: number, drift: Drift): Futures[] {
  const left = Math.max(0, Math.min(1, 1 - at / LENGTH));
  const tally = tallyAt(story, at);
  return (['goals', 'corners'] as const).map((count) => {
    const mean = (off: number) => (MEANS[count] / 2) * left * Math.exp(0.05 * off);
    const means = { home: mean(drift.home), away: mean(drift.away) };
    return futuresOf(count, means, tally);
  });
}

/** Poisson counts on both sides; while the fact of a count is open, it is split into as many rows as it may have values. */
function futuresOf(count: string, means: { home: number; away: number }, tally: Tally): Futures {
  const from = tally.counts[count]?.[0] ?? { home: 0, away: 0 };
  const known = count === 'goals' ? tally.facts['goal:1'] : NO_FACT;
  const [home, away, first, weights] = [[], [], [], []] as [number[], number[], number[], number[]];
  const add = (h: number, a: number, value: number, weight: number) => {
    home.push(from.home + h);
    away.push(from.away + a);
    first.push(value);
    weights.push(weight);
  };
  const [forHome, forAway] = [poisson(means.home), poisson(means.away)];
  for (const [h, ofHome] of forHome.entries()) {
    for (const [a, ofAway] of forAway.entries()) {
      const weight = ofHome * ofAway;
      if (known !== undefined) add(h, a, known, weight);
      else if (h + a === 0) add(h, a, 0, weight);
      else {
        add(h, a, 1, (weight * h) / (h + a));
        add(h, a, 2, (weight * a) / (h + a));
      }
    }
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    weights: Float64Array.from(weights, (weight) => weight / whole),
    counts: { [count]: { home: [new Int16Array(home)], away: [new Int16Array(away)] } },
    facts: count === 'goals' ? { 'goal:1': new Int16Array(first) } : {},
  };
}

/** In place of a fact where a count has none. */
const NO_FACT = 0;

/** How likely each number up to the most is. */
function poisson(mean: number): number[] {
  const masses = [Math.exp(-mean)];
  for (let each = 1; each <= MOST; each += 1) masses.push(((masses[each - 1] ?? 0) * mean) / each);
  return masses;
}

const GOALS = { count: 'goals', unit: 'points' } as const;
const CORNERS = { count: 'corners', unit: 'points' } as const;

function linesOf(
  _match: Match,
  story: TinyStory,
  at: number,
  model: readonly Futures[],
): OfferedLine[] {
  const [goals, corners] = model;
  if (at >= story.length || !goals || !corners) return [];
  const tally = tallyAt(story, at);
  const scored = tally.counts['goals']?.[0] ?? { home: 0, away: 0 };
  const sums = distributionOf(goals, { of: 'sum', ...GOALS });
  const leads = distributionOf(goals, { of: 'difference', ...GOALS });
  const lowest = scored.home + scored.away + 0.5;
  const totals = ladderOf(sums, { step: 0.25, fraction: 0, around: 3, lowest });
  const starts = ladderOf(leads, { step: 0.25, fraction: 0, around: 2 });
  const more = ladderOf(distributionOf(corners, { of: 'sum', ...CORNERS }), {
    step: 1,
    fraction: 0.5,
    around: 1,
    lowest: sums.from + 0.5,
  });
  return [
    { line: threeWay({ market: 1 }, GOALS), favourite: true },
    ...starts.lines.map((line) => ({
      line: handicap({ market: 16 }, GOALS, -line),
      favourite: line === starts.even,
    })),
    ...totals.lines.map((line) => ({
      line: total({ market: 18 }, GOALS, line),
      favourite: line === totals.even,
    })),
    ...more.lines.map((line) => ({
      line: total({ market: 166 }, CORNERS, line),
      favourite: line === more.even,
    })),
    ...(tally.facts['goal:1'] === undefined
      ? [
          {
            line: factIs({ market: 8, parts: { goalnr: 1 } }, 'goal:1', [1, 0, 2], ['6', '7', '8']),
            favourite: true,
          },
        ]
      : []),
  ];
}
