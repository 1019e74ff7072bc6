import { assert } from '@touchline/domain/assert';
import {
  type Entrant as FieldEntrant,
  fieldFutures,
  type FieldNoise,
  placesOf,
} from '@touchline/domain/pricing/sports/field';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import {
  amongFirst,
  headToHead,
  type NumberedEntrant,
  outrightWinner,
} from '@touchline/domain/pricing/tally/outright-questions';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { FieldPlace, Match, Moment, OfferedLine, Play, Standing, Story } from '../../play';
import type { Card, Course, Entrant } from './course';

/** Something that many take part in, from its first part to its last. */
export interface FieldStory extends Story {
  readonly field: readonly Entrant[];
  readonly card: Card;
  /** The parts of the card that belong to the event: all of a tour, or those of one stage. */
  readonly from: number;
  readonly to: number;
  /** When each part of the event is over for everybody, ms after the start. */
  readonly partsEnd: readonly number[];
}

/** What makes a sport of its own out of a field on a course. */
export interface FieldRules {
  readonly key: string;
  readonly course: Course;
  readonly longest: number;
  readonly partsOf: (match: Match) => { from: number; to: number };
  /** When each part is over, ms after the start. */
  readonly partsEnd: (match: Match, parts: number) => readonly number[];
  readonly cardOf: (match: Match, field: readonly Entrant[]) => Card;
  /** How the provider writes what somebody has scored in so many parts. */
  readonly resultOf: (score: number, parts: number) => FieldPlace['result'];
  /** Among how many one may bet that somebody comes in, by how many take part. */
  readonly places?: (count: number) => readonly number[];
  /** The stage of play after so many parts, while the event is under way, and after it. */
  readonly codes: { readonly running: (over: number) => number; readonly ended: number };
}

/** The provider's markets on who comes in where. */
const MARKET = { winner: 804, first: 805, duel: 807 };
const PLACES = [3, 5, 10];
const DUELS = 8;
const NOISE_ROWS = 1_000;
const NOISE_KEY = 42;
/** How far the book's idea of an entrant is off, in parts' spreads over the whole course. */
const DRIFT = 0.15;

/** A sport in which many take part and one wins outright (golf, a cycling race). */
export function fieldPlay(rules: FieldRules): Play<FieldStory> {
  return {
    key: rules.key,
    longest: rules.longest,
    booksum: { prematch: 1.15, live: 1.18 },
    lengthOf: (match) => partsEndOf(rules, match).at(-1) ?? 0,
    storyOf: (match) => storyOf(rules, match),
    tallyAt: tallyOf,
    modelOf: (match, story, at, drift) => [futuresAt(rules, match, story, at, drift)],
    linesOf: (_match, story, at) => linesAt(rules, story, at),
    headlinesOf: ({ outright }) => [winnerOf(entrantsOf(outright?.field ?? []))],
    standingAt: (story, at) => standingOf(rules, story, at),
  };
}

function storyOf(rules: FieldRules, match: Match): FieldStory {
  const field = match.outright?.field ?? [];
  assert(field.length > 1, `a field for ${match.urn}`);
  const { from, to } = rules.partsOf(match);
  const partsEnd = partsEndOf(rules, match);
  const length = partsEnd.at(-1) ?? 0;
  const card = rules.cardOf(match, field);
  return { length, moments: momentsOf(partsEnd), field, card, from, to, partsEnd };
}

function partsEndOf(rules: FieldRules, match: Match): readonly number[] {
  const { from, to } = rules.partsOf(match);
  return rules.partsEnd(match, to - from);
}

function momentsOf(partsEnd: readonly number[]): Moment[] {
  const last = partsEnd.length - 1;
  return partsEnd.map((at, part) => ({
    at,
    kind: part === last ? 'period_end' : 'leaderboard',
    told: part === last ? 'stop' : 'tick',
    decides: part === last,
  }));
}

/** How many parts of the event are over at a moment. */
function partsOver({ partsEnd }: FieldStory, at: number): number {
  let over = 0;
  while (over < partsEnd.length && (partsEnd[over] ?? Infinity) <= at) over += 1;
  return over;
}

/** What everybody has scored in the event up to a moment. */
function scoresAt(story: FieldStory, at: number): number[] {
  const { card, from } = story;
  const over = partsOver(story, at);
  return card.sums.map((sums) => (sums[from + over] ?? 0) - (sums[from] ?? 0));
}

function tallyOf(story: FieldStory, at: number): Tally {
  if (at < story.length) return { counts: {}, facts: {}, periodsOver: 0, isOver: false };
  const places = placesOf(scoresAt(story, at));
  const facts = places.map((place, index) => [`place:${index + 1}`, place] as const);
  const winner = places.indexOf(1) + 1;
  return {
    counts: {},
    facts: { winner, ...Object.fromEntries(facts) },
    periodsOver: 1,
    isOver: true,
  };
}

function futuresAt(
  { course }: FieldRules,
  match: Match,
  story: FieldStory,
  at: number,
  drift: { home: number; away: number },
): Futures {
  const left = story.partsEnd.length - partsOver(story, at);
  const spread = course.spread * Math.sqrt(left);
  const scores = scoresAt(story, at);
  const entrants = story.field.map(({ rating }, index): FieldEntrant => {
    const off = index % 2 === 0 ? drift.home : drift.away;
    const turn = Math.cos(index);
    return {
      scored: scores[index] ?? 0,
      toCome: course.meanOf(rating) * left + DRIFT * spread * off * turn,
      spread,
    };
  });
  return fieldFutures(entrants, noiseOf(match, story.field.length));
}

const NOISE = new WeakMap<Match, FieldNoise>();

/** One match keeps its noise, so that its prices move only as its scores do. */
function noiseOf(match: Match, entrants: number): FieldNoise {
  const known = NOISE.get(match);
  if (known) return known;
  const values = new Float64Array(NOISE_ROWS * entrants);
  for (let pair = 0; pair < values.length / 2; pair += 1) {
    const luck = match.dice.normal(NOISE_KEY, pair);
    // Each number comes with its opposite, so that the sample leans to no side.
    const row = 2 * Math.floor(pair / entrants);
    values[row * entrants + (pair % entrants)] = luck;
    values[(row + 1) * entrants + (pair % entrants)] = -luck;
  }
  const noise = { futures: NOISE_ROWS, values };
  NOISE.set(match, noise);
  return noise;
}

function linesAt({ places: among }: FieldRules, story: FieldStory, at: number): OfferedLine[] {
  if (at >= story.length) return [];
  const entrants = entrantsOf(story.field);
  const byStrength = entrants.toSorted(
    (one, other) => ratingOf(story, other.number) - ratingOf(story, one.number),
  );
  const duels = Array.from({ length: DUELS }, (_, index) => {
    const pair = [byStrength[2 * index], byStrength[2 * index + 1]] as const;
    const [one, other] = pair;
    if (!one || !other) return [];
    const specifier = `competitor1=${one.outcome}|competitor2=${other.outcome}`;
    return [headToHead(MARKET.duel, specifier, [one, other])];
  });
  const places = (among?.(entrants.length) ?? PLACES).filter((count) => count < entrants.length);
  return [
    winnerOf(entrants),
    ...places.map((count) => ({
      line: amongFirst(MARKET.first, `pos=${count}`, entrants, count),
      favourite: count === places[0],
    })),
    ...duels.flat().map((line) => ({ line, favourite: false })),
  ];
}

function entrantsOf(field: readonly { readonly urn: string }[]): NumberedEntrant[] {
  return field.map(({ urn }, index) => ({ number: index + 1, outcome: urn }));
}

function winnerOf(entrants: readonly NumberedEntrant[]): OfferedLine {
  return { line: outrightWinner(MARKET.winner, entrants), favourite: true };
}

function ratingOf({ field }: FieldStory, number: number): number {
  return field[number - 1]?.rating ?? 0;
}

function standingOf(rules: FieldRules, story: FieldStory, at: number): Standing {
  const { codes } = rules;
  const field = fieldAt(rules, story, at);
  return {
    ...(field.length > 0 && { field }),
    matchStatus: at >= story.length ? codes.ended : codes.running(partsOver(story, at)),
    score: { home: 0, away: 0 },
    periods: [],
  };
}

/** Everybody by their place; nobody before the first part is over. */
function fieldAt({ resultOf }: FieldRules, story: FieldStory, at: number): FieldPlace[] {
  const over = partsOver(story, at);
  if (over === 0) return [];
  const scores = scoresAt(story, at);
  const places = placesOf(scores);
  return story.field
    .map(({ urn }, index) => ({
      urn,
      position: places[index] ?? 0,
      result: resultOf(scores[index] ?? 0, over),
    }))
    .toSorted((one, other) => one.position - other.position);
}
