import * as z from 'zod/mini';
import { bet } from '../bets';
import { stakeAmount } from '../money';
import { LAST_BET } from './bet-number';
import { defineCall, SPORTSBOOK_V2 } from './call';

/**
 * Sets what is cashed out of a bet by itself once its offer for all that is left reaches `value`; another wish takes its
 * place. A wish that cannot come true, or that the offer of now fulfils already, is a 422 with the reason. Another's bet
 * is a 404. Amounts are in subunits.
 */
export const setAutoCashout = defineCall({
  name: 'setAutoCashout',
  summary: 'Cash out a bet, or a share of it, once its offer reaches a value',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/auto-cashout`,
  access: 'player',
  body: z.object({
    bet_id: z.int().check(z.positive(), z.maximum(LAST_BET)),
    value: stakeAmount,
    /** In hundredths of what is left. */
    share: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  reply: z.object({ data: bet }),
});

/** Takes that back; a bet without one is answered as it is. Another's bet is a 404. */
export const removeAutoCashout = defineCall({
  name: 'removeAutoCashout',
  summary: 'No longer cash a bet out by itself',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/auto-cashout/remove`,
  access: 'player',
  body: z.object({ bet_id: z.int().check(z.positive(), z.maximum(LAST_BET)) }),
  reply: z.object({ data: bet }),
});
