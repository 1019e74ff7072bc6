import { type Kysely, sql } from 'kysely';

const EVENTS = sql`
  alter table matches
    add column type text not null default 'match',
    add column name text,
    add column parent_id integer references matches,
    add column end_date timestamptz,
    add column sport_id integer references sports,
    add column has_video boolean not null default false,
    add column stream_url text,
    add column custom_bet boolean not null default false,
    add column bets_count integer not null default 0,
    alter column home_id drop not null,
    alter column away_id drop not null;
  update matches set sport_id = c.sport_id
  from tournaments t join categories c on c.id = t.category_id
  where t.id = matches.tournament_id;
  alter table matches alter column sport_id set not null;
  alter table tournaments add column kind text not null default 'match';
  alter table competitors add column country_code text;
  alter table markets
    add column next_bet_stop timestamptz,
    add column cashout smallint not null default -1;
  create table match_competitors (
    match_id integer not null references matches,
    ordinal smallint not null,
    competitor_id integer not null references competitors,
    primary key (match_id, ordinal)
  );
  create table match_timeline (
    match_id integer not null references matches,
    ordinal integer not null,
    at timestamptz not null,
    match_time text,
    kind text not null,
    side smallint,
    home integer,
    away integer,
    primary key (match_id, ordinal)
  );
`;

const PRODUCERS = sql`
  alter table producers drop constraint producers_pkey;
  alter table producers
    add primary key (provider, id),
    add column name text,
    add column recovery_window_minutes integer;
`;

const NAMES = sql`
  create table entity_names (
    urn text not null,
    locale text not null,
    name text not null,
    primary key (urn, locale)
  );
  create table market_descriptions (
    provider text not null,
    market_id integer not null,
    variant text not null default '',
    locale text not null,
    description jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (provider, market_id, variant, locale)
  );
  create table priorities (
    kind text not null check (kind in ('sport', 'category', 'tournament')),
    entity_id integer not null,
    locale text not null,
    priority integer not null,
    primary key (kind, entity_id, locale)
  );
  create table favourites (
    player_id integer not null references players,
    type text not null,
    entity_id text not null,
    created_at timestamptz not null default now(),
    primary key (player_id, type, entity_id)
  );
`;

/**
 * Events that are no matches, what the feed says of lines beside their prices, producers by provider, names and
 * descriptions in other languages, priorities per locale, and favourites.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await EVENTS.execute(db);
  await PRODUCERS.execute(db);
  await NAMES.execute(db);
}
