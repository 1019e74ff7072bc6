import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { minor } from '@touchline/domain/money';
import { restored } from '@touchline/domain/slip/place';
import { selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import { currencyCode, oddsValue } from '@touchline/wire/money';
import { matchStatus } from '@touchline/wire/catalogue';
import * as z from 'zod/mini';
import { slipStore } from './slip';
import { readStored, writeStored } from './storage';

const KEY = 'bets';

const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,30}$/)),
  z.transform((digits: string) => minor(BigInt(digits))),
);

const key = z.string() as unknown as z.ZodMiniType<OutcomeKey, string>;

const selection = z.object({
  key,
  matchId: z.int(),
  matchUrnId: z.string(),
  matchSlug: z.string(),
  matchStatus,
  provider: z.string(),
  sportKey: z.string(),
  home: z.string(),
  away: z.string(),
  tournament: z.string(),
  marketId: z.int(),
  marketName: z.string(),
  specifier: z.string(),
  outcomeId: z.string(),
  outcomeName: z.string(),
  odds: oddsValue,
  acceptedOdds: oddsValue,
  initialOdds: oddsValue,
  isSuspended: z.boolean(),
  isChanged: z.boolean(),
  isNotAvailable: z.boolean(),
});

const bet = z.object({
  kind: z.object({ type: z.enum(['single', 'combo']) }),
  stake: z.discriminatedUnion('source', [
    z.object({ source: z.literal('stake'), amount }),
    z.object({ source: z.literal('sharing'), amount }),
    z.object({ source: z.literal('potentialWin'), amount, win: amount }),
  ]),
  selections: z.array(selection).check(z.minLength(1)),
  refused: z.nullable(
    z.object({
      code: z.int(),
      message: z.string(),
      selections: z.array(key),
      limit: z.nullable(amount),
    }),
  ),
  taken: z.nullable(
    z.object({
      betId: z.int(),
      status: z.string(),
      isVip: z.boolean(),
      stake: amount,
      win: amount,
      odds: z.array(oddsValue),
    }),
  ),
});

const storedSlip = z.object({
  ticket: z.enum(['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'SUCCESS', 'ERROR']),
  currency: currencyCode,
  bets: z.array(bet),
  error: z.nullable(z.object({ code: z.union([z.int(), z.string()]), message: z.string() })),
  placement: z.nullable(
    z.object({
      id: z.uuid(),
      currency: currencyCode,
      acceptMode: z.enum(['none', 'higher', 'any']),
      bets: z.array(bet).check(z.minLength(1)),
    }),
  ),
});

let keysFound: ReadonlySet<OutcomeKey> = new Set();

/** Whether an outcome came onto the slip from storage: it may have gone since it was stored. */
export function cameFromStorage(key: OutcomeKey): boolean {
  return keysFound.has(key);
}

/**
 * Takes the slip of this tab out of storage and keeps it there from now on. Called once the page
 * stands, so that what the server rendered is not contradicted. Returns how to stop.
 */
export function keepSlip(): () => void {
  const found: Slip | null = readStored('session', KEY, storedSlip);
  if (found && slipStore.getState().bets.length === 0) {
    slipStore.setState(restored(found), true);
    keysFound = new Set(selectionsOf(found).map((each) => each.key));
  }
  return slipStore.subscribe((slip) => writeStored('session', KEY, slip));
}
