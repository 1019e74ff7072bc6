import type { BetReply } from '@touchline/wire/bets';
import { userChannel } from '@touchline/wire/push/channels';
import type { PushEventSent } from '@touchline/wire/push/events';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';

type BetChanged = Extract<PushEventSent, { event_name: 'bet_changed' }>;

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
  if (bets.length === 0) return;
  const rows = bets.map(({ playerId, bet }) => {
    const event: BetChanged = { event_name: 'bet_changed', message: { bet } };
    return {
      channel: userChannel(playerId),
      event_name: event.event_name,
      message: JSON.stringify(event.message),
    };
  });
  await tx.insertInto('outbox').values(rows).execute();
}
