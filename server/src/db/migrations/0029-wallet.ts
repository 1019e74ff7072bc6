import { type Kysely, sql } from 'kysely';

/**
 * A statement of an account reads its entries in the order they happened. Whoever writes entries holds the account, so
 * `no` rises with time on each account, which the clock of a transaction does not.
 */
const STATEMENTS = sql`
  alter table ledger_entries add column no bigint generated always as identity;
  drop index ledger_entries_from;
  drop index ledger_entries_to;
  create index ledger_entries_from on ledger_entries (from_account, no);
  create index ledger_entries_to on ledger_entries (to_account, no);
`;

/** The account in use; without one it is that of the player's own currency, in which limits are counted. */
const ACCOUNTS = sql`
  alter table player_accounts add column selected boolean not null default false;
  create unique index player_accounts_selected on player_accounts (player_id) where selected;
`;

const DEPOSITS = sql`
  alter table deposits
    add column refunded bigint not null default 0,
    add column poll_at timestamptz not null default now(),
    add constraint deposits_state check (
      state in ('pending', 'success', 'error', 'expired', 'refunded', 'charged_back')),
    add constraint deposits_refunded check (refunded between 0 and amount);
  create index deposits_by_player on deposits (player_id, created_at desc);
  create index deposits_to_poll on deposits (poll_at) where state = 'pending';
  create table payment_events (
    provider text not null,
    event_id text not null,
    merchant_ref uuid not null,
    outcome text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  );
  create table chargebacks (
    deposit_id uuid primary key references deposits,
    player_id integer not null references players,
    currency text not null,
    amount bigint not null check (amount > 0),
    opened_at timestamptz not null,
    closed_at timestamptz,
    closed_by text
  );
  create index chargebacks_open on chargebacks (player_id) where closed_at is null;
`;

const WITHDRAWALS = sql`
  create table withdrawals (
    id uuid primary key,
    player_id integer not null references players,
    request_id uuid not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    provider text not null,
    destination_token text not null,
    destination text not null,
    state text not null default 'requested' check (
      state in ('requested', 'in_review', 'approved', 'sending', 'sent', 'failed', 'cancelled', 'declined')),
    reason text,
    expected_at timestamptz,
    provider_ref text,
    due_at timestamptz not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (player_id, request_id),
    unique (provider, provider_ref)
  );
  create index withdrawals_by_player on withdrawals (player_id, created_at desc, id desc);
  create index withdrawals_due on withdrawals (due_at) where state in ('requested', 'approved', 'sending');
  create index withdrawals_in_review on withdrawals (created_at) where state = 'in_review';
  create table withdrawal_stages (
    withdrawal_id uuid not null references withdrawals,
    number integer not null,
    state text not null,
    reason text,
    by_whom text not null,
    at timestamptz not null,
    primary key (withdrawal_id, number)
  );
`;

const SANDBOX = sql`
  alter table sandbox_payments
    add column card text,
    add column refunded bigint not null default 0;
  create table sandbox_payouts (
    id uuid primary key,
    merchant_ref text not null unique,
    currency text not null,
    amount bigint not null,
    destination text not null,
    webhook_url text not null,
    created_at timestamptz not null
  );
  create table sandbox_destinations (token uuid primary key, number text not null);
  create table sandbox_events (
    id uuid primary key,
    subject_id uuid not null,
    merchant_ref text not null,
    kind text not null,
    amount bigint not null,
    currency text not null,
    webhook_url text not null,
    copies integer not null default 1,
    created_at timestamptz not null,
    due_at timestamptz not null,
    delivered_at timestamptz
  );
  create index sandbox_events_by_subject on sandbox_events (subject_id);
  create index sandbox_events_by_merchant on sandbox_events (merchant_ref);
  create index sandbox_events_waiting on sandbox_events (due_at) where delivered_at is null;
`;

/** Statements of accounts, every state of a deposit, withdrawals, and what the sandbox needs to show each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await STATEMENTS.execute(db);
  await ACCOUNTS.execute(db);
  await DEPOSITS.execute(db);
  await WITHDRAWALS.execute(db);
  await SANDBOX.execute(db);
}
