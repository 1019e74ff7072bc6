import { type Kysely, sql } from 'kysely';

const PLAYERS = sql`
  alter table sessions
    add column id uuid not null default gen_random_uuid(),
    add column ip text;
  create index sessions_by_player on sessions (player_id);
  create index sessions_by_id on sessions (id);

  alter table players
    add column mobile_phone text,
    add column auth_phone_number text,
    add column statuses text[] not null default '{}',
    add column verification text not null default 'none' check (verification in ('none', 'verified')),
    add column verified_at timestamptz;
  create unique index players_by_auth_phone on players (auth_phone_number);

  create table phone_codes (
    player_id integer primary key references players,
    number text not null,
    code_hash bytea not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null
  );
  create table phone_texts (
    id bigint generated always as identity primary key,
    player_id integer not null references players,
    number text not null,
    sent_at timestamptz not null
  );
  create index phone_texts_by_player on phone_texts (player_id, sent_at);
  create index phone_texts_by_number on phone_texts (number, sent_at);
`;

const SECOND_FACTORS = sql`
  create table totp_factors (
    player_id integer primary key references players,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    created_at timestamptz not null
  );
  create table recovery_codes (
    player_id integer not null references players,
    code_hash bytea not null,
    primary key (player_id, code_hash)
  );
  create table passkeys (
    id uuid primary key,
    player_id integer not null references players,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index passkeys_by_player on passkeys (player_id);
  create table passkey_registrations (
    player_id integer primary key references players,
    challenge text not null,
    expires_at timestamptz not null
  );
  create table sign_in_challenges (
    token_hash bytea primary key,
    player_id integer not null references players,
    passkey_challenge text,
    password_digest bytea not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  );
  create index sign_in_challenges_by_player on sign_in_challenges (player_id);
  create table second_factor_tries (
    player_id integer primary key references players,
    since timestamptz not null,
    tries integer not null
  );
`;

/**
 * What players tell about themselves and how they prove who they are: telephone numbers, second factors, and sessions
 * that have an id beside their secret token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await PLAYERS.execute(db);
  await SECOND_FACTORS.execute(db);
}
