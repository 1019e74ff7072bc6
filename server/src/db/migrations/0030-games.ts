import { type Kysely, sql } from 'kysely';

const VIRTUAL_WALLET = sql`
  create table game_launches (
    token_hash bytea primary key,
    player_id integer not null references players,
    provider text not null,
    app text not null,
    currency text not null,
    locale text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index game_launches_by_player on game_launches (player_id);
  create table game_sessions (
    id uuid primary key,
    player_id integer not null references players,
    provider text not null,
    app text not null,
    currency text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index game_sessions_by_player on game_sessions (player_id);
  create table game_transactions (
    provider text not null,
    id text not null,
    session_id uuid not null references game_sessions,
    kind text check (kind in ('debit', 'credit')),
    round_id text,
    amount bigint check (amount >= 0),
    closes_round boolean not null default false,
    refusal text,
    detail text,
    balance bigint,
    rolled_back_at timestamptz,
    rolled_back_balance bigint,
    created_at timestamptz not null,
    primary key (provider, id),
    check (kind is null or (round_id is not null and amount is not null)),
    check (kind is not null or rolled_back_at is not null)
  );
  create index game_transactions_by_round on game_transactions (session_id, round_id);
`;

const SANDBOX = sql`
  create table sandbox_game_tables (
    key_hash bytea primary key,
    session_id uuid not null,
    app text not null,
    currency text not null,
    locale text not null,
    seed text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create table sandbox_game_rounds (
    id uuid primary key,
    session_id uuid not null,
    app text not null,
    currency text not null,
    stake bigint not null check (stake > 0),
    choice text not null,
    seed text not null,
    client_seed text not null,
    win bigint not null check (win >= 0),
    state text not null check (state in ('staking', 'undoing', 'paying', 'done', 'void')),
    created_at timestamptz not null
  );
  create index sandbox_game_rounds_unfinished on sandbox_game_rounds (created_at)
    where state not in ('done', 'void');
`;

/**
 * The virtual wallet: launches, whose tokens are kept as hashes; what providers have played on; and each of their
 * transactions with what was answered first. A transaction without a kind is one that was taken back before it came.
 * The sandbox's tables are what a provider elsewhere would keep for itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await VIRTUAL_WALLET.execute(db);
  await SANDBOX.execute(db);
}
