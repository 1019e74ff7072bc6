import { type Kysely, sql } from 'kysely';

const CAMPAIGNS = sql`
  create table bonus_campaigns (
    id integer generated always as identity primary key,
    kind text not null,
    status text not null check (status in ('active', 'paused', 'ended')),
    trigger jsonb not null,
    texts jsonb not null,
    banners jsonb not null,
    terms jsonb not null,
    offer jsonb not null,
    starts_at timestamptz not null,
    ends_at timestamptz,
    lives_hours integer check (lives_hours > 0),
    needs_activation boolean not null,
    uses_count integer check (uses_count > 0),
    created_at timestamptz not null,
    created_by text not null
  );
  create index bonus_campaigns_that_run on bonus_campaigns (id) where status = 'active';
  create unique index bonus_campaigns_by_code on bonus_campaigns (lower(trigger ->> 'code'))
    where status <> 'ended' and trigger ->> 'code' is not null;
`;

const BONUSES = sql`
  create table bonuses (
    id integer generated always as identity primary key,
    campaign_id integer not null references bonus_campaigns,
    player_id integer not null references players,
    cause text not null,
    type text not null,
    status text not null,
    trigger_key text,
    currency text,
    amount bigint check (amount >= 0),
    uses_count integer,
    used_count integer not null default 0 check (used_count >= 0),
    valid_from timestamptz,
    valid_to timestamptz,
    end_at timestamptz,
    ends integer not null default 0,
    issued_at timestamptz not null,
    activated_at timestamptz,
    seen_at timestamptz,
    unique (campaign_id, player_id, cause)
  );
  create index bonuses_of_player on bonuses (player_id, id desc);
  create index bonuses_to_end on bonuses (end_at) where end_at is not null;
`;

const BIRTHDAYS = sql`
  alter table players add column birth_date text
    check (birth_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
  create index players_by_birthday on players (substr(birth_date, 6)) where birth_date is not null;
`;

const BETS = sql`
  alter table bets
    add column bonus jsonb,
    add column bonus_id integer,
    add column freebet_id integer,
    add column from_bonus bigint not null default 0,
    add column freebet_due text;
  create index bets_with_bonus on bets (bonus_id) where bonus_id is not null;
`;

/**
 * Campaigns, the bonuses that they have issued to players, and what of a bonus is kept with a bet. A bonus is issued
 * once for each cause: whoever issues it again, also at the same time, finds it there. `end_at` is when somebody has to
 * look whether there is still money on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await CAMPAIGNS.execute(db);
  await BONUSES.execute(db);
  await BIRTHDAYS.execute(db);
  await BETS.execute(db);
}
