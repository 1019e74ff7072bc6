import { type ByPeriod, type Chances, sumChances, type Ways } from './goals';

/** How much likelier a level score is, where the home side leads by so many already. */
export interface Level {
  readonly lead: number;
  readonly tilt: number;
}

/** What a final lead multiplies a weight by; `more` is what is still to come of the lead. */
export function levelTilt(level: Level | undefined, more: number): number {
  return level && level.lead + more === 0 ? level.tilt : 1;
}

const ROUNDS = 3;

/**
 * The same ways with other weights: what home and away count in each period becomes as likely as it exactly is, and
 * the sums over all periods stay as likely as they are, by fitting one after the other a few times.
 */
export function rake(ways: Ways, home: ByPeriod, away: ByPeriod, level: Level | undefined): Ways {
  const [homes = [], aways = []] = ways.columns;
  const open = home.flatMap((chances, period) => {
    const others = away[period] ?? [];
    return chances.length > 1 || others.length > 1 ? [period] : [];
  });
  if (open.length < 2) return ways;
  const [homeSums, awaySums] = [totalled(homes), totalled(aways)];
  const width = awaySums.reduce((most, sum) => Math.max(most, sum), 0) + 1;
  const sums = marginOf(ways, homeSums, awaySums, width);
  const periods = open.map((period) => ({
    ...marginOf(ways, homes[period] ?? [], aways[period] ?? [], width),
    target: exactly(home, away, { period, level, width }),
  }));
  const weights = Float64Array.from(ways.weights);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { places, target } of periods) fit(weights, places, target);
    fit(weights, sums.places, sums.target);
  }
  return { ...ways, weights: [...weights] };
}

/** What ways are told apart by, and how likely each of it is. */
interface Margin {
  readonly places: Int16Array;
  readonly target: Float64Array;
}

/** `width` is more than any number of the away side. */
function marginOf(
  { weights }: Ways,
  home: readonly number[],
  away: readonly number[],
  width: number,
): Margin {
  const places = new Int16Array(home.length);
  let most = 0;
  for (let row = 0; row < places.length; row += 1) {
    const place = (home[row] ?? 0) * width + (away[row] ?? 0);
    places[row] = place;
    most = Math.max(most, place);
  }
  return { places, target: massesOf(weights, places, most + 1) };
}

function totalled(columns: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = columns;
  return first.map((count, row) =>
    others.reduce((total, column) => total + (column[row] ?? 0), count),
  );
}

function massesOf(weights: ArrayLike<number>, places: Int16Array, length: number): Float64Array {
  const masses = new Float64Array(length);
  for (let row = 0; row < places.length; row += 1) {
    const place = places[row] ?? 0;
    masses[place] = (masses[place] ?? 0) + (weights[row] ?? 0);
  }
  return masses;
}

/** How likely each pair of numbers is in one period, at whatever scale. */
function exactly(
  home: ByPeriod,
  away: ByPeriod,
  { period, level, width }: { period: number; level: Level | undefined; width: number },
): Float64Array {
  const [own = [], other = []] = [home[period], away[period]];
  const tilts = tiltsBeside(restOf(home, period), restOf(away, period), level);
  const target = new Float64Array(own.length * width);
  for (let count = 0; count < own.length; count += 1) {
    for (let against = 0; against < Math.min(other.length, width); against += 1) {
      const tilt = tilts.get(count - against) ?? 1;
      target[count * width + against] = (own[count] ?? 0) * (other[against] ?? 0) * tilt;
    }
  }
  return target;
}

function restOf(periods: ByPeriod, left: number): Chances {
  return periods.reduce<Chances>(
    (sum, chances, period) => (period === left ? sum : sumChances(sum, chances)),
    Float64Array.of(1),
  );
}

/** By how much each lead in one period is likelier, for what the other periods may make of it. */
function tiltsBeside(
  home: Chances,
  away: Chances,
  level: Level | undefined,
): ReadonlyMap<number, number> {
  const tilts = new Map<number, number>();
  if (!level) return tilts;
  for (let count = 0; count < home.length; count += 1) {
    for (let against = 0; against < away.length; against += 1) {
      const needed = against - count - level.lead;
      const chance = (home[count] ?? 0) * (away[against] ?? 0);
      tilts.set(needed, (tilts.get(needed) ?? 1) + (level.tilt - 1) * chance);
    }
  }
  return tilts;
}

/** Scales weights so that each place weighs as much as its target, as far as there is a way to it. */
function fit(weights: Float64Array, places: Int16Array, target: Float64Array): void {
  const masses = massesOf(weights, places, target.length);
  for (let row = 0; row < weights.length; row += 1) {
    const place = places[row] ?? 0;
    weights[row] = ((weights[row] ?? 0) * (target[place] ?? 0)) / (masses[place] ?? 1);
  }
}
