import { type Kysely, sql } from 'kysely';

/**
 * A charge-back after a refund takes what is left, so what banks took is counted beside what was refunded; and a declined
 * deposit may still be paid, so the provider is asked about it too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposits add column charged_back bigint not null default 0;
    update deposits d set charged_back = c.amount from chargebacks c where c.deposit_id = d.id;
    alter table deposits
      drop constraint deposits_refunded,
      add constraint deposits_given_back check (
        refunded >= 0 and charged_back >= 0 and refunded + charged_back <= amount);
    drop index deposits_to_poll;
    create index deposits_to_poll on deposits (poll_at) where state in ('pending', 'error');
  `.execute(db);
}
