import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import * as z from 'zod/mini';
import { amount } from '../money';
import { defineCall, OPERATOR_API } from './call';
import { moment } from './filters';
import { wholeNumberFrom } from './whole-number';

const numbered = z.object({ id: wholeNumberFrom(1, 999_999_999) });

/** What people read on one line. */
export const text = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u, 'has signs that control'));

/** Why an operator does something, for the log. */
export const reason = text(500);

/** A moment with its zone. */
const instant = z.pipe(
  moment,
  z.transform((said) => new Date(said)),
);

type Sent = { placed_from?: Date | null | undefined; placed_to?: Date | null | undefined };

/** Which bets are meant: those on a line, or on all lines of a market, placed in a time. */
const voided = z
  .object({
    /** The feed's number of a market, such as 1 for who wins. */
    market_id: z.int().check(z.minimum(1), z.maximum(999_999_999)),
    /** One line, such as `total=2.5`, and the empty string where a market has one; left out, all lines of the market. */
    specifier: z.nullish(z.pipe(text(300), z.transform(canonicalSpecifier))),
    /** Both inclusive; without either the line itself ends, as when a feed cancels it. */
    placed_from: z.nullish(instant),
    placed_to: z.nullish(instant),
    /** Only says what would happen. */
    dry_run: z.optional(z.boolean()),
    reason: z.optional(reason),
  })
  .check(
    z.refine<Sent>(
      ({ placed_from: from, placed_to: to }) => !from || !to || from.getTime() <= to.getTime(),
      { path: ['placed_to'], error: 'is before placed_from' },
    ),
  );

const outcome = z.object({
  match_id: z.int(),
  market_id: z.int(),
  /** The lines that become void, or are not any more. */
  specifiers: z.array(z.string()),
  placed_from: z.nullable(z.string()),
  placed_to: z.nullable(z.string()),
  dry_run: z.boolean(),
  /** The bets with a leg on these lines that were placed in this time, taken and not rejected; paid ones too. */
  bets: z.int(),
  /** Of these, how many were paid already and will be paid anew. */
  settled_bets: z.int(),
  stakes: z.array(
    z.object({ currency: z.string(), subunits: z.int(), bets: z.int(), stake: amount }),
  ),
});

/** 404 when there is no such match or no such line; 409 when all of it is void already. */
export const voidMarket = defineCall({
  name: 'voidMarket',
  summary: 'Make bets on a market void, as when a feed cancels it',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/matches/:id/void`,
  access: 'operator',
  params: numbered,
  body: voided,
  reply: z.object({ data: outcome }),
});

/** Takes back what is void for exactly these times; 404 when there is no such match, 409 when nothing is void then. */
export const unvoidMarket = defineCall({
  name: 'unvoidMarket',
  summary: 'Take back that bets on a market are void',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/matches/:id/unvoid`,
  access: 'operator',
  params: numbered,
  body: voided,
  reply: z.object({ data: outcome }),
});

export type VoidOutcome = z.input<typeof outcome>;
