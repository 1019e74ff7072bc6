import { type Kysely, sql } from 'kysely';

const CATALOGUE = sql`
  create table sports (
    id integer generated always as identity primary key,
    urn text not null unique,
    key text not null unique,
    name text not null,
    priority integer not null,
    type text not null,
    provider text not null
  );
  create table categories (
    id integer generated always as identity primary key,
    urn text not null unique,
    sport_id integer not null references sports,
    name text not null,
    country_code text,
    priority integer not null
  );
  create table tournaments (
    id integer generated always as identity primary key,
    urn text not null unique,
    category_id integer not null references categories,
    name text not null,
    priority integer not null
  );
  create table competitors (
    id integer generated always as identity primary key,
    urn text not null unique,
    name text not null,
    abbreviation text not null
  );
  create table matches (
    id integer generated always as identity primary key,
    urn text not null unique,
    provider text not null,
    tournament_id integer not null references tournaments,
    home_id integer not null references competitors,
    away_id integer not null references competitors,
    stadium text,
    city text,
    start_time timestamptz not null,
    status smallint not null default 0,
    stage_code integer,
    statistics jsonb not null,
    available_markets integer not null default 0,
    version bigint not null default 0
  );
  create index matches_by_status on matches (status, start_time);
  create index matches_by_tournament on matches (tournament_id, status, start_time);
  create table markets (
    match_id integer not null references matches,
    market_id integer not null,
    specifier text not null,
    status smallint not null,
    product smallint not null,
    priced_live boolean not null default false,
    favourite boolean not null default false,
    outcomes jsonb not null,
    results jsonb,
    version bigint not null,
    primary key (match_id, market_id, specifier)
  ) with (fillfactor = 80);
  create table producers (
    id smallint primary key,
    provider text not null,
    status text not null,
    last_alive_at timestamptz,
    last_message_at timestamptz,
    recovery_request_id integer not null default 1000
  );
  create table feed_runs (
    source text primary key,
    seed text not null,
    speed double precision not null,
    epoch timestamptz not null,
    resumed_to timestamptz
  );
  create table outbox (
    id bigint generated always as identity primary key,
    channel text not null,
    event_name text not null,
    message jsonb not null,
    urgent boolean not null default false,
    created_at timestamptz not null default now()
  );
  create table settlement_queue (
    id bigint generated always as identity primary key,
    match_id integer not null,
    market_id integer not null,
    specifier text not null,
    created_at timestamptz not null default now()
  );
`;

/** Sports down to matches and their lines, the feed's producers, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await CATALOGUE.execute(db);
}
