import { type Picker, pickerOf } from '../sample';

export const OVERS = 20;
export const BALLS = 6;
export const WICKETS = 10;

/** What the bat makes of a ball, by place; the last is a wicket. */
export const BAT = [0, 1, 2, 3, 4, 6, 0] as const;
const WICKET = 6;
/** How often each of them comes about among balls that take no wicket. */
const BAT_SHARES = [0.386, 0.364, 0.066, 0.004, 0.1165, 0.0635] as const;
/** How often an over has a wide, which is one run: before any of its balls, and no more than one. */
export const WIDE = 0.3;

/**
 * Runs and wickets for each ball that counts, over by over: what 89 internationals of 2024 came to (Cricsheet, by way
 * of CricBase; ODC-By 1.0), smoothed to the thousandth.
 */
const RUNS_BY_OVER = [
  1.07, 1.27, 1.502, 1.468, 1.579, 1.346, 1.168, 1.249, 1.342, 1.313, 1.375, 1.361, 1.452, 1.36,
  1.499, 1.488, 1.483, 1.528, 1.684, 1.803,
];
const WICKETS_BY_OVER = [
  0.037, 0.051, 0.055, 0.055, 0.043, 0.059, 0.043, 0.034, 0.05, 0.052, 0.046, 0.049, 0.054, 0.062,
  0.082, 0.059, 0.075, 0.093, 0.097, 0.163,
];

/** How a side goes about an over: a few wickets down it holds back, with a target far off it takes risks. */
export type Tempo = 0 | 1 | 2;
const TEMPO = [
  { runs: 0.86, wickets: 0.8 },
  { runs: 1, wickets: 1 },
  { runs: 1.13, wickets: 1.3 },
] as const;

/** How good a side's batting is against the other's bowling: factors of runs and of wickets. */
export interface Batting {
  /** Hundredths, so that what is worked out for one can be kept. */
  readonly runs: number;
  readonly wickets: number;
}

/** A delivery that counts: what the bat made of it, and whether it took a wicket. */
export interface Ball {
  readonly runs: number;
  readonly isWicket: boolean;
}

/** Chances of each outcome of a ball. */
function ballChances(batting: Batting, over: number, tempo: Tempo): Float64Array {
  const factor = TEMPO[tempo];
  const wicket = Math.min(
    (WICKETS_BY_OVER[over] ?? 0) * (batting.wickets / 100) * factor.wickets,
    0.4,
  );
  const mean = (RUNS_BY_OVER[over] ?? 0) * (batting.runs / 100) * factor.runs;
  const shares = tilted(Math.max(0.15, mean - WIDE / BALLS) / (1 - wicket));
  return Float64Array.from(BAT, (_, place) =>
    place === WICKET ? wicket : (1 - wicket) * (shares[place] ?? 0),
  );
}

/** The usual shares, bent so that their mean is this many runs. */
function tilted(mean: number): Float64Array {
  const shares = new Float64Array(BAT_SHARES.length);
  let [low, high] = [-1.2, 1.2];
  for (let round = 0; round < 24; round += 1) {
    const bend = (low + high) / 2;
    let [sum, runs] = [0, 0];
    for (let place = 0; place < shares.length; place += 1) {
      const share = (BAT_SHARES[place] ?? 0) * Math.exp(bend * Math.sqrt(BAT[place] ?? 0));
      shares[place] = share;
      sum += share;
      runs += share * (BAT[place] ?? 0);
    }
    for (let place = 0; place < shares.length; place += 1) {
      shares[place] = (shares[place] ?? 0) / sum;
    }
    if (runs / sum < mean) low = bend;
    else high = bend;
  }
  return shares;
}

/** The ball that `unit`, 0 to 1, falls on. */
export function ballAt(batting: Batting, over: number, tempo: Tempo, unit: number): Ball {
  const { chances } = chancesFor(batting, over, tempo);
  let [below, place] = [0, 0];
  for (; place < chances.length - 1; place += 1) {
    below += chances[place] ?? 0;
    if (unit < below) break;
  }
  return ballOf(place);
}

/** The ball of an outcome. */
export function ballOf(place: number): Ball {
  return { runs: BAT[place] ?? 0, isWicket: place === WICKET };
}

/** Whether the rest of an over, with so many balls to come, has its wide where the balls before had none. */
export function wideChance(left: number): number {
  const before = (WIDE * (BALLS - left)) / BALLS;
  return (WIDE - before) / (1 - before);
}

/** All that the bat may make of so many balls, whatever their order, from the fewest runs to the most. */
export interface Hauls {
  /** How often each outcome of a ball is among them, seven numbers for each haul. */
  readonly counts: Uint8Array;
  /** In how many orders they may come. */
  readonly orders: Float64Array;
  /** What each comes to: runs, then wickets, fours and sixes above 8, 12 and 16 bits. */
  readonly sums: Int32Array;
}

const known: Hauls[] = [];

/** Every haul of so many balls, up to an over. Made when cricket is first played: that takes most of a second. */
export function haulsOf(balls: number): Hauls {
  return (known[balls] ??= makeHauls(balls));
}

function makeHauls(balls: number): Hauls {
  const all = countsOf(balls, BAT.length).map((counts) => ({
    counts,
    sum: counts.reduce((total, count, place) => total + count * sumOf(ballOf(place)), 0),
  }));
  const sorted = all.toSorted((one, other) => (one.sum & 255) - (other.sum & 255));
  return {
    counts: Uint8Array.from(sorted.flatMap(({ counts }) => counts)),
    orders: Float64Array.from(sorted, ({ counts }) =>
      counts.reduce((orders, count) => orders / factorial(count), factorial(balls)),
    ),
    sums: Int32Array.from(sorted, ({ sum }) => sum),
  };
}

/** Every way to write a number as so many counts. */
function countsOf(sum: number, places: number): number[][] {
  if (places === 1) return [[sum]];
  return Array.from({ length: sum + 1 }, (_, first) =>
    countsOf(sum - first, places - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function factorial(value: number): number {
  return value < 2 ? 1 : value * factorial(value - 1);
}

function sumOf({ runs, isWicket }: Ball): number {
  return runs + (Number(isWicket) << 8) + (Number(runs === 4) << 12) + (Number(runs === 6) << 16);
}

/** How likely each haul of the balls that are left of an over is. */
export function haulPicker(batting: Batting, over: number, tempo: Tempo, left: number): Picker {
  const { chances, pickers } = chancesFor(batting, over, tempo);
  const kept = pickers[left];
  if (kept) return kept;
  const { counts, orders } = haulsOf(left);
  const powers = new Float64Array(BAT.length * (BALLS + 1));
  for (let outcome = 0; outcome < BAT.length; outcome += 1) {
    for (let count = 0; count <= BALLS; count += 1) {
      powers[outcome * (BALLS + 1) + count] = (chances[outcome] ?? 0) ** count;
    }
  }
  const mass = orders.slice();
  for (let haul = 0, place = 0; haul < mass.length; haul += 1) {
    let product = mass[haul] ?? 0;
    for (let outcome = 0; outcome < BAT.length; outcome += 1, place += 1) {
      product *= powers[outcome * (BALLS + 1) + (counts[place] ?? 0)] ?? 0;
    }
    mass[haul] = product;
  }
  const picker = pickerOf(mass);
  pickers[left] = picker;
  return picker;
}

interface Kept {
  readonly chances: Float64Array;
  readonly pickers: Picker[];
}

function chancesFor(batting: Batting, over: number, tempo: Tempo): Kept {
  const key = ((batting.runs * 1_000 + batting.wickets) * OVERS + over) * TEMPO.length + tempo;
  const known = KEPT.get(key);
  if (known) return known;
  if (KEPT.size > MOST_KEPT) KEPT.clear();
  const kept = { chances: ballChances(batting, over, tempo), pickers: [] };
  KEPT.set(key, kept);
  return kept;
}

const KEPT = new Map<number, Kept>();
/** Some fifty strengths of batting, every over of each. */
const MOST_KEPT = 3_000;

/** Wickets that are down at the beginning of an over on average. */
const PAR = WICKETS_BY_OVER.map(
  (_, over) => BALLS * WICKETS_BY_OVER.slice(0, over).reduce((sum, each) => sum + each, 0),
);
/** Runs that the overs from one on bring on average. */
const REST = RUNS_BY_OVER.map(
  (_, over) => BALLS * RUNS_BY_OVER.slice(over).reduce((sum, each) => sum + each, 0),
);

/** How a side goes about its next over, with so many wickets down and, in a chase, so many runs to make. */
export function tempoOf(
  batting: Batting,
  over: number,
  wickets: number,
  toMake: number | null,
): Tempo {
  const spare = (PAR[over] ?? 0) - wickets;
  if (toMake === null) {
    if (spare < -1.5 && over < OVERS - 3) return 0;
    return spare > 1 && over >= 7 ? 2 : 1;
  }
  const pressure = toMake / (((REST[over] ?? 0) * batting.runs) / 100);
  if (pressure < 0.85) return 0;
  return pressure > 1.12 ? 2 : 1;
}
