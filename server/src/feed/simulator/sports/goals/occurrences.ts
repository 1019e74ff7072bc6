import type { Dice } from '../../random';

/** How what happens in a period is spread over it: `shares` of it between one of the `times` and the next, ms. */
export interface Profile {
  readonly times: readonly number[];
  /** They sum to 1. */
  readonly shares: readonly number[];
}

/** The share, 0 to 1, that has happened by a time. */
export function doneBy({ times, shares }: Profile, time: number): number {
  let done = 0;
  for (const [index, share] of shares.entries()) {
    const [from = 0, to = 0] = [times[index], times[index + 1]];
    if (time < to) return done + (share * Math.max(0, time - from)) / (to - from);
    done += share;
  }
  return 1;
}

/** When a share, 0 to 1, of it has happened: the other way round. */
export function timeWhen({ times, shares }: Profile, done: number): number {
  let left = done;
  for (const [index, share] of shares.entries()) {
    const [from = 0, to = 0] = [times[index], times[index + 1]];
    if (left < share) return from + ((to - from) * left) / share;
    left -= share;
  }
  return times.at(-1) ?? 0;
}

/** Places, 0 to 1, of things that fall independently of each other, `mean` on average; in order. */
export function occurrences(dice: Dice, mean: number, ...key: number[]): number[] {
  const places: number[] = [];
  if (mean <= 0) return places;
  for (let draw = 0, place = 0; ; draw += 1) {
    place += dice.wait(...key, draw) / mean;
    if (place >= 1) return places;
    places.push(place);
  }
}

/** Something that leaves room for the next after `hold` ms, and must be over itself after `lasts`, if that is said. */
export interface Timed {
  readonly at: number;
  readonly hold: number;
  readonly lasts?: number;
}

/**
 * Moves what happens too soon after something else: later, or earlier where the period would be over. Nothing is
 * lost and the order stays, so that counts are as likely as before.
 */
export function spacedOut<Each extends Timed>(
  things: readonly Each[],
  { from, to }: { readonly from: number; readonly to: number },
): Each[] {
  const sorted = things.toSorted((one, other) => one.at - other.at);
  const all = sorted.reduce((sum, { hold }) => sum + hold, 0);
  // Where there is more than the period has room for, everything is shorter.
  const pace = Math.min(1, (0.9 * (to - from)) / Math.max(1, all));
  const times = sorted.map(({ at }) => at);
  let earliest = from;
  for (const [index, { hold }] of sorted.entries()) {
    times[index] = Math.max(times[index] ?? 0, earliest);
    earliest = (times[index] ?? 0) + hold * pace;
  }
  let next = Infinity;
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const { hold, lasts = 0 } = sorted[index] ?? { hold: 0 };
    next = Math.min(times[index] ?? 0, next - hold * pace, to - lasts);
    times[index] = next;
  }
  return sorted.map((each, index) => ({ ...each, at: Math.round(times[index] ?? 0) }));
}

/** The first of `weights` that reaches so far, 0 to 1, into their sum; -1 where there are none. */
export function pickWeighted(weights: readonly number[], unit: number): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return weights.findIndex((weight) => {
    reached += weight;
    return unit * all < reached;
  });
}

/** Minutes and seconds as the provider writes them: `07:05`, `93:10`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
