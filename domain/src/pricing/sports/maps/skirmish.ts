import { moved } from '../court';
import { isReached, type Mark } from '../rallies';
import type { PeriodEnd } from '../sets';

/**
 * A map of towers and kills. Towers fall one at a time, the more likely to the side that is ahead in them, and the
 * first side to `towers` wins the map; kills come between them at a steady rate. Both follow a clock of their own, on
 * which one tower falls in a unit on average, so nothing has to be remembered between events.
 */
export interface SkirmishRules {
  /** How many towers win. */
  readonly towers: number;
  /** Kills of both sides while one tower falls, on average. */
  readonly kills: number;
  /** The home side's edge on the logistic scale, in towers; in kills it is half of it. */
  readonly edge: number;
  /** What being one tower ahead is worth for the next one, and for the next kill. */
  readonly snowball: { readonly towers: number; readonly kills: number };
  /** Minutes until the first unit of the clock is over; after u units it is u to the power of `pace` times as many. */
  readonly minutes: number;
  readonly pace: number;
}

/** Where a map stands: `clock` in units, `marks` as in `RallyState`. */
export interface SkirmishState {
  readonly towers: readonly [home: number, away: number];
  readonly kills: readonly [home: number, away: number];
  readonly clock: number;
  readonly marks: readonly number[];
}

/** The next thing to happen, and when on the map's clock. */
export interface SkirmishEvent {
  readonly kind: 'tower' | 'kill';
  readonly homeWins: boolean;
  readonly clock: number;
}

/** The home side's chance of the next tower and of the next kill. */
export function skirmishChances(
  { edge, snowball }: SkirmishRules,
  lead: number,
): { tower: number; kill: number } {
  return {
    tower: moved(0.5, edge + snowball.towers * lead),
    kill: moved(0.5, edge / 2 + snowball.kills * lead),
  };
}

/** What `unit`, even between 0 and 1, makes of the moment after a waiting time with mean 1. */
export function skirmishEvent(
  rules: SkirmishRules,
  state: SkirmishState,
  wait: number,
  unit: number,
): SkirmishEvent {
  const all = 1 + rules.kills;
  const { tower, kill } = skirmishChances(rules, state.towers[0] - state.towers[1]);
  const clock = state.clock + wait / all;
  const isTower = unit * all < 1;
  const homeWins = isTower ? unit * all < tower : unit * all - 1 < kill * rules.kills;
  return { kind: isTower ? 'tower' : 'kill', homeWins, clock };
}

/** Minutes played when the map's clock stands there, and the other way round. */
export function minutesAt({ minutes, pace }: SkirmishRules, clock: number): number {
  return minutes * clock ** pace;
}

/** Where the map's clock stands after so many minutes. */
export function clockAfter({ minutes, pace }: SkirmishRules, played: number): number {
  return (Math.max(0, played) / minutes) ** (1 / pace);
}

/** The home side's chance of winning a map from so many towers each. */
export function mapChance(rules: SkirmishRules, towers: readonly [number, number]): number {
  const { towers: target } = rules;
  const chances = new Float64Array((target + 1) ** 2);
  for (let home = target; home >= towers[0]; home -= 1) {
    for (let away = target; away >= towers[1]; away -= 1) {
      const { tower } = skirmishChances(rules, home - away);
      const won = chances[(home + 1) * (target + 1) + away] ?? 0;
      const lost = chances[home * (target + 1) + away + 1] ?? 0;
      const chance = home === target ? 1 : away === target ? 0 : tower * won + (1 - tower) * lost;
      chances[home * (target + 1) + away] = chance;
    }
  }
  return chances[towers[0] * (target + 1) + towers[1]] ?? 0;
}

/**
 * Ways in which a map may end: so many runs of it on numbers that are the same every time, moved by `shift`. Counts are maps
 * won, kills, towers and, on the home side alone, whole minutes. How many runs a side wins is a matter of luck: weigh
 * them by `mapChance`.
 */
export function skirmishEnds(
  rules: SkirmishRules,
  from: SkirmishState,
  marks: readonly Mark[],
  shift: number,
  runs: number,
): PeriodEnd[] {
  const chances = Array.from({ length: 2 * rules.towers + 1 }, (_, lead) =>
    skirmishChances(rules, lead - rules.towers),
  );
  const towerTo = Float64Array.from(chances, ({ tower }) => tower);
  const killTo = Float64Array.from(chances, ({ kill }) => kill);
  const course = {
    rules,
    from,
    marks,
    towerTo,
    killTo,
    races: marksAt(marks, 'race'),
    points: marksAt(marks, 'point'),
  };
  return Array.from({ length: runs }, (_, run) => runOf(course, run, shift));
}

interface Course {
  readonly rules: SkirmishRules;
  readonly from: SkirmishState;
  readonly marks: readonly Mark[];
  /** The chances of the home side by its lead in towers, from the lowest. */
  readonly towerTo: Float64Array;
  readonly killTo: Float64Array;
  /** The kills of a side, or of both, that a mark is about. */
  readonly races: Uint8Array;
  readonly points: Uint8Array;
}

/** 1 for each number that a mark is about. */
function marksAt(marks: readonly Mark[], of: Mark['of']): Uint8Array {
  const own = marks.filter((mark) => mark.of === of).map(({ to }) => to);
  const at = new Uint8Array(Math.max(0, ...own) + 1);
  for (const to of own) at[to] = 1;
  return at;
}

/** Every other run is the mirror of the one before it: the same happens to the other side. */
function runOf(
  { rules, from, marks, towerTo, killTo, races, points }: Course,
  run: number,
  shift: number,
): PeriodEnd {
  const { towers, kills } = rules;
  const all = 1 + kills;
  const mirrors = run % 2 === 1;
  let draw = (run >> 1) * STRIDE + shift;
  let [h, a] = from.towers;
  let [own, others] = from.kills;
  let facts = from.marks;
  let waited = 0;
  while (h < towers && a < towers) {
    draw += 1;
    const unit = (UNITS[draw & MASK] ?? 0) * all;
    waited += WAITS[draw & MASK] ?? 0;
    const lead = h - a + towers;
    const isTower = unit < 1;
    const drawn = isTower ? unit : (unit - 1) / kills;
    const side = mirrors ? 1 - drawn : drawn;
    const homeWins = side < ((isTower ? towerTo : killTo)[lead] ?? 0);
    if (isTower && homeWins) h += 1;
    else if (isTower) a += 1;
    else {
      if (homeWins) own += 1;
      else others += 1;
      if (races[homeWins ? own : others] === 1 || points[own + others] === 1) {
        facts = noted(facts, marks, own, others, homeWins);
      }
    }
  }
  const won = h > a;
  const played = Math.floor(minutesAt(rules, from.clock + waited / all));
  return {
    weight: 1,
    homeWins: won,
    counts: [won ? 1 : 0, won ? 0 : 1, own, others, h, a, played, 0],
    facts,
  };
}

/** The same array as long as a kill changes nothing. */
function noted(
  values: readonly number[],
  marks: readonly Mark[],
  home: number,
  away: number,
  homeWon: boolean,
): readonly number[] {
  let changed: number[] | null = null;
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index];
    if (!mark || values[index] !== 0) continue;
    if (!isReached(mark, homeWon ? home : away, home + away)) continue;
    changed ??= [...values];
    changed[index] = homeWon ? 1 : 2;
  }
  return changed ?? values;
}

const MASK = 2 ** 16 - 1;
const STRIDE = 61;
const UNITS = units(1);
const WAITS = units(2).map((unit) => -Math.log(unit));

/** Numbers between 0 and 1 without an order, the same every time. */
function units(seed: number): Float64Array {
  let state = seed * 0x9e3779b1;
  return Float64Array.from({ length: MASK + 1 }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), 61 | hash);
    return (((hash ^ (hash >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  });
}
