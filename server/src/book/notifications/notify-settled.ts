import { betNews } from '@touchline/domain/notifications/bet-news';
import type { Minor } from '@touchline/domain/money';
import type { BetWord } from '@touchline/domain/settlement/bet-words';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { notify } from './notify';

/** A bet for which more or less is due than before. */
export interface SettledBet {
  betId: number;
  playerId: number;
  /** Counts from 1: the number of the posting that books it. */
  settlement: number;
  word: BetWord;
  /** All that is paid for it now, in subunits. */
  paid: Minor;
  currency: string;
}

/** Tells the players of bets that were settled together; each settlement of a bet once. */
export async function notifySettled(
  tx: Transaction<Database>,
  bets: readonly SettledBet[],
  now: Date,
): Promise<void> {
  const notices = bets.map(({ betId, playerId, settlement, word, paid, currency }) => ({
    playerId,
    cause: `bet:${betId}:${settlement}`,
    facts: {
      type: 'bet' as const,
      betId,
      news: betNews(word),
      again: settlement > 1,
      paid: String(paid),
      currency,
    },
  }));
  await notify(tx, notices, now);
}
