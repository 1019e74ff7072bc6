import type { Match, Play } from '../../play';
import { cardOf, type Course } from '../field/course';
import { fieldPlay, type FieldStory } from '../field/field-play';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A stage is told in so many checkpoints, one every quarter of an hour. */
const CHECKPOINTS = 18;
const LEG = 15 * MINUTE;
const MOST_STAGES = 21;

/** Seconds that a leg takes, and that a hundred points of rating are worth on it. */
const SECONDS = 900;
const SKILL = 0.8;
const AVERAGE = 1850;
const SPREAD = 7;

const COURSE: Course = {
  parts: MOST_STAGES * CHECKPOINTS,
  meanOf: (rating) => SECONDS - (SKILL * (rating - AVERAGE)) / 100,
  spread: SPREAD,
  scored: (mean, luck) => mean + SPREAD * luck,
};

/**
 * A stage race: the shortest time wins. A `stage` is one day of it, the `season` all days; both are told from the
 * same card, because a stage has the dice of its race.
 */
export const CYCLING: Play<FieldStory> = fieldPlay({
  key: 'cycling',
  course: COURSE,
  longest: MOST_STAGES * DAY,
  partsOf,
  partsEnd: (match, parts) =>
    Array.from({ length: parts }, (_, leg) => {
      const day = match.outright?.part === null ? Math.floor(leg / CHECKPOINTS) : 0;
      return day * DAY + ((leg % CHECKPOINTS) + 1) * LEG;
    }),
  cardOf: (match, field) => cardOf(COURSE, field, match.dice),
  resultOf: (seconds) => ({ type: 'time', value: timeText(seconds) }),
  codes: { running: () => 1, ended: 100 },
});

/** As results are written: `4:31:02.5`. */
function timeText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(Math.floor((tenths % 600) / 10))}.${tenths % 10}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

function partsOf({ outright }: Match): { from: number; to: number } {
  const part = outright?.part ?? null;
  if (part !== null) return { from: part * CHECKPOINTS, to: (part + 1) * CHECKPOINTS };
  return { from: 0, to: (outright?.parts ?? 1) * CHECKPOINTS };
}
