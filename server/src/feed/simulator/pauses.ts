import { ALL_GROUPS } from './board';
import type { Match, Moment, Story } from './play';

const SECOND = 1_000;

/** Betting stopped from one moment to another, feed ms after the start, for one thing after another. */
export interface Pause {
  readonly from: number;
  /** Infinite for the last one, which ends the match. */
  readonly to: number;
  /** When it was widened to which groups. */
  readonly stops: readonly { readonly at: number; readonly groups: readonly string[] }[];
}

/** How long before the end betting stops at least. */
const BEFORE_END = SECOND;

/** When betting rests, in order and apart from each other. The last pause begins right before the end. */
export function pausesOf({ dice }: Match, { moments, length }: Story): Pause[] {
  const last = length - BEFORE_END;
  let final = last;
  const spans: { from: number; to: number; groups: readonly string[] }[] = [];
  for (const [index, moment] of moments.entries()) {
    if (moment.told !== 'stop' || moment.at <= 0) continue;
    const lead = Math.round(dice.between(3 * SECOND, 8 * SECOND, 23, index));
    const reopens = moment.at + Math.round(dice.between(20 * SECOND, 40 * SECOND, 24, index));
    const from = Math.max(1, moment.at - lead);
    const groups = moment.groups ?? ALL_GROUPS;
    if (moment.at < last && from < last) spans.push({ from, to: reopens, groups });
    else if (moment.at <= length) final = Math.min(final, Math.max(1, length - lead));
  }
  spans.push({ from: final, to: Infinity, groups: ALL_GROUPS });
  spans.sort((one, other) => one.from - other.from);
  return merged(spans.map((span) => (span.to >= final ? { ...span, to: Infinity } : span)));
}

function merged(
  spans: readonly { from: number; to: number; groups: readonly string[] }[],
): Pause[] {
  const pauses: Pause[] = [];
  for (const { from, to, groups } of spans) {
    const open = pauses.at(-1);
    if (!open || from > open.to) {
      pauses.push({ from, to, stops: [{ at: from, groups }] });
      continue;
    }
    const stopped = new Set(open.stops.flatMap((stop) => stop.groups));
    const isNews = !stopped.has('all') && groups.some((group) => !stopped.has(group));
    const stops = isNews ? [...open.stops, { at: from, groups }] : open.stops;
    pauses[pauses.length - 1] = { ...open, to: Math.max(open.to, to), stops };
  }
  return pauses;
}

/** Whether betting rests at a moment. */
export function isPaused(pauses: readonly Pause[], at: number): boolean {
  return pauses.some(({ from, to }) => at >= from && at < to);
}

/** Whether the scoreboard tells of a moment itself: it is not part of the end. */
export function isTold({ at }: Moment, { length }: Story): boolean {
  return at > 0 && at < length - BEFORE_END;
}
