import { userChannel } from '@touchline/wire/push/channels';
import type { PushEventSent } from '@touchline/wire/push/events';
import { sql, type Transaction } from 'kysely';
import { PREPARED } from './prepared';
import type { Database } from './schema';
import { command, run, type Statement } from './statements';

/** An event, and the player whose pages are told of it. */
export type Told = readonly [playerId: number, event: PushEventSent];

/** Tells players' pages (SPEC §4 "Events"), in this order, once the transaction commits; of what is rolled back, nothing. */
export async function tellPlayers(tx: Transaction<Database>, told: readonly Told[]): Promise<void> {
  if (told.length > 0) await run(tx, playersTold(told));
}

/** The statement of it. */
export function playersTold(told: readonly Told[]): Statement<void> {
  const rows = told.map(([playerId, { event_name, message }], place) => ({
    place,
    channel: userChannel(playerId),
    event_name,
    message,
  }));
  return command(sql`${PREPARED}
    insert into outbox (channel, event_name, message)
    select channel, event_name, message
    from json_to_recordset(${JSON.stringify(rows)}::json) told (
      place integer, channel text, event_name text, message json)
    order by place
  `);
}
