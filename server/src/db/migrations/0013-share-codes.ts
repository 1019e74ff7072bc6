import { type Kysely, sql } from 'kysely';

/** Bets that were shared, by the code that leads to them. Equal bets have one code: the digest says which are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_codes (
      code text primary key,
      digest text not null unique,
      bets jsonb not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index share_codes_by_expiry on share_codes (expires_at);
  `.execute(db);
}
