import * as z from 'zod/mini';
import { bet } from '../bets';
import { money, stakeAmount } from '../money';
import { LAST_BET } from './bet-number';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** A part of a bet: the stake that is given up, or the least that is paid for what has to be given up. */
const part = z.union([
  z.strictObject({ stake: stakeAmount }),
  z.strictObject({ paid: stakeAmount }),
]);

/** Several equal parts of a bet may be wanted, so that a repeat is known by its id alone. */
const partHasId = z.refine<{ part?: unknown; cashout_id?: unknown }>(
  ({ part: wished, cashout_id: id }) => wished === undefined || id !== undefined,
  { path: ['cashout_id'], error: 'a part of a bet is cashed out under an id' },
);

/**
 * SPEC §7 POST /bets/cashout. `to_cashout` is the value that the player saw, for all that is left of the bet: when it is
 * lower now, or there is none, that is a 422 with the value of now and the reason. The same id again is answered with
 * what was paid under it; with another wish it is a 409. Another's bet is a 404. Amounts are in subunits.
 *
 * Where an open selection is in play the answer comes after its sport's live delay, and the value at its end counts;
 * until then the bet is `cashout_in_progress`. Where too many wait, or the server stops, it is a 503 and nothing is paid.
 */
export const cashout = defineCall({
  name: 'cashout',
  summary: 'Cash out a bet or a part of it; the same cash-out id again pays once',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/cashout`,
  access: 'player',
  mayWait: true,
  body: z
    .object({
      bet_id: z.int().check(z.positive(), z.maximum(LAST_BET)),
      to_cashout: stakeAmount,
      /** Left out, all that is left of the bet. */
      part: z.optional(part),
      cashout_id: z.optional(z.uuid()),
    })
    .check(partHasId),
  reply: z.object({ data: z.object({ bet, paid: money }) }),
});
