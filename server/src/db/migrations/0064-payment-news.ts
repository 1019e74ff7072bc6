import { type Kysely, sql } from 'kysely';

/**
 * What players are to be told of payments commits with its cause, and is told by a job. Deposits that have expired are
 * still asked about for a while, since their payment may have come without a word of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_news (
      id integer generated always as identity primary key,
      payment_id uuid not null,
      player_id integer not null references players,
      news jsonb not null,
      due_at timestamptz not null
    );
    create index payment_news_due on payment_news (due_at);
    drop index deposits_to_poll;
    create index deposits_to_poll on deposits (poll_at) where state in ('pending', 'error', 'expired');
  `.execute(db);
}
