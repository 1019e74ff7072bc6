import * as z from 'zod/mini';
import { oddsValue } from '../money';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumber } from './whole-number';

/** How the odds of one outcome went: each from a moment on, ISO 8601, the opening first; thinned out where there are many. */
export const outcomeHistory = z.object({
  outcome_id: z.string(),
  points: z.array(z.object({ at: z.string(), odds: oddsValue })),
});

/** Of our own, beside SPEC §7 `/matches/{id}/markets`: how the odds of a line have moved; 404 when there is no such match. */
export const getOddsHistory = defineCall({
  name: 'getOddsHistory',
  summary: 'How the odds of a line have moved',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/odds-history`,
  access: 'anyone',
  params: z.object({ id: wholeNumber }),
  query: z.object({
    market_id: wholeNumber,
    /** Of the line, as listMarkets tells it; left out where it has none. */
    specifier: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{0,300}$/, 'is no specifier'))),
  }),
  reply: z.object({ data: z.array(outcomeHistory) }),
});

export type OutcomeHistory = z.output<typeof outcomeHistory>;
