import { betNews } from '@touchline/domain/notifications/bet-news';
import type { Minor } from '@touchline/domain/money';
import type { BetWord } from '@touchline/domain/settlement/bet-words';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { NamedBonus } from '../../db/tables/notifications';
import { notify } from './notify';

/** A bet for which more or less is due than before. */
export interface SettledBet {
  betId: number;
  playerId: number;
  /** Counts from 1: the number of the posting that books it. */
  settlement: number;
  word: BetWord;
  /** What is paid for it now without what was paid for parts of it, and what of that is new; in subunits. */
  paid: Minor;
  moved: Minor;
  stake: Minor;
  currency: string;
  /** Its match, score and selection. */
  about: string;
  /** Why a leg of it is void, where an operator has said so. */
  reason?: string | undefined;
  bonus?: NamedBonus | undefined;
}

/** Tells the players of bets that were settled together; each settlement of a bet once. */
export async function notifySettled(
  tx: Transaction<Database>,
  bets: readonly SettledBet[],
  now: Date,
): Promise<void> {
  const notices = bets.map(({ playerId, ...bet }) => ({
    playerId,
    cause: `bet:${bet.betId}:${bet.settlement}`,
    facts: {
      type: 'bet' as const,
      betId: bet.betId,
      news: betNews(bet.word),
      again: bet.settlement > 1,
      paid: String(bet.paid),
      moved: String(bet.moved),
      stake: String(bet.stake),
      currency: bet.currency,
      about: bet.about,
      ...(bet.reason === undefined ? {} : { reason: bet.reason }),
      ...(bet.bonus && { bonus: bet.bonus }),
    },
  }));
  await notify(tx, notices, now);
}
