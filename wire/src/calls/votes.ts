import * as z from 'zod/mini';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumberFrom } from './whole-number';

/** How a match may be predicted to end; a draw only where the sport's main market has one. */
export const VOTES = ['home', 'draw', 'away'] as const;

export type Vote = (typeof VOTES)[number];

/** The spec leaves open what is predicted: here it is how a match ends, and the id is that of the match. */
const predictionId = wholeNumberFrom(1, 999_999_999);

/** SPEC §3 "Prediction": the caller's own vote, and how all have voted. */
export const prediction = z.object({
  prediction_id: z.int(),
  /** Null for a visitor, and for a player who has not voted. */
  data: z.nullable(z.enum(VOTES)),
  /** When the vote that stands was cast, ISO 8601. */
  created_at: z.nullable(z.string()),
  /** How many players have voted so; no draw where a match of this sport has none. */
  counts: z.object({ home: z.int(), draw: z.optional(z.int()), away: z.int() }),
});

/** SPEC §7 GET `/vote`; 404 when there is no such match. */
export const getVote = defineCall({
  name: 'getVote',
  summary: 'How players think a match will end, and my own vote',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/vote`,
  access: 'anyone',
  query: z.object({ prediction_id: predictionId }),
  reply: z.object({ data: prediction }),
});

/** SPEC §7 POST `/vote`: one vote of a player, which may be changed until the match begins; then 409. */
export const castVote = defineCall({
  name: 'castVote',
  summary: 'Say how a match will end',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/vote`,
  access: 'player',
  body: z.object({ prediction_id: predictionId, data: z.enum(VOTES) }),
  reply: z.object({ data: prediction }),
});

export type PredictionReply = z.input<typeof prediction>;
