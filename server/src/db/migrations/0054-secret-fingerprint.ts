import { type Kysely, sql } from 'kysely';

/** By which secret a database is used, in one row; the secret itself cannot be read off it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_fingerprint (
      is_only boolean primary key default true check (is_only),
      fingerprint text not null,
      written_at timestamptz not null default now()
    )`.execute(db);
}
