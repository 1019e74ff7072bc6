import { type Kysely, sql } from 'kysely';

/**
 * An account is opened by a link in a mail, and locked after failures in a row; accounts from before count as confirmed.
 * Of a link only the hash of its token is kept, and one of each purpose for a player. Mails are counted by the hash of
 * their address, whether or not it has an account: what is written must not tell, and the addresses of strangers are
 * not ours to keep. A message that was given up is no longer looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players
      add column confirmed_at timestamptz,
      add column failed_sign_ins integer not null default 0,
      add column locked_until timestamptz;
    update players set confirmed_at = now();
    create table account_tokens (
      token_hash bytea primary key,
      player_id integer not null references players,
      purpose text not null check (purpose in ('confirmation', 'password', 'unlock')),
      expires_at timestamptz not null,
      unique (player_id, purpose)
    );
    create table account_mails (
      address_hash bytea not null,
      kind text not null,
      since timestamptz not null,
      count integer not null,
      primary key (address_hash, kind)
    );
    create index account_mails_by_age on account_mails (since);
    alter table messages add column failed_at timestamptz;
    drop index messages_to_send;
    create index messages_to_send on messages (due_at) where sent_at is null and failed_at is null;
  `.execute(db);
}
