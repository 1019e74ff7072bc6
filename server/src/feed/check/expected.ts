import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** Odds in the file are decimals with two places; inside they are thousandths. */
const odds = z.pipe(
  z.number(),
  z.transform((decimal) => Math.round(decimal * 1000)),
);

const pair = z.object({ id: z.int(), specifiers: z.string() });

const event = z.object({
  status: z.int(),
  match_status: z.int(),
  home: z.optional(z.int()),
  away: z.optional(z.int()),
  home_gamescore: z.optional(z.int()),
  away_gamescore: z.optional(z.int()),
  current_server: z.optional(z.int()),
  clock: z.optional(z.string()),
  /** Code of the period, its number, score of home and of away. */
  period_scores: z.optional(z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]))),
});

const checkpoint = z.object({
  after_line: z.int(),
  label: z.string(),
  event,
  producers: z.record(z.string(), z.enum(['up', 'down'])),
  markets: z.array(
    z.extend(pair, {
      status: z.int(),
      product: z.int(),
      outcomes: z.record(z.string(), z.object({ odds: z.nullable(odds), active: z.int() })),
      settled: z.record(z.string(), z.string()),
    }),
  ),
});

const bet = z.object({
  after_line: z.int(),
  placed_at: z.int(),
  market_id: z.int(),
  specifiers: z.string(),
  outcome_id: z.string(),
  odds,
  expected_result: z.string(),
  expected_payout_multiplier: z.number(),
});

const rejected = z.object({
  after_line: z.int(),
  market_id: z.int(),
  specifiers: z.string(),
  market_status: z.int(),
  producer: z.enum(['up', 'down']),
});

const expectedSchema = z.object({
  session: z.string(),
  event_id: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  kickoff_ms: z.int(),
  recovery_requests: z.array(
    z.object({ after_time: z.int(), product: z.int(), request_id: z.int() }),
  ),
  checkpoints: z.array(checkpoint),
  bets: z.array(bet),
  rejected_attempts: z.array(rejected),
  final: z.object({
    event,
    markets: z.array(
      z.extend(pair, { status: z.int(), outcomes: z.record(z.string(), z.string()) }),
    ),
    cancels: z.array(
      z.object({
        market_id: z.int(),
        specifiers: z.string(),
        start_time: z.optional(z.nullable(z.int())),
        end_time: z.optional(z.nullable(z.int())),
      }),
    ),
  }),
});

/** The recorded answers of a session. */
export type Expected = z.output<typeof expectedSchema>;
export type ExpectedEvent = z.output<typeof event>;
export type Checkpoint = z.output<typeof checkpoint>;
export type ExpectedBet = z.output<typeof bet>;
export type RejectedAttempt = z.output<typeof rejected>;

/** Reads a file of answers. Throws when it is none. */
export async function readExpected(path: string): Promise<Expected> {
  return expectedSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}
