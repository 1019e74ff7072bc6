import { BET_TYPES } from '@touchline/domain/bets/bet-kind';
import { minor } from '@touchline/domain/money';
import type { Bet } from '@touchline/wire/bets';
import { currencyCode, oddsValue } from '@touchline/wire/money';
import * as z from 'zod/mini';
import { readStored, writeStored } from './storage';

const KEY = 'lastBets';
/** What somebody looks up without a connection is among the newest. */
const MOST = 30;

const kept = z.object({
  playerId: z.int(),
  /** When they were loaded, in ms since epoch. */
  at: z.int(),
  bets: z.array(
    z.object({
      id: z.int(),
      type: z.enum(BET_TYPES),
      odds: oddsValue,
      stake: z.pipe(
        z.string().check(z.regex(/^\d{1,30}$/)),
        z.transform((digits: string) => minor(BigInt(digits))),
      ),
      win: z.pipe(
        z.string().check(z.regex(/^\d{1,30}$/)),
        z.transform((digits: string) => minor(BigInt(digits))),
      ),
      currency: currencyCode,
      subunits: z.int(),
      selections: z.array(
        z.object({ event: z.string(), market: z.string(), outcome: z.string(), odds: oddsValue }),
      ),
    }),
  ),
});

/** The bets of a player as they were last seen, for when there is no connection. */
export type LastBets = z.output<typeof kept>;

/** Keeps the open bets of a player in this browser, the newest of them, in place of those before. */
export function keepLastBets(playerId: number, at: number, bets: readonly Bet[]): void {
  const shown = bets.slice(0, MOST).map((bet) => ({
    id: bet.id,
    type: bet.type,
    odds: bet.odds,
    stake: bet.stake.value,
    win: bet.win_amount.value,
    currency: bet.stake.currency,
    subunits: bet.stake.subunits,
    selections: bet.selections.map(({ match, market, outcome, odds }) => ({
      event: match.name ?? `${match.home} – ${match.away}`,
      market: market.name,
      outcome: outcome.name,
      odds,
    })),
  }));
  writeStored('local', KEY, { playerId, at, bets: shown });
}

/** What was kept; null where nothing was, or nobody may see it any more. */
export function lastBets(): LastBets | null {
  return readStored('local', KEY, kept);
}

/** The player has signed out, or another one is here: nobody sees them any more. */
export function forgetLastBets(): void {
  writeStored('local', KEY, null);
}
