import { type Kysely, sql } from 'kysely';

/**
 * What operators have set while the site runs: one document, of which each change counts up the version. Whoever changes
 * it locks its one row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_settings (
      only_row boolean primary key default true check (only_row),
      version integer not null,
      document jsonb not null check (jsonb_typeof(document) = 'object'),
      changed_at timestamptz,
      changed_by text
    );
    insert into site_settings (version, document) values (0, '{}');
    create trigger never_empty before delete or truncate on site_settings
    for each statement execute function refuse_change();
  `.execute(db);
}
