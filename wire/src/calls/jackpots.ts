import * as z from 'zod/mini';
import { notUsable } from '../bonuses';
import { pagination } from '../catalogue';
import { jackpot, jackpotHit, jackpotProof } from '../jackpots';
import { amount, currencyCode } from '../money';
import { betOnSlip } from './bonuses';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { flag, wordsOf } from './filters';
import { MOST_ROWS, pageLimit, pageNumber, wholeNumber, wholeNumberFrom } from './whole-number';

/** How many hits are listed unless said (SPEC §9). */
export const USUAL_HITS = 10;

/** What anyone may see of payouts (SPEC §7 "/jackpot-hits"). */
export const PUBLIC_PAYOUTS = ['approved', 'paid'] as const;

/** SPEC §7 GET /jackpots: those that run or are going to, the newest first. Without the flag `jackpots` there are none. */
export const getJackpots = defineCall({
  name: 'getJackpots',
  summary: 'Jackpots with their pools',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/jackpots`,
  access: 'anyone',
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(jackpot), pagination }),
});

const named = { id: z.int(), name: z.string() };

/** SPEC §7 POST /jackpots: which jackpots the slip feeds, for each of its bets in their order. */
export const jackpotsOnSlip = defineCall({
  name: 'jackpotsOnSlip',
  summary: 'Which jackpots these bets feed, with how much, and why not the others',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/jackpots`,
  access: 'anyone',
  body: z.object({ bets: z.array(betOnSlip).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({
    data: z.array(
      z.object({
        fed: z.array(
          z.object({
            ...named,
            currency: currencyCode,
            /** What the stake gives to each level, in subunits of the jackpot's currency; without a stake nothing. */
            levels: z.array(z.object({ code: z.string(), contribution: amount })),
          }),
        ),
        not_fed: z.array(
          z.object({
            ...named,
            /** The codes of `not_usable` bonuses, or `freebet`: only the player's own money feeds jackpots. */
            code: notUsable.shape.code,
            selections: notUsable.shape.selections,
            missing: notUsable.shape.missing,
            most: notUsable.shape.most,
          }),
        ),
      }),
    ),
  }),
});

const one = z.object({ id: wholeNumber });

/** One of them, also after it has ended; 404 when there is none. */
export const getJackpot = defineCall({
  name: 'getJackpot',
  summary: 'A jackpot with its pools',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/jackpots/:id`,
  access: 'anyone',
  params: one,
  reply: z.object({ data: jackpot }),
});

/** SPEC §7 GET /jackpot-hits, the newest first. */
export const listJackpotHits = defineCall({
  name: 'listJackpotHits',
  summary: 'Hits of jackpots whose payout is approved',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/jackpot-hits`,
  access: 'anyone',
  query: z.object({
    jackpot_id: z.optional(wholeNumber),
    /** 10 unless said. */
    limit: z.optional(wholeNumberFrom(1, MOST_ROWS)),
    /** Both unless said. */
    status: z.optional(wordsOf(PUBLIC_PAYOUTS)),
    /** The caller's own; a visitor has none. */
    for_user: z.optional(flag),
    /** The caller's own that were not marked as seen, or all others. */
    unseen: z.optional(flag),
  }),
  reply: z.object({ data: z.array(jackpotHit) }),
});

/** 404 when there is no such hit, or nobody has approved it. */
export const getJackpotProof = defineCall({
  name: 'getJackpotProof',
  summary: 'What it takes to check a hit',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/jackpot-hits/:id/proof`,
  access: 'anyone',
  params: one,
  reply: z.object({ data: jackpotProof }),
});
