import { BET_STATUSES } from '@touchline/domain/bets/bet-status';
import * as z from 'zod/mini';
import { bet, placementMeta } from '../bets';
import { pagination } from '../catalogue';
import { betLiability } from '../errors';
import { defineCall, OPERATOR_API } from './call';
import { inPlacedOrder, numbers, placedWindow, wordsOf } from './filters';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

/** The largest number that a row of ours can have within nine digits. */
const LAST = 999_999_999;

const numbered = z.object({ id: wholeNumberFrom(1, LAST) });

const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

/** A bet, whose it is, and how it was placed: null of bets of a time when that was not kept. */
const playersBet = z.object({ player_id: z.int(), bet, meta: z.nullable(placementMeta) });

/**
 * All players' bets, the earliest first. Without `status` those that wait for a decision are meant, or, where a player,
 * a match or a bet is named, those of every status.
 */
export const listPlayersBets = defineCall({
  name: 'listPlayersBets',
  summary:
    'Bets of all players, by status, player, match and time; without any, those to decide on',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/bets`,
  access: 'operator',
  query: z
    .object({
      status: z.optional(wordsOf(BET_STATUSES)),
      player_id: z.optional(numbers),
      /** Bets with a selection of one of these matches. */
      match_id: z.optional(numbers),
      /** These bets alone. */
      id: z.optional(numbers),
      ...placedWindow,
      ...paged,
    })
    .check(inPlacedOrder),
  reply: z.object({ data: z.array(playersBet), pagination }),
});

/**
 * Takes a VIP's bet at the odds it was placed at (SPEC §4); 409 when it is decided or a leg has ended. One that takes an
 * event over the most that it may cost is refused with `exposure_exceeded` and the figures, unless it is forced.
 */
export const approveBet = defineCall({
  name: 'approveBet',
  summary: 'Take a bet that waits for a decision, or see what its events would cost',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/bets/:id/approve`,
  access: 'operator',
  params: numbered,
  body: z.object({
    force: z._default(z.boolean(), false),
    /** Only says what it would do; it does not have to be forced then. */
    dry_run: z._default(z.boolean(), false),
  }),
  reply: z.object({
    data: z.extend(playersBet, {
      dry_run: z.boolean(),
      /** Of each of its events. */
      liability: z.array(betLiability),
    }),
  }),
});

/** Gives the stake of a VIP's bet back (SPEC §4); 409 when it was approved or rejected before. */
export const rejectBet = defineCall({
  name: 'rejectBet',
  summary: 'Reject a bet that waits for a decision',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/bets/:id/reject`,
  access: 'operator',
  params: numbered,
  reply: z.object({ data: playersBet }),
});
