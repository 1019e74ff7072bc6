import { BET_TYPE_WORDS, shownBetType } from '@touchline/domain/bets/bet-kind';
import { BET_FILTERS, BET_STATUSES, RESULT_FILTERS } from '@touchline/domain/bets/bet-status';
import * as z from 'zod/mini';
import { bet, BET_RESULTS, placementSent } from '../bets';
import { pagination } from '../catalogue';
import { defineCall, SPORTSBOOK_V3 } from './call';
import { flag, inPlacedOrder, listOf, numbers, placedWindow, wordsOf } from './filters';
import { betNumber, betNumbers } from './bet-number';
import { pageLimit, pageNumber } from './whole-number';

/** SPEC §7 POST /bets (v3): all bets are taken or none; a refusal is 422 with `errors_by_bet`. */
export const placeBets = defineCall({
  name: 'placeBets',
  summary: 'Place bets; sending the same placement id again answers with the first answer',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V3}/bets`,
  access: 'player',
  mayWait: true,
  body: placementSent,
  reply: z.object({ data: z.array(bet) }),
});

/** What bets are asked for by their type, by any word for it: a treble is asked for among combos. */
const betTypes = listOf((part) => {
  const word = BET_TYPE_WORDS.find((each) => each === part);
  return word && shownBetType(word);
});

/** What bets are asked for by their status: one of SPEC §3's filters or a status itself. */
const STATUS_WORDS = [...BET_FILTERS, ...BET_STATUSES] as const;

/** What bets are asked for by how they ended: one of SPEC §3's result filters or a result itself. */
const RESULT_WORDS = [...RESULT_FILTERS, ...BET_RESULTS] as const;

/**
 * SPEC §7 GET /bets (v3), newest first, at most 500 a page. Filters may be lists, joined by commas: a bet passes one
 * of them by any of its words.
 */
export const listBets = defineCall({
  name: 'listBets',
  summary: 'My bets',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V3}/bets`,
  access: 'player',
  query: z
    .object({
      status: z.optional(wordsOf(STATUS_WORDS)),
      result: z.optional(wordsOf(RESULT_WORDS)),
      type: z.optional(betTypes),
      /** Bets with a selection of one of these matches. */
      match_id: z.optional(numbers),
      /** These bets alone, by their ids or refs. */
      id: z.optional(betNumbers),
      /** Whether cashing it out pays anything, as the player was told last. */
      cashable: z.optional(flag),
      ...placedWindow,
      /**
       * Bets placed before this one, so that a list is read on from its last bet however long it is and whatever was
       * placed meanwhile; nothing when it is not the player's. `page` counts from there.
       */
      before: z.optional(betNumber),
      page: z.optional(pageNumber),
      limit: z.optional(pageLimit),
    })
    .check(inPlacedOrder),
  reply: z.object({ data: z.array(bet), pagination }),
});

/** How many bets there are behind every tab and filter of the history, in the time that is asked for. */
export const countBets = defineCall({
  name: 'countBets',
  summary: 'How many bets I have, by status and by result',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V3}/bets/counters`,
  access: 'player',
  query: z.object({ type: z.optional(betTypes), ...placedWindow }).check(inPlacedOrder),
  reply: z.object({
    data: z.object({
      all: z.int(),
      open: z.int(),
      settled: z.int(),
      /** The open ones that can be cashed out now. */
      cashable: z.int(),
      /** By every word that `result` of the list takes. */
      results: z.record(z.enum(RESULT_WORDS), z.int()),
    }),
  }),
});

/** One bet of the player's; 404 when it is another's or there is none. */
export const getBet = defineCall({
  name: 'getBet',
  summary: 'One of my bets, by its id or its ref',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V3}/bets/:id`,
  access: 'player',
  params: z.object({ id: betNumber }),
  reply: z.object({ data: bet }),
});
