import type { Bet } from '@touchline/wire/bets';
import type * as z from 'zod/mini';
import type { storedLastBets } from './last-bets-schema';
import { keptLastBets } from './local-keys';

/** What somebody looks up without a connection is among the newest. */
const MOST = 30;

/** The bets of a player as they were last seen, for when there is no connection. */
export type LastBets = z.output<typeof storedLastBets>;

/** Keeps the open bets of a player in this browser, the newest of them, in place of those before. */
export function keepLastBets(playerId: number, at: number, bets: readonly Bet[]): void {
  const shown = bets.slice(0, MOST).map((bet) => ({
    id: bet.id,
    type: bet.type,
    odds: bet.remaining.odds ?? bet.odds,
    stake: bet.remaining.stake.value,
    win: bet.remaining.win.value,
    currency: bet.stake.currency,
    subunits: bet.stake.subunits,
    selections: bet.selections.map(({ match, market, outcome, odds }) => ({
      event: match.name ?? `${match.home} – ${match.away}`,
      market: market.name,
      outcome: outcome.name,
      odds,
    })),
  }));
  keptLastBets.write({ playerId, at, bets: shown });
}

/** What was kept; null where nothing was, or nobody may see it any more. */
export function lastBets(): LastBets | null {
  return keptLastBets.read();
}

/** The player has signed out, or another one is here: nobody sees them any more. */
export function forgetLastBets(): void {
  keptLastBets.write(null);
}
