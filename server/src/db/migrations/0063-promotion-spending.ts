import { type Kysely, sql } from 'kysely';

/**
 * What a campaign may give in all and has given, in subunits of its budget's currency; and what all promotions have
 * given on a day (UTC), in subunits of the currency that their ceiling was in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonus_campaigns
      add column budget bigint,
      add column budget_currency text,
      add column spent bigint not null default 0,
      add check ((budget is null) = (budget_currency is null));
    create table promotion_days (
      day date not null,
      currency text not null,
      spent bigint not null,
      primary key (day, currency)
    );
  `.execute(db);
}
