import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** What somebody is told outside of the pages. A text message has no subject. */
export type Message =
  | { kind: 'mail'; recipient: string; subject: string; body: string }
  | { kind: 'sms'; recipient: string; body: string };

/** Leaves a message to be sent once the transaction commits; of what is rolled back nothing is sent. */
export async function postMessage(
  tx: Kysely<Database>,
  message: Message,
  now: Date,
): Promise<void> {
  const { kind, recipient, body } = message;
  const subject = message.kind === 'mail' ? message.subject : '';
  await tx
    .insertInto('messages')
    .values({ kind, recipient, subject, body, created_at: now, due_at: now, sent_at: null })
    .execute();
}
