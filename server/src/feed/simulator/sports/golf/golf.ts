import type { Play } from '../../play';
import { cardOf, type Course } from '../field/course';
import { fieldPlay, type FieldStory } from '../field/field-play';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ROUNDS = 4;
const HOLES = 18;
/** Between the first and the last group that plays a hole. */
const HOLE = 25 * MINUTE;

const PAR = 4;
/** Strokes a hole that a hundred points of rating are worth. */
const SKILL = 0.022;
const AVERAGE = 1850;
const SPREAD = 0.68;

const COURSE: Course = {
  parts: ROUNDS * HOLES,
  meanOf: (rating) => PAR - 0.03 - (SKILL * (rating - AVERAGE)) / 100,
  spread: SPREAD,
  // Nobody takes fewer than two strokes or more than nine.
  scored: (mean, luck) => Math.max(2, Math.min(9, Math.round(mean + SPREAD * luck))),
};

/** The stage of the first round; those of the others follow it. */
const FIRST_ROUND = 540;

/** Golf over four days: strokes hole by hole, the fewest win (a `simple_tournament`). */
export const GOLF: Play<FieldStory> = fieldPlay({
  key: 'golf',
  course: COURSE,
  longest: ROUNDS * DAY,
  partsOf: () => ({ from: 0, to: COURSE.parts }),
  partsEnd: (_match, parts) =>
    Array.from(
      { length: parts },
      (_, hole) => Math.floor(hole / HOLES) * DAY + ((hole % HOLES) + 1) * HOLE,
    ),
  cardOf: (match, field) => cardOf(COURSE, field, match.dice),
  resultOf: (strokes, holes) => ({ type: 'score', value: String(strokes - holes * PAR) }),
  codes: { running: (holes) => FIRST_ROUND + Math.floor(holes / HOLES), ended: 100 },
});
