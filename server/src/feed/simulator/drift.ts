import type { Drift, Match } from './play';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waves of news, slow and quick; the squares of their weights sum to 1, near enough. */
const OCTAVES = [
  { period: 72 * HOUR, weight: 0.85 },
  { period: 8 * HOUR, weight: 0.45 },
  { period: 40 * MINUTE, weight: 0.25 },
  { period: 5 * MINUTE, weight: 0.11 },
];
const KEY = 30;

/**
 * How far the book's idea of both sides is from the truth, `at` feed ms after the start: normal with mean 0 and
 * standard deviation 1 at any moment, and a smooth function of time that remembers nothing.
 */
export function driftAt(match: Match, at: number): Drift {
  return { home: noiseAt(match, at, 0), away: noiseAt(match, at, 1) };
}

function noiseAt({ dice }: Match, at: number, side: number): number {
  return OCTAVES.reduce((sum, { period, weight }, octave) => {
    const place = Math.floor(at / period);
    const share = smooth(at / period - place);
    const [before, after] = [0, 1].map((step) => dice.normal(KEY, side, octave, place + step));
    const mixed = (1 - share) * (before ?? 0) + share * (after ?? 0);
    // Between two independent numbers the mean of both would vary less than either.
    return sum + (weight * mixed) / Math.hypot(1 - share, share);
  }, 0);
}

/** From 0 to 1, level at both ends. */
function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
