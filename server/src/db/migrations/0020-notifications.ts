import { type Kysely, sql } from 'kysely';

/**
 * What players are told, as facts: texts are made for whoever reads them. A cause tells a player once. How many are
 * unread is counted by whoever adds or reads some, so that announced counts follow each other. A delivery is there
 * until its subscription has got its notification.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id integer generated always as identity primary key,
      player_id integer not null references players,
      cause text not null,
      facts jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (player_id, cause)
    );
    create index notifications_by_player on notifications (player_id, id);
    create table notification_counters (
      player_id integer primary key references players,
      unread integer not null check (unread >= 0)
    );
    create table push_subscriptions (
      id integer generated always as identity primary key,
      player_id integer not null references players,
      service text not null check (service in ('web_push', 'one_signal')),
      address text not null,
      p256dh text,
      auth text,
      locale text not null,
      updated_at timestamptz not null,
      unique (service, address),
      check (service <> 'web_push' or (p256dh is not null and auth is not null))
    );
    create index push_subscriptions_by_player on push_subscriptions (player_id);
    create table push_deliveries (
      notification_id integer not null references notifications on delete cascade,
      subscription_id integer not null references push_subscriptions on delete cascade,
      due_at timestamptz not null,
      attempts integer not null default 0,
      key uuid not null default gen_random_uuid(),
      primary key (notification_id, subscription_id)
    );
    create index push_deliveries_by_due on push_deliveries (due_at);
    create index push_deliveries_by_subscription on push_deliveries (subscription_id);
  `.execute(db);
}
