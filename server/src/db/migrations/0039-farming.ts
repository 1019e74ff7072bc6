import { type Kysely, sql } from 'kysely';

/**
 * Points that bets earn for a bonus: what a bet may earn is known when it is placed, what it has earned when it is
 * settled. `farm_at` is when somebody has to look whether the points of a bonus have earned a prize.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonuses
      add column points bigint not null default 0 check (points >= 0),
      add column prizes integer not null default 0,
      add column farm_at timestamptz;
    create index bonuses_to_farm on bonuses (farm_at) where farm_at is not null;
    create table bonus_points (
      bet_id integer primary key,
      bonus_id integer not null references bonuses,
      possible bigint not null check (possible >= 0),
      points bigint not null default 0 check (points >= 0),
      event_ids integer[] not null
    );
    create index bonus_points_of_bonus on bonus_points (bonus_id);
  `.execute(db);
}
