import { betOfRef } from '@touchline/domain/bets/bet-ref';
import * as z from 'zod/mini';
import { listOf } from './filters';

export { LAST_BET } from '@touchline/domain/bets/bet-ref';

/** A bet's id, or its `ref`. */
export const betNumber = z.pipe(
  z.string().check(z.regex(/^(?:\d{1,10}|B[0-9A-Z]{7,10})$/i)),
  z.transform((text: string, context) => {
    const id = betOfRef(text);
    if (id !== null) return id;
    context.issues.push({ code: 'custom', message: 'Invalid bet', input: text });
    return z.NEVER;
  }),
);

/** Ids or refs of bets, joined by commas. */
export const betNumbers = listOf((part) => betOfRef(part) ?? undefined);
