import { type Kysely, sql } from 'kysely';

/**
 * Tournaments, lootboxes and freebets for making bets. The pool of a tournament stands with its campaign and its money in
 * the ledger; its places are kept as they were paid. A freebet that was earned knows by what. `bonus_counts` says which
 * bets count for an amb freebet; how far a player has come is read off the results of those. It has no foreign keys: a
 * placement writes it behind the locks that others wait for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonus_campaigns
      add column pool bigint check (pool > 0),
      add column pool_state text
        check (pool_state in ('created', 'active', 'paused', 'finished', 'disabled')),
      add column pool_paid_at timestamptz;
    create index bonus_campaigns_with_pools on bonus_campaigns (id)
      where pool_state in ('created', 'active', 'paused', 'finished') and pool_paid_at is null;
    alter table bonuses
      add column earned_by integer,
      add column boosted_id integer,
      add column tell_at timestamptz;
    create index bonuses_earned on bonuses (earned_by) where earned_by is not null;
    create index bonuses_to_tell on bonuses (tell_at) where tell_at is not null;
    create index bonuses_that_count on bonuses (player_id) where type = 'amb' and status = 'active';
    create table bonus_counts (
      bet_id integer not null,
      bonus_id integer not null,
      primary key (bet_id, bonus_id)
    );
    create index bonus_counts_of_bonus on bonus_counts (bonus_id);
    create table tournament_results (
      campaign_id integer not null references bonus_campaigns,
      player_id integer not null,
      position integer not null check (position > 0),
      farmed bigint not null check (farmed > 0),
      freebets integer not null,
      prize bigint not null check (prize >= 0),
      primary key (campaign_id, player_id)
    );
  `.execute(db);
}
