import * as z from 'zod/mini';
import { competitor, matchStatus } from './catalogue';

const score = z.object({ home: z.int(), away: z.int() });

/** A match that is over, with its score. */
const playedMatch = z.object({
  id: z.int(),
  slug: z.string(),
  start_time: z.string(),
  tournament: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  competitors: z.object({ home: competitor, away: competitor }),
  score,
});

/** A match of which no more may be known than that it was played: then it has no page, and its league may have none. */
const meeting = z.extend(playedMatch, {
  id: z.nullable(z.int()),
  slug: z.nullable(z.string()),
  tournament: z.object({
    id: z.nullable(z.int()),
    slug: z.nullable(z.string()),
    name: z.string(),
  }),
});

/** Earlier matches of the two sides, the latest first; `wins` are those of the sides of this match, wherever they played. */
export const headToHead = z.object({
  wins: score,
  draws: z.int(),
  matches: z.array(meeting),
});

const formOfSide = z.object({
  competitor,
  /** The latest first. */
  matches: z.array(z.extend(playedMatch, { result: z.enum(['win', 'draw', 'loss']) })),
});

/** The latest matches of each side before this one; null for what is won outright. */
export const form = z.nullable(z.object({ home: formOfSide, away: formOfSide }));

/** A row of a league's table. */
export const standing = z.object({
  position: z.int(),
  competitor,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** What it has scored and what was scored against it: goals, points, sets or maps. */
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
});

/** Somebody who takes part in what is won outright: how they stand, and what became of them before. */
export const fieldRow = z.object({
  competitor,
  /** These three are null until they are told: `time` in ms, `score` in strokes to par or in points. */
  position: z.nullable(z.int()),
  time: z.nullable(z.int()),
  score: z.nullable(z.int()),
  /** Earlier events of the sport, the latest first. */
  form: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      start_time: z.string(),
      position: z.int(),
    }),
  ),
});

/** An event that is won outright, as it is named beside others. */
const eventNamed = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  start_time: z.string(),
  status: matchStatus,
  /** Once it is over, where that is told. */
  winner: z.nullable(competitor),
});

/** An event with its parts, such as a tour and its stages, in the order of time; null and none where it stands alone. */
export const eventParts = z.object({ whole: z.nullable(eventNamed), parts: z.array(eventNamed) });

const lineupPlayer = z.object({
  name: z.string(),
  /** As the sport calls it: G, D, M, F, bat, bowl. */
  position: z.nullable(z.string()),
  shirt: z.nullable(z.int()),
  is_substitute: z.boolean(),
});

export const lineups = z.object({ home: z.array(lineupPlayer), away: z.array(lineupPlayer) });

/** Something that happened in a match. */
export const timelineMoment = z.object({
  at: z.string(),
  /** The match clock, `mm:ss` or a minute such as `45+2`; null in sports without one. */
  match_time: z.nullable(z.string()),
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  /** After it, where it is known. */
  score: z.nullable(score),
  player: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});

/** Where a match can be watched: a stream to play, or a page that shows it. */
export const stream = z.object({
  url: z.string(),
  type: z.enum(['hls', 'file', 'page']),
  /** Tells it from the match's other streams, where there are some. */
  name: z.optional(z.nullable(z.string())),
});

/** Why streams are kept from a caller: signing in helps, or nothing does where they are. */
export const watchBarred = z.nullable(z.enum(['sign_in', 'country']));

export type PlayedMatch = z.output<typeof playedMatch>;
export type HeadToHead = z.output<typeof headToHead>;
export type Form = z.output<typeof form>;
export type Standing = z.output<typeof standing>;
export type FieldRow = z.output<typeof fieldRow>;
export type EventNamed = z.output<typeof eventNamed>;
export type EventParts = z.output<typeof eventParts>;
export type Lineups = z.output<typeof lineups>;
export type TimelineMoment = z.output<typeof timelineMoment>;
export type Stream = z.output<typeof stream>;
