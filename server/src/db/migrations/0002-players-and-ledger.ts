import { type Kysely, sql } from 'kysely';

const PLAYERS_AND_LEDGER = sql`
  create table players (
    id integer generated always as identity primary key,
    email text not null,
    password_hash text not null,
    nickname text,
    first_name text,
    last_name text,
    language text not null,
    currency text not null,
    country_code text,
    created_at timestamptz not null default now()
  );
  create unique index players_by_email on players (lower(email));
  create table sessions (
    token_hash bytea primary key,
    player_id integer not null references players,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    user_agent text
  );
  create table player_accounts (
    player_id integer not null references players,
    currency text not null,
    active boolean not null,
    primary key (player_id, currency)
  );
  create table ledger_accounts (
    id text primary key,
    currency text not null,
    may_overdraw boolean not null,
    balance bigint not null default 0,
    constraint covered check (may_overdraw or balance >= 0)
  ) with (fillfactor = 70);
  create table ledger_postings (
    id text primary key,
    digest text not null,
    created_at timestamptz not null default now()
  );
  create table ledger_entries (
    posting_id text not null references ledger_postings,
    ordinal integer not null,
    from_account text not null references ledger_accounts,
    to_account text not null references ledger_accounts,
    amount bigint not null check (amount > 0),
    primary key (posting_id, ordinal),
    check (from_account <> to_account)
  );
  create index ledger_entries_from on ledger_entries (from_account);
  create index ledger_entries_to on ledger_entries (to_account);
  create table deposits (
    id uuid primary key,
    player_id integer not null references players,
    currency text not null,
    amount bigint not null check (amount > 0),
    provider text not null,
    provider_ref text,
    state text not null default 'pending',
    return_url text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider, provider_ref)
  );
  create table sandbox_payments (
    id uuid primary key,
    merchant_ref text not null,
    currency text not null,
    amount bigint not null,
    state text not null default 'open',
    webhook_url text not null,
    return_url text not null,
    created_at timestamptz not null default now()
  );
`;

/** Players, their sessions and deposits, and the double-entry ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await PLAYERS_AND_LEDGER.execute(db);
}
