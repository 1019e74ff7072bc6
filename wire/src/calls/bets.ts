import * as z from 'zod/mini';
import { bet, placementSent } from '../bets';
import { pagination } from '../catalogue';
import { defineCall, SPORTSBOOK_V3 } from './call';
import { pageLimit, pageNumber } from './whole-number';

/** SPEC §7 POST /bets (v3): all bets are taken or none; a refusal is 422 with `errors_by_bet`. */
export const placeBets = defineCall({
  name: 'placeBets',
  summary: 'Place bets; sending the same placement id again answers with the first answer',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V3}/bets`,
  access: 'player',
  body: placementSent,
  reply: z.object({ data: z.array(bet) }),
});

/** SPEC §7 GET /bets (v3), newest first, at most 500 a page. */
export const listBets = defineCall({
  name: 'listBets',
  summary: 'My bets',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V3}/bets`,
  access: 'player',
  query: z.object({
    status: z.optional(z.enum(['all', 'open', 'settled'])),
    page: z.optional(pageNumber),
    limit: z.optional(pageLimit),
  }),
  reply: z.object({ data: z.array(bet), pagination }),
});
