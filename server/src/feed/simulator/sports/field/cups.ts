import type { Match, Play } from '../../play';
import { type Card, cardOf, type Course, type Entrant } from './course';
import { fieldPlay, type FieldStory } from './field-play';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Everybody plays once a day, and the last matches of a day are over so long after it began. */
const ROUNDS = 8;
const ROUND = 12 * HOUR;
const AVERAGE = 1850;

/** Points, or goals: the more the better, so that they count below nothing. What is behind the point parts equal ones. */
function countedUp(mean: number, skill: number, spread: number): Course {
  return {
    parts: ROUNDS,
    meanOf: (rating) => -mean - (skill * (rating - AVERAGE)) / 100,
    spread,
    scored: (expected, luck) => expected + spread * luck,
  };
}

function cup(course: Course, places: (count: number) => readonly number[]): Play<FieldStory> {
  return fieldPlay({
    key: 'soccer',
    course,
    longest: ROUNDS * DAY,
    partsOf: () => ({ from: 0, to: ROUNDS }),
    partsEnd: (_match, parts) => Array.from({ length: parts }, (_, day) => day * DAY + ROUND),
    cardOf: (match, field) => cardAmong(course, match, field),
    resultOf: (score) => ({ type: 'score', value: String(Math.max(0, Math.round(-score))) }),
    places,
    codes: { running: () => 1, ended: 100 },
  });
}

/** A group is told from the card of its cup. */
function cardAmong(course: Course, { league, dice }: Match, field: readonly Entrant[]): Card {
  const { sums } = cardOf(course, league.clubs, dice);
  const ofUrn = new Map(league.clubs.map(({ urn }, index) => [urn, sums[index]]));
  return { sums: field.flatMap(({ urn }) => ofUrn.get(urn) ?? []) };
}

/** A cup of clubs or of nations, and its groups: most points win. */
export const CUP = cup(countedUp(1.4, 0.28, 1.2), (count) => {
  if (count <= 4) return [2];
  return count <= 16 ? [4] : [8, 24];
});

/** Who scores most in a cup. */
export const TOP_SCORER = cup(countedUp(0.6, 0.12, 0.7), () => [3, 10]);
