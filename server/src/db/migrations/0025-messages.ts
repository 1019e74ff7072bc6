import { type Kysely, sql } from 'kysely';

/**
 * Mails and text messages to players, written in the transaction of their cause and sent after it. Their texts hold links
 * that open accounts, so they are kept only until they are sent, or, where nobody sends them, for the outbox page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('mail', 'sms')),
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz
    );
    create index messages_to_send on messages (due_at) where sent_at is null;
  `.execute(db);
}
