import * as z from 'zod/mini';

/**
 * What a scripted feed and the server say to each other over a local socket, one JSON object a line: the script plays
 * the provider, its queue as well as its API.
 */

const named = z.object({ urn: z.string(), name: z.string() });
const team = z.object({ urn: z.string(), name: z.string(), abbreviation: z.string() });

/** Who plays whom, when and where; `startTime` is ms since epoch. */
export const scriptedFixture = z.object({
  urn: z.string(),
  startTime: z.int(),
  sport: named,
  category: z.object({ urn: z.string(), name: z.string(), countryCode: z.string() }),
  tournament: named,
  home: team,
  away: team,
  venue: z.optional(z.object({ name: z.string(), city: z.string() })),
});

export type ScriptedFixture = z.infer<typeof scriptedFixture>;

/** From the script: a message of the feed as XML with its routing key, or what the API says of an event. */
export const fromScript = z.union([
  z.strictObject({ rk: z.string(), xml: z.string() }),
  z.strictObject({ fixture: scriptedFixture }),
  z.strictObject({ unknown: z.string() }),
]);

export type FromScript = z.infer<typeof fromScript>;

/** To the script: recover a producer from `after` on (ms since epoch, null for everything), or describe an event. */
export const toScript = z.union([
  z.strictObject({
    recover: z.strictObject({
      producer: z.int(),
      after: z.nullable(z.int()),
      requestId: z.int(),
    }),
  }),
  z.strictObject({ describe: z.string() }),
]);

export type ToScript = z.infer<typeof toScript>;
