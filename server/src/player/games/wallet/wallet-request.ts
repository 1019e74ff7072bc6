import { type Minor, minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import * as z from 'zod';

/** Ids of a provider's own; no character in them means anything to us. */
const name = z.string().regex(/^[\w.:-]{1,64}$/);

/** An amount in subunits of the session's currency. */
const amount = z
  .int()
  .max(10 ** 12)
  .transform((count): Minor => minor(count));

const moving = {
  session_id: z.uuid(),
  transaction_id: name,
  round_id: name,
  currency: z.string().max(5),
};

/**
 * The bodies of a provider's requests. Each says which of them it is, because the signature is over the body: what was
 * signed for one door is refused at another.
 */
const REQUESTS = {
  session: z.strictObject({ request: z.literal('session'), token: z.string().min(1).max(100) }),
  balance: z.strictObject({ request: z.literal('balance'), session_id: z.uuid() }),
  debit: z.strictObject({
    request: z.literal('debit'),
    ...moving,
    amount: amount.refine((value) => value > 0n, 'a stake is above zero'),
  }),
  credit: z.strictObject({
    request: z.literal('credit'),
    ...moving,
    amount: amount.refine((value) => value >= 0n, 'a win is not below zero'),
    /** Nothing more comes of the round; a lost round is closed with a credit of nothing. */
    closes_round: z.boolean(),
  }),
  rollback: z.strictObject({
    request: z.literal('rollback'),
    session_id: z.uuid(),
    /** The transaction that never was; a rollback has no id of its own. */
    transaction_id: name,
  }),
} as const;

/** What a provider may ask for. */
export const REQUEST_KINDS = ['session', 'balance', 'debit', 'credit', 'rollback'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

export type RequestOf<Kind extends RequestKind> = z.output<(typeof REQUESTS)[Kind]>;

export type WalletRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];

/** Reads a body whose signature has been checked; refused with the name of the field that is at fault. */
export function parseRequest(
  kind: RequestKind,
  body: Buffer,
): Result<WalletRequest, { field: string; message: string }> {
  const parsed = REQUESTS[kind].safeParse(jsonOf(body.toString('utf8')));
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const field = ['body', ...(issue?.path ?? [])].join('.');
  return refused({ field, message: issue?.message ?? 'not usable' });
}

/** undefined is what no schema takes for an object. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
