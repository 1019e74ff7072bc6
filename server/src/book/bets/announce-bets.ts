import type { BetReply } from '@touchline/wire/bets';
import { userChannel } from '@touchline/wire/push/channels';
import type { PushEventSent } from '@touchline/wire/push/events';
import { sql, type Transaction } from 'kysely';
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
  const name: BetChanged['event_name'] = 'bet_changed';
  const channels = bets.map(({ playerId }) => userChannel(playerId));
  const messages = bets.map(({ bet }) => JSON.stringify({ bet } satisfies BetChanged['message']));
  await sql`
    insert into outbox (channel, event_name, message)
    select channel, ${name}, message::jsonb from unnest(${channels}::text[], ${messages}::text[]) told (channel, message)
  `.execute(tx);
}
