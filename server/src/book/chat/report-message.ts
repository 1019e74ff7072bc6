import type { ReportReason } from '@touchline/wire/chat';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Why a report is not taken: there is no such message, or it is the player's own. */
export type NoReport = 'no_message' | 'own';

/** Tells the operator about a message. The same player's second report is answered like the first. */
export async function reportMessage(
  db: Kysely<Database>,
  { id, playerId, reason }: { id: number; playerId: number; reason: ReportReason },
  now: Date,
): Promise<NoReport | null> {
  const message = await db
    .selectFrom('chat_messages')
    .select(['player_id', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message) return 'no_message';
  if (message.player_id === playerId) return 'own';
  if (message.removed_at !== null) return null;
  await db
    .insertInto('chat_reports')
    .values({ message_id: id, player_id: playerId, reason, reported_at: now })
    .onConflict((conflict) => conflict.columns(['message_id', 'player_id']).doNothing())
    .execute();
  return null;
}
