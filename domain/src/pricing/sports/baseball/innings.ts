import { type Picker, pickerOf } from '../sample';

/** What a plate appearance comes to. */
export type Hit = 'out' | 'walk' | 'single' | 'double' | 'triple' | 'home_run';

/** Who is on base, one bit each for first (1), second (2) and third (4), and how many are out. */
export interface Bases {
  readonly on: number;
  readonly outs: number;
}

export const NOBODY_ON: Bases = { on: 0, outs: 0 };
/** Extra innings begin with a runner on second. */
export const EXTRA_START: Bases = { on: 2, outs: 0 };

/** How often an average batter gets on base in each way; he is out otherwise. */
const AVERAGE: readonly (readonly [Exclude<Hit, 'out'>, number])[] = [
  ['walk', 0.087],
  ['single', 0.143],
  ['double', 0.045],
  ['triple', 0.004],
  ['home_run', 0.031],
];

/** Strengths are steps of this size, so that what is worked out for one can be kept. */
const STEP = 0.005;
const WEAKEST = 100;
const STRONGEST = 320;
const INNINGS = 9;
/** More runs in half an inning are not told apart. */
const MOST_RUNS = 20;
/** The home side's runs to win up to which it matters how the last of them came about. */
export const MOST_NEEDED = 6;

/** What a plate appearance comes to where its luck is `unit`, 0 to 1, for a batter so many steps strong. */
export function hitAt(strength: number, unit: number): Hit {
  let below = 0;
  for (const [hit, chance] of AVERAGE) {
    below += chance * strength * STEP;
    if (unit < below) return hit;
  }
  return 'out';
}

/** Where a hit leaves the bases, and how many runs it brings. */
export function moved({ on, outs }: Bases, hit: Hit): Bases & { readonly runs: number } {
  const third = on >> 2;
  const second = (on >> 1) & 1;
  const first = on & 1;
  switch (hit) {
    case 'out':
      return { on, outs: outs + 1, runs: 0 };
    case 'walk':
      if (first === 0) return { on: on | 1, outs, runs: 0 };
      if (second === 0) return { on: on | 2, outs, runs: 0 };
      return { on: 7, outs, runs: third };
    case 'single':
      return { on: 1 | (first << 1), outs, runs: second + third };
    case 'double':
      return { on: 2 | (first << 2), outs, runs: second + third };
    case 'triple':
      return { on: 4, outs, runs: first + second + third };
    case 'home_run':
      return { on: 0, outs, runs: first + second + third + 1 };
  }
}

/**
 * The runs that the rest of half an inning brings. With `needed` it ends as soon as there are that many: a home run
 * still brings everybody home, other hits only those who are needed.
 */
export function runsFrom(strength: number, from: Bases, needed = 0): Picker {
  const until = needed > MOST_NEEDED ? 0 : needed;
  const key = ((strength * 8 + from.on) * 3 + from.outs) * (MOST_NEEDED + 1) + until;
  const known = PICKERS.get(key);
  if (known) return known;
  if (PICKERS.size > MOST_KEPT) PICKERS.clear();
  const picker = pickerOf(runChances(strength, from, until));
  PICKERS.set(key, picker);
  return picker;
}

const PICKERS = new Map<number, Picker>();
const MOST_KEPT = 5_000;

/** The chances of each number of runs that the rest of half an inning brings; see `runsFrom`. */
export function runChances(strength: number, from: Bases, needed = 0): Float64Array {
  const final = new Float64Array(MOST_RUNS + 1);
  let open = new Float64Array(BASES * (MOST_RUNS + 1));
  open[placeOf(from, 0)] = 1;
  const end = (runs: number, mass: number) => {
    final[runs] = (final[runs] ?? 0) + mass;
  };
  const chances = chancesOf(strength);
  // Hardly any half inning sees more batters.
  for (let batter = 0; batter < 45; batter += 1) {
    const next = new Float64Array(open.length);
    let isOpen = false;
    for (let place = 0; place < open.length; place += 1) {
      const mass = open[place] ?? 0;
      if (mass < 1e-12) continue;
      isOpen = true;
      const runs = Math.floor(place / BASES);
      const moves = MOVES[place % BASES] ?? [];
      for (let hit = 0; hit < moves.length; hit += 1) {
        const after = moves[hit];
        if (!after) continue;
        const sum = Math.min(runs + after.runs, MOST_RUNS);
        const share = mass * (chances[hit] ?? 0);
        if (needed > 0 && sum >= needed) end(after.hit === 'home_run' ? sum : needed, share);
        else if (after.outs === 3) end(sum, share);
        else next[sum * BASES + after.place] = (next[sum * BASES + after.place] ?? 0) + share;
      }
    }
    if (!isOpen) break;
    open = next;
  }
  return final;
}

/** Ways in which the bases may be taken with fewer than three out. */
const BASES = 8 * 3;
const HITS: readonly Hit[] = [...AVERAGE.map(([hit]) => hit), 'out'];
/** What each hit makes of each of those ways; `place` is the way after it. */
const MOVES = Array.from({ length: BASES }, (_, from) =>
  HITS.map((hit) => {
    const after = moved({ on: from % 8, outs: Math.floor(from / 8) }, hit);
    return { hit, runs: after.runs, outs: after.outs, place: placeOf(after, 0) };
  }),
);

/** How likely each of `HITS` is. */
function chancesOf(strength: number): number[] {
  const on = AVERAGE.map(([, chance]) => chance * strength * STEP);
  return [...on, 1 - on.reduce((sum, chance) => sum + chance, 0)];
}

function placeOf({ on, outs }: Bases, runs: number): number {
  return (runs * 3 + outs) * 8 + on;
}

/** How strong batters are, in steps, that make so many runs in nine innings. */
export function strengthFor(runs: number): number {
  let [low, high] = [WEAKEST, STRONGEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (INNINGS * meanRuns(middle) < runs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function meanRuns(strength: number): number {
  const known = MEANS.get(strength);
  if (known !== undefined) return known;
  const mean = runChances(strength, NOBODY_ON).reduce((sum, mass, runs) => sum + mass * runs, 0);
  MEANS.set(strength, mean);
  return mean;
}

const MEANS = new Map<number, number>();
