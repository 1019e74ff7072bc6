import * as z from 'zod/mini';
import { BET_WORDS } from '@touchline/domain/settlement/bet-words';
import { LEG_RESULTS } from '@touchline/domain/settlement/leg-result';
import { BET_RESULTS } from '../bets';
import { money } from '../money';
import { betNumber } from './bet-number';
import { defineCall, SPORTSBOOK_V3 } from './call';

const at = z.string();

/** Something that became of a bet. Moments are ISO 8601. */
export const betEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('placed'), at }),
  z.object({ type: z.literal('accepted'), at }),
  z.object({ type: z.literal('rejected'), at }),
  z.object({
    type: z.literal('leg'),
    at,
    selection_id: z.int(),
    /** `no_results` where a result was taken back. */
    result: z.enum(LEG_RESULTS),
  }),
  z.object({
    type: z.literal('cashed_out'),
    at,
    stake: money,
    paid: money,
    /** The stake that went on. */
    left: money,
    /** Whether it came of a standing wish. */
    is_auto: z.boolean(),
  }),
  z.object({
    type: z.literal('settled'),
    at,
    result: z.enum(BET_RESULTS),
    /** What it came to in a word, by what it paid beside its stake. */
    word: z.enum(BET_WORDS),
    /** All that was paid for the bet by then. */
    paid: money,
    /** What of that was paid at this moment; below zero what was taken back. */
    moved: money,
    /** Whether it had been settled otherwise before. */
    again: z.boolean(),
  }),
  z.object({ type: z.literal('reopened'), at, moved: money }),
]);

/** What became of one of the player's bets, the earliest first; 404 when it is another's or there is none. */
export const getBetHistory = defineCall({
  name: 'getBetHistory',
  summary: 'What became of one of my bets, step by step',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V3}/bets/:id/history`,
  access: 'player',
  params: z.object({ id: betNumber }),
  reply: z.object({ data: z.array(betEvent) }),
});

export type BetEvent = z.output<typeof betEvent>;
export type BetEventReply = z.input<typeof betEvent>;
