import type { BetReply } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import { tellPlayers, type Told } from '../../db/outbox';
import type { Database } from '../../db/schema';

/** A bet, and whose it is. */
export interface OwnedBet {
  playerId: number;
  bet: BetReply;
}

/** Tells players' pages how bets stand now (SPEC §4 "Events"), once the transaction commits. */
export async function announceBets(
  tx: Transaction<Database>,
  bets: readonly OwnedBet[],
): Promise<void> {
  await tellPlayers(tx, bets.map(betChanged));
}

/** What the pages of a player are told of a bet. */
export function betChanged({ playerId, bet }: OwnedBet): Told {
  return [playerId, { event_name: 'bet_changed', message: { bet } }];
}
