import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { defineCall, OPERATOR_API } from './call';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

/** A word of an action, or a name as `x-operator` has it. */
const named = z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/, 'is not a name of 1 to 100 signs'));

/** Every decision: who, when and what, the newest first. Each holds the hash of the one before. */
export const listDecisions = defineCall({
  name: 'listDecisions',
  summary: 'What operators have decided, in a log that is only ever added to',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/log`,
  access: 'operator',
  query: z.object({
    action: z.optional(named),
    operator: z.optional(named),
    player_id: z.optional(wholeNumberFrom(1, 999_999_999)),
    page: z.optional(pageNumber),
    limit: z.optional(pageLimit),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        /** Counts from 1 without gaps. */
        id: z.int(),
        at: z.string(),
        operator: z.string(),
        action: z.string(),
        player_id: z.nullable(z.int()),
        bet_id: z.nullable(z.int()),
        details: z.record(z.string(), z.unknown()),
        /** Of the row before; sixty-four zeros in the first. */
        previous_hash: z.string(),
        /** Sha-256 in hexadecimal. */
        hash: z.string(),
      }),
    ),
    pagination,
  }),
});

/** Walks the whole log. What it answers is worth keeping elsewhere: nobody can rewrite a log that was told to others. */
export const verifyLog = defineCall({
  name: 'verifyLog',
  summary: 'Whether the log of decisions is as it was written',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/log/verify`,
  access: 'operator',
  reply: z.object({
    data: z.union([
      z.object({ ok: z.literal(true), count: z.int(), hash: z.string() }),
      z.object({
        ok: z.literal(false),
        /** The number of the first row that is wrong. */
        row: z.int(),
        why: z.enum(['changed_content', 'missing_row', 'extra_row', 'wrong_link']),
      }),
    ]),
  }),
});
