import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import * as z from 'zod/mini';
import { amount } from '../money';
import { defineCall, OPERATOR_API } from './call';
import { moment } from './filters';
import { reason, text } from './operator-markets';

const number = z.int().check(z.minimum(1), z.maximum(999_999_999));
const instant = z.pipe(
  moment,
  z.transform((said) => new Date(said)),
);

type Sent = { placed_from?: Date; placed_to?: Date };

const outcome = z.object({
  dry_run: z.boolean(),
  /** How many bets have a leg that becomes void, and how many of them were paid already. */
  bets: z.int(),
  settled_bets: z.int(),
  stakes: z.array(
    z.object({ currency: z.string(), subunits: z.int(), bets: z.int(), stake: amount }),
  ),
  /** The first thousand of them. */
  listed: z.array(
    z.object({
      bet_id: z.int(),
      player_id: z.int(),
      outcome_id: z.string(),
      /** Of the leg, in thousandths. */
      odds: z.int(),
      currency: z.string(),
      stake: amount,
      placed_at: z.string(),
    }),
  ),
});

/**
 * The obvious-error rule: legs that were taken at a price that was wrong become void, whatever the result, and their
 * players are told why. 404 when there is no such match, 409 when the same was decided before or nothing fits.
 */
export const voidPriceError = defineCall({
  name: 'voidPriceError',
  summary: 'Make legs void that were taken at a price that was wrong',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/price-errors`,
  access: 'operator',
  body: z
    .object({
      match_id: number,
      market_id: number,
      specifier: z.optional(z.pipe(text(300), z.transform(canonicalSpecifier))),
      /** Left out, every outcome of the line. */
      outcome_id: z.nullish(text(100).check(z.minLength(1))),
      /** Both inclusive. */
      placed_from: instant,
      placed_to: instant,
      /** Only legs at these odds or higher, in thousandths. */
      odds_from: z.nullish(z.int().check(z.minimum(1000), z.maximum(1_000_000_000))),
      /** Players read it. */
      reason: reason.check(z.minLength(1)),
      dry_run: z.optional(z.boolean()),
    })
    .check(
      z.refine<Sent>(({ placed_from: from, placed_to: to }) => !(Number(from) > Number(to)), {
        path: ['placed_to'],
        error: 'is before placed_from',
      }),
    ),
  reply: z.object({ data: outcome }),
});

export type PriceErrorOutcome = z.input<typeof outcome>;
