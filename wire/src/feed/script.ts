import * as z from 'zod/mini';
import { EVENT_TYPES } from '@touchline/domain/event';

/**
 * What a scripted feed and the server say to each other over a local socket, one JSON object a line: the script plays
 * the provider, its queue as well as its API.
 */

const named = z.object({ urn: z.string(), name: z.string() });
const team = z.object({
  urn: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  countryCode: z.optional(z.nullable(z.string())),
  logo: z.optional(z.nullable(z.string())),
});

/** Who plays whom, when and where; `startTime` is ms since epoch. What is won outright has competitors, and no sides. */
export const scriptedFixture = z.object({
  urn: z.string(),
  type: z.optional(z.enum(EVENT_TYPES)),
  name: z.optional(z.nullable(z.string())),
  parent: z.optional(z.nullable(z.string())),
  startTime: z.int(),
  endTime: z.optional(z.nullable(z.int())),
  sport: named,
  category: z.object({ urn: z.string(), name: z.string(), countryCode: z.string() }),
  tournament: named,
  home: z.nullable(team),
  away: z.nullable(team),
  competitors: z.optional(z.array(team)),
  venue: z.optional(z.object({ name: z.string(), city: z.string() })),
  hasVideo: z.optional(z.boolean()),
  streamUrl: z.optional(z.nullable(z.string())),
  customBet: z.optional(z.boolean()),
});

/**
 * An event as a script of tests tells it.
 *
 * @internal
 */
export type ScriptedFixture = z.infer<typeof scriptedFixture>;

const league = z.object({
  sport: named,
  category: z.object({ urn: z.string(), name: z.string(), countryCode: z.string() }),
  tournament: named,
});

const side = z.enum(['home', 'away']);
const moment = z.object({
  at: z.int(),
  matchTime: z.nullable(z.string()),
  kind: z.string(),
  side: z.nullable(side),
  score: z.nullable(z.object({ home: z.number(), away: z.number() })),
  player: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
const player = z.object({
  name: z.string(),
  position: z.nullable(z.string()),
  shirt: z.nullable(z.int()),
  isSubstitute: z.boolean(),
});
const meeting = z.object({
  urn: z.string(),
  startTime: z.int(),
  tournament: named,
  home: z.string(),
  away: z.string(),
  score: z.object({ home: z.number(), away: z.number() }),
});
const pick = z.object({ marketId: z.int(), specifier: z.string(), outcomeId: z.string() });
const price = z.union([
  z.object({ ok: z.literal(true), odds: z.int(), probability: z.number() }),
  z.object({
    ok: z.literal(false),
    reason: z.literal('implied'),
    probability: z.optional(z.number()),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(['contradicting', 'certain', 'not_offered', 'not_combinable']),
  }),
]);

const CALLS = [
  'fixture',
  'schedule',
  'leagues',
  'timeline',
  'lineups',
  'meetings',
  'customBet',
  'customBetSelections',
] as const;

export type ScriptCall = (typeof CALLS)[number];

/** What can be asked of the script as of a provider's API, with what each call answers. */
export const scriptCalls = {
  fixture: scriptedFixture,
  schedule: z.array(z.object({ fixture: scriptedFixture, status: z.nullable(z.string()) })),
  leagues: z.nullable(z.array(league)),
  timeline: z.nullable(z.array(moment)),
  lineups: z.nullable(z.object({ home: z.array(player), away: z.array(player) })),
  meetings: z.nullable(z.array(meeting)),
  customBet: z.nullable(price),
  customBetSelections: z.nullable(z.array(pick)),
} satisfies Record<ScriptCall, z.ZodMiniType>;

/** From the script: a message of the feed as XML with its routing key, or the answer to a call or why there is none. */
export const fromScript = z.union([
  z.strictObject({ rk: z.string(), xml: z.string() }),
  z.strictObject({ answers: z.int(), value: z.unknown() }),
  z.strictObject({ answers: z.int(), refusal: z.string() }),
]);

/**
 * What a script of tests writes.
 *
 * @internal
 */
export type FromScript = z.infer<typeof fromScript>;

/**
 * To the script: recover a producer from `after` on (ms since epoch, null for everything), or answer a call about an
 * event, by its urn, or a UTC day, `YYYY-MM-DD`.
 */
export const toScript = z.union([
  z.strictObject({
    recover: z.strictObject({
      producer: z.int(),
      after: z.nullable(z.int()),
      requestId: z.int(),
    }),
  }),
  z.strictObject({
    call: z.enum(CALLS),
    id: z.int(),
    about: z.string(),
    picks: z.optional(z.array(pick)),
  }),
]);

export type ToScript = z.infer<typeof toScript>;
