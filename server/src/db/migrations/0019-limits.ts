import { type Kysely, sql } from 'kysely';

const LIMITS = sql`
  create table stake_limits (
    id integer generated always as identity primary key,
    market_id integer,
    tournament_id integer references tournaments,
    player_id integer references players,
    currency text,
    stake_type text check (stake_type in ('default', 'system', 'custom_bet')),
    max_stake bigint check (max_stake >= 0),
    max_payout bigint check (max_payout >= 0),
    unique nulls not distinct (market_id, tournament_id, player_id, currency, stake_type),
    check (num_nonnulls(market_id, tournament_id, player_id) > 0),
    check (num_nonnulls(max_stake, max_payout) > 0)
  );
  create index stake_limits_of_player on stake_limits (player_id);
`;

const EXPOSURES = sql`
  create table event_exposures (
    match_id integer not null references matches,
    currency text not null,
    liability bigint not null,
    primary key (match_id, currency)
  ) with (fillfactor = 50);
  create table exposure_outcomes (
    match_id integer not null,
    currency text not null,
    line text not null,
    outcome_id text not null,
    staked bigint not null,
    pays bigint not null,
    voided bigint not null,
    primary key (match_id, currency, line, outcome_id)
  ) with (fillfactor = 50);
  create table bet_exposures (
    bet_id integer not null references bets,
    match_id integer not null,
    line text not null,
    outcome_id text not null,
    staked bigint not null,
    pays bigint not null,
    voided bigint not null,
    primary key (bet_id, match_id)
  );
`;

const DECISIONS = sql`
  alter table players
    add column is_vip boolean not null default false,
    add column municipality text;
  alter table bets add column is_vip boolean not null default false;
  create index submitted_bets on bets (created_at, id) where status = 'submitted';
  create table operator_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator text not null,
    action text not null,
    player_id integer references players,
    bet_id integer references bets,
    details jsonb not null default '{}'
  );
`;

/**
 * Limits that operators set beside the site's, what events can cost, who is decided on by hand, and what
 * operators have decided.
 *
 * What an event can cost is kept in one row by currency, which whoever changes anything of it locks first;
 * what it is made of is added up by outcome beside it, and by bet, so that a bet takes with it what it brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await LIMITS.execute(db);
  await EXPOSURES.execute(db);
  await DECISIONS.execute(db);
}
