import { type Kysely, sql } from 'kysely';

/**
 * What players say about matches, who of them may not, and streams that operators add (docs/decisions/0031). Messages go
 * with time; who has said one is never told to others, so each player has a number of their own in each room.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_speakers (
      match_id integer not null references matches,
      player_id integer not null references players,
      number integer not null,
      primary key (match_id, player_id),
      unique (match_id, number)
    );
    create table chat_messages (
      id integer generated always as identity primary key,
      match_id integer not null references matches,
      player_id integer not null references players,
      speaker integer not null,
      name text,
      text text not null,
      sent_at timestamptz not null,
      request_id uuid not null,
      removed_at timestamptz,
      removed_by text,
      unique (player_id, request_id)
    );
    create index chat_messages_by_room on chat_messages (match_id, id);
    create index chat_messages_by_player on chat_messages (player_id, sent_at);
    create index chat_messages_by_age on chat_messages (sent_at);
    create table chat_reports (
      message_id integer not null references chat_messages on delete cascade,
      player_id integer not null references players,
      reason text not null check (reason in ('insult', 'spam', 'other')),
      reported_at timestamptz not null,
      primary key (message_id, player_id)
    );
    create table chat_bans (
      player_id integer primary key references players,
      banned_at timestamptz not null,
      banned_by text not null,
      until timestamptz,
      reason text not null
    );
    create table match_streams (
      id integer generated always as identity primary key,
      match_id integer not null references matches,
      url text not null,
      name text,
      countries text[],
      added_at timestamptz not null,
      added_by text not null,
      unique (match_id, url)
    );
  `.execute(db);
}
